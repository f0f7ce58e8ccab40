import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../locale/codes.ts';
import { createFormat } from '../locale/format.ts';
import { loadLocales } from '../locale/i18n.ts';
import { LANGUAGES } from '../locale/languages.ts';
import { formatValue } from './dataTable.ts';
import { fillFacts } from './fillFacts.ts';
import type { Value } from './family.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');
const { words } = await loadLocales(folder, pino({ enabled: false }), fillFacts);

describe('formats a unit word in the plural form of its number', () => {
  test.each<[LanguageCode, Value, string]>([
    ['en', 1, '1 year'],
    ['en', 10, '10 years'],
    ['en', [1, 2], '1 – 2 years'],
    ['de', 1, '1 Jahr'],
    ['fr', 10, '10 ans'],
    ['ar', 10, '10 سنوات'],
    ['ar', 15, '15 سنة'],
    ['ar', 100, '100 سنة'],
    ['ja', 10, '10年'],
  ])('%s: %j years', (code, value, text) => {
    const context = { words: words[code], format: createFormat(LANGUAGES[code]) };
    const shown = formatValue(value, 'years', context);
    expect(shown.replace(/[\u00a0\u2009]/gu, ' ')).toBe(text);
  });
});

test.each<[LanguageCode, string]>([
  ['en', '96.4%'],
  ['it', '96,4%'],
  ['ja', '96.4%'],
  ['ar', '96.4%'],
  ['de', '96,4 %'],
  ['es', '96,4 %'],
  ['fr', '96,4 %'],
])('%s: formats the percent sign as in %s', (code, text) => {
  const context = { words: words[code], format: createFormat(LANGUAGES[code]) };
  const shown = formatValue(96.4, '%', context);
  expect(shown.replace('\u00a0', ' ')).toBe(text);
});
