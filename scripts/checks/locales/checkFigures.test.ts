import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import { temporaryLocales } from '../../../test/kit/temporaryLocales.ts';
import { checkFigures, EXCEPTIONS_FILE } from './checkFigures.ts';

const locales = temporaryLocales();
const { write } = locales;

beforeEach(async () => {
  for (const code of LANGUAGE_CODES) await write(`${code}/home.json`, { text: 'IEC 62619' });
});

const check = () => checkFigures(locales.folder);
const typedIn = async (code: LanguageCode, text: string) => {
  await write(`${code}/home.json`, { text });
  return check();
};

describe('a figure with a unit that is typed by hand is a fault', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'Stores 18.4 kWh.', '18.4 kWh'],
    ['en', 'Lasts for 6,000 full cycles.', '6,000 full cycle'],
    ['en', 'An answer within 2 working days.', '2 working day'],
    ['en', 'Protected to IP67.', 'IP67'],
    ['en', 'Charged at 0.5C.', '0.5C'],
    ['de', 'Die 80-V-Baureihe', '80-V'],
    ['de', 'mindestens 70\u00a0% nach 10 Jahren', '70\u00a0%'],
    ['de', 'erst nach 10 Jahren', '10 Jahr'],
    ['es', 'durante 15 años', '15 año'],
    ['fr', 'pendant 15 ans', '15 ans'],
    ['fr', '2\u202f400 personnes', '2\u202f400 personne'],
    ['it', 'almeno l’80% della capacità', '80%'],
    ['ja', '最終納入後15年間', '15年'],
    ['ja', '定格容量の80%以上', '80%'],
    ['ar', 'لمدة 15 سنة', '15 سنة'],
    ['ar', 'عند \u200e25 °C و\u200e50%', '25 °C'],
  ])('%s: %j', async (code, text, figure) => {
    expect(await typedIn(code, text)).toContain(`${code}: home.text has “${figure}” typed by hand`);
  });

  test('once for all languages', async () => {
    for (const code of ['de', 'fr'] as const) await write(`${code}/home.json`, { text: '80 V' });
    expect(check()).toEqual(['de, fr: home.text has “80 V” typed by hand']);
  });

  test('in an article and in a default content block', async () => {
    await write('fr/news/01-a.md', '---\nid: 1\ntitle: T\n---\n\nUn pack de 80 V.');
    await write('fr/blocks/about-contact.json', { address: 'Quai 3, 12 km' });
    expect(check()).toEqual([
      'fr: news/01-a.md 1 has “80 V” typed by hand',
      'fr: blocks/about-contact.json has “12 km” typed by hand',
    ]);
  });
});

test.each<[LanguageCode, string]>([
  ['en', 'In 2019 the plant opened. On March 3, 2026, hall 4.'],
  ['en', 'ISO 26262, UN 38.3, UL\u00a09540A, OCPP 2.0.1 and Article 6(1)(a)'],
  ['en', 'within two working days, for fifteen years'],
  ['en', '{{catalog.battery.energy.max}} and {{organization.figures.people}} people, {{percent}}%'],
  ['fr', 'depuis 2009 avec un partenaire'],
  ['ja', '2009年に創業、1ページにまとめ、4名で開始'],
])('%s: %j has no typed figure', async (code, text) => {
  for (const other of LANGUAGE_CODES) await write(`${other}/home.json`, { text });
  expect(await typedIn(code, text)).toEqual([]);
});

describe('an exception', () => {
  const except = (exceptions: readonly object[]) =>
    write(
      EXCEPTIONS_FILE,
      exceptions.map((exception) => ({ reason: 'History of the company', ...exception })),
    );

  test('allows all figures of a text, or of all texts below a key', async () => {
    await write('de/home.json', { past: { a: '80 V', b: '90 V' } });
    await except([{ texts: ['home.past.a'] }]);
    expect(check()).toEqual(['de: home.past.b has “90 V” typed by hand']);
    await except([{ texts: ['home.past.*'] }]);
    expect(check()).toEqual([]);
  });

  test('for a figure allows it in the notation of every language, and no other', async () => {
    await write('en/home.json', { text: '1,250.5 kg' });
    await write('de/home.json', { text: '1.250,5 kg, 3 kg' });
    await except([{ texts: ['home.text'], figures: ['1250.5'] }]);
    expect(check()).toEqual(['de: home.text has “3 kg” typed by hand']);
  });

  test('that matches nothing is a fault', async () => {
    await except([{ texts: ['home.text'] }, { texts: ['home.other'], figures: ['15'] }]);
    expect(check()).toEqual([
      `${EXCEPTIONS_FILE}: home.text is an unused exception`,
      `${EXCEPTIONS_FILE}: home.other, 15, is an unused exception`,
    ]);
  });

  test('needs a reason', async () => {
    await except([{ texts: ['home.text'], reason: '' }]);
    expect(check).toThrow('reason');
  });
});

test('every language has the figure placeholders of English; names may differ', async () => {
  const english = '{{warranty.packs.term}} {{organization.name}}';
  for (const code of LANGUAGE_CODES) await write(`${code}/home.json`, { text: english });
  await write('it/home.json', { text: '{{warranty.storage.term}}' });
  expect(check()).toEqual([
    'it: home.text lacks {{warranty.packs.term}}',
    'it: home.text has {{warranty.storage.term}}, unlike English',
  ]);
});
