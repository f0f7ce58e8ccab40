import { expect, test } from 'vitest';
import { withSoftHyphens } from './longWords.ts';

test.each([
  ['Elektrische Antriebssysteme', 'Elektrische Antriebs|systeme'],
  ['Batteriemanagementsystem', 'Batterie|ma|nage|ment|system'],
  ['Energiespeichersysteme', 'Energie|spei|cher|systeme'],
  ['Energiemanagement-Plattform', 'Energie|ma|nagement-Plattform'],
  ['Spannungsbereich (DC)', 'Spannungs|bereich (DC)'],
  ['Schutzart', 'Schutzart'],
])('hyphenates %s as %s', (text, parted) => {
  expect(withSoftHyphens(text).replaceAll('\u00ad', '|')).toBe(parted);
});
