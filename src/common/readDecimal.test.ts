import { describe, expect, it } from 'vitest';
import { readDecimal } from './readDecimal.ts';

describe('readDecimal', () => {
  it.each([
    ['500', 'en', 500],
    ['0.38', 'en', 0.38],
    ['0,38', 'en', 0.38],
    ['0.38', 'de', 0.38],
    ['0,38', 'de-DE', 0.38],
    // A separator before three digits groups thousands only if the language groups with it.
    ['1.500', 'de', 1500],
    ['1.500', 'en', 1.5],
    ['1,500', 'en', 1500],
    ['1,500', 'de', 1.5],
    ['0.500', 'de', 0.5],
    ['1.500,25', 'en', 1500.25],
    ['1,500.25', 'de', 1500.25],
    ['1.234.567', 'en', 1_234_567],
    ['12 500', 'fr', 12_500],
    ['12\u202f500,5', 'fr', 12_500.5],
    ['12\u202f500,5', 'es', 12_500.5],
    ['12.500', 'es', 12_500],
    ['12’500.5', 'it', 12_500.5],
    ['٥٠٠', 'ar', 500],
    ['٠٫٣٨', 'ar', 0.38],
    ['５００', 'ja', 500],
    ['-4', 'en', -4],
    ['+4', 'en', 4],
  ])('parses %s in %s as %d', (text, tag, value) => {
    expect(readDecimal(text, tag)).toBe(value);
  });

  it.each(['', 'abc', '1e5', '0x10', '1..5', '1,2,3', '12.34.567', '5 MWh', 'Infinity', 'NaN', '--1', '1-2'])(
    'rejects %j',
    (text) => {
      expect(readDecimal(text, 'en')).toBeUndefined();
    },
  );
});
