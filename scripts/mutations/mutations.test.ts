import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTATIONS } from './mutations.ts';

const root = join(import.meta.dirname, '..', '..');

it.each(MUTATIONS)('the source that “$name” changes occurs once', ({ file, search }) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source.split(search)).toHaveLength(2);
});
