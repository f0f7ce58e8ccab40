import { expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { describePeople } from './describePeople.ts';

it.each<[LanguageCode, string, string, string]>([
  ['en', 'own', 'lohrengel', 'Birgit Lohrengel, head of quality'],
  ['en', 'ribera', 'santaella', 'Rocío Santaella, depot manager at Ribera Transportes'],
  ['de', 'ribera', 'santaella', 'Rocío Santaella, Betriebshofleiterin bei Ribera Transportes'],
  ['fr', 'baltic', 'chojnowicz', 'Marek Chojnowicz, chef d’atelier chez Baltic Rental'],
  ['it', 'fjellferge', 'hovdenak', 'Eirik Hovdenak, responsabile tecnico di Fjellferge'],
  ['ar', 'own', 'lohrengel', 'بيرغيت لورنغل، رئيسة الجودة'],
  ['ja', 'own', 'lohrengel', '品質責任者のビルギット・ローレンゲル'],
  ['ja', 'kitahama', 'asakawa', '北浜電機の研修責任者、浅川由佳里氏'],
])('introduces people in %s: %s.%s', (code, employer, id, text) => {
  expect(describePeople(code)[employer]?.[id]?.full).toBe(text);
});

it('forms the title of a signatory from the gender', () => {
  const { vossbeck, orlandt } = describePeople('de')['own'] ?? {};
  expect([vossbeck?.office, orlandt?.office]).toEqual(['Geschäftsführerin', 'Geschäftsführer']);
});

it('has a name and a role for everybody in every language', () => {
  const people = LANGUAGE_CODES.flatMap((code) => Object.values(describePeople(code)).flatMap(Object.values));
  for (const { name, role } of people) for (const text of [name, role]) expect(text).toMatch(/\p{L}/u);
});
