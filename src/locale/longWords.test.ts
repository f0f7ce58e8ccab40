import { expect, test } from 'vitest';
import { withSoftHyphens } from './longWords.ts';

test.each([
  ['Elektrische Antriebssysteme', 'Elektrische Antriebs|systeme'],
  ['Batteriemanagementsystem', 'Batterie|management|system'],
  ['Energiespeichersysteme', 'Energie|speicher|systeme'],
  ['Energiemanagement-Plattform', 'Energie|management-Plattform'],
  ['Bordladegeräte', 'Bord|lade|geräte'],
  ['DC-Schnellladestation', 'DC-Schnell|lade|station'],
  ['Dritte Schrankgeneration', 'Dritte Schrank|generation'],
  ['Produktsicherheitsrückruf', 'Produkt|sicherheits|rückruf'],
  ['Zellspannungen, Isolationswarnung', 'Zell|spannungen, Isolations|warnung'],
  ['Spannungsbereich (DC)', 'Spannungs|bereich (DC)'],
  ['Schutzart', 'Schutzart'],
])('hyphenates %s as %s', (text, parted) => {
  expect(withSoftHyphens(text).replaceAll('\u00ad', '|')).toBe(parted);
});
