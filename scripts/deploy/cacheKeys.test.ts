import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PREFIXED_LANGUAGES } from '../../src/locale/codes.ts';

const NGINX = readFileSync(join(import.meta.dirname, 'nginx', 'arcvane.conf'), 'utf8');
const VARNISH = readFileSync(join(import.meta.dirname, 'varnish.vcl'), 'utf8');

it.each([
  ['nginx', /\(\?<arcvane_code>([^)]*)\)/.exec(NGINX)],
  ['Varnish', /"currentLang"\) ~ "\^\(([^)]*)\)\$"/.exec(VARNISH)],
])('the cache key of the %s sample knows every language that the root redirects to', (_, match) => {
  expect(match?.[1]?.split('|')).toEqual([...PREFIXED_LANGUAGES]);
});

it('the samples know phones by the same words', () => {
  const [, phones] = /"~\*(android[^"]*)"/.exec(NGINX) ?? [];
  expect(phones).toContain('|iphone|');
  expect(VARNISH).toContain(`req.http.User-Agent ~ "(?i)${phones}"`);
});
