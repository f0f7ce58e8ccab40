import { expect, test } from 'vitest';
import { translate } from '../../test/kit/words.ts';
import type { LanguageCode } from '../model/codes.ts';

test.each<[LanguageCode, number, string]>([
  ['en', 1000, '1,000 days'],
  ['de', 1000, '1.000 Tage'],
  ['de', 1, '1 Tag'],
  ['es', 1000, '1000 días'],
  ['es', 10_000, '10\u202f000 días'],
  ['ar', 1000, '1,000 يوم'],
  ['ar', 2, 'يومان'],
])('%s: a text with the count %d has it in the format of the language', (code, count, text) => {
  expect(translate[code]('consent:lifetime.days', { count })).toBe(text);
});
