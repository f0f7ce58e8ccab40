import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PREFIXED_LANGUAGES } from '../../src/model/codes.ts';

it('the cache key of the nginx sample knows every language that the root redirects to', () => {
  const sample = readFileSync(join(import.meta.dirname, 'nginx', 'arcvane.conf'), 'utf8');
  const [, codes] = /\(\?<arcvane_code>([^)]*)\)/.exec(sample) ?? [];
  expect(codes?.split('|')).toEqual([...PREFIXED_LANGUAGES]);
});
