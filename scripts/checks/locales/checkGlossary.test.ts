import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryLocales } from '../../../test/kit/temporaryLocales.ts';
import { checkGlossary } from './checkGlossary.ts';

const locales = temporaryLocales();
const { write } = locales;

describe('the glossary', () => {
  beforeEach(() =>
    write('glossary.json', [
      { term: 'battery pack', de: 'Batteriepack', ja: 'バッテリーパック' },
      { term: 'pack', de: 'Pack', ja: 'パック' },
      { term: 'contactor', de: 'Schütz', ja: 'コンタクタ' },
      { term: 'SoC', de: 'SoC', ja: 'SoC' },
      { term: 'News', de: 'Aktuelles', ja: 'ニュース' },
    ]),
  );
  const check = async (english: string, code: string, text: string, own: object = {}) => {
    await write('en/home.json', { title: english });
    await write(`${code}/home.json`, { title: text });
    await write(`${code}/glossary.json`, own);
    return checkGlossary(locales.folder);
  };

  test.each([
    ['Two battery packs', 'de', 'Zwei Traktionsbatteriepacks'],
    ['The contactors open', 'de', 'Die Schütze öffnen'],
    ['The battery pack', 'ja', '交換用バッテリーパック'],
    ['No news is good news', 'de', 'Es gibt nichts Neues'],
    ['News', 'de', 'Aktuelles'],
    ['A society is asked', 'de', 'Eine Gesellschaft wird gefragt'],
  ])('accepts %s in %s as %s', async (english, code, text) => {
    expect(await check(english, code, text)).toEqual([]);
  });

  test.each([
    ['Two battery packs', 'de', 'Zwei Akkus', 'battery pack', 'Batteriepack'],
    ['The contactor', 'ja', '接触器', 'contactor', 'コンタクタ'],
    ['The SoC', 'de', 'Der Ladestand', 'SoC', 'SoC'],
    ['News', 'de', 'Neuigkeiten', 'News', 'Aktuelles'],
  ])('reports %s in %s as %s', async (english, code, text, term, word) => {
    expect(await check(english, code, text)).toEqual([
      `${code}: home.title has “${term}” in English, but not the glossary’s translation: “${word}”`,
    ]);
  });

  test('reports once that it lacks a language', async () => {
    expect(await check('Two battery packs and a contactor', 'fr', 'Rien')).toEqual([
      'glossary.json has no terms in fr: add “fr” to each of its entries',
    ]);
  });

  test('lists all accepted forms in the fault', async () => {
    const own = { forms: { contactor: ['Lastschütz', 'Leistungsschalter'] } };
    expect(await check('The contactor', 'de', 'Der Kontakt', own)).toEqual([
      'de: home.title has “contactor” in English, but not the glossary’s translation: “Schütz” or “Lastschütz” or “Leistungsschalter”',
    ]);
  });

  test('accepts further forms and exceptions of a language', async () => {
    const akku = { forms: { 'battery pack': ['Akkupack'] } };
    expect(await check('A battery pack', 'de', 'Ein Akkupack', akku)).toEqual([]);
    const otherwise = { otherwise: { 'home.title': { 'battery pack': 'one word in a headline' } } };
    expect(await check('A battery pack', 'de', 'Ein Akku', otherwise)).toEqual([]);
  });

  test('reports an unused exception', async () => {
    const otherwise = { otherwise: { 'home.title': { pack: 'is there' } } };
    expect(await check('A pack', 'de', 'Ein Pack', otherwise)).toEqual([
      'de/glossary.json: home.title: pack is an unused exception',
    ]);
  });

  describe('avoids words', () => {
    const avoiding = async (code: string, text: string, avoid: readonly string[], own: object = {}) => {
      const words = { de: 'Typenschild', ar: 'لوحة البيانات', ja: '銘板' };
      await write('glossary.json', [{ term: 'nameplate', ...words, avoid: { [code]: avoid } }]);
      await write('en/home.json', { title: 'x' });
      await write(`${code}/home.json`, { title: text });
      await write(`${code}/glossary.json`, own);
      return checkGlossary(locales.folder);
    };

    test.each([
      ['en', 'See the rating\u00a0plate.', 'rating plate', 'rating\u00a0plate', 'nameplate'],
      ['de', 'Auf Leistungsschildern', '*schild*', 'Leistungsschildern', 'Typenschild'],
      ['ar', 'على اللوحة المعدنية', '*لوحة المعدنية', 'اللوحة المعدنية', 'لوحة البيانات'],
      ['ja', '製品の名板に記載', '名板', '名板', '銘板'],
    ])('%s: %j', async (code, text, word, found, better) => {
      expect(await avoiding(code, text, [word])).toEqual([
        `${code}: home.title has “${found}”, which the glossary avoids: “${better}”`,
      ]);
    });

    test.each([
      ['de', 'Hochdruck', 'druck'],
      ['de', 'Druckluft', 'druck'],
      ['de', 'DC-Ladestation', 'Ladestation'],
      ['en', 'The rating of plates', 'rating plate'],
    ])('but not in other words: %s, %j', async (code, text, word) => {
      expect(await avoiding(code, text, [word])).toEqual([]);
    });

    test('except in listed texts', async () => {
      const otherwise = { 'home.title': { schild: 'the sign of a shop' } };
      expect(await avoiding('de', 'Das Schild', ['schild'], { otherwise })).toEqual([]);
      expect(await avoiding('de', 'Das Haus', ['schild'], { otherwise })).toEqual([
        'de/glossary.json: home.title: schild is an unused exception',
      ]);
    });

    test('only where it has a better one', async () => {
      await write('glossary.json', [{ term: 'nameplate', avoid: { fr: ['plaque'] } }]);
      expect(() => checkGlossary(locales.folder)).toThrow('no better word');
    });
  });

  test('asks nothing of a language that has no word for a term', async () => {
    await write('glossary.json', [
      { term: 'email', avoid: { en: ['e-mail'] } },
      { term: 'pack', de: 'Pack' },
    ]);
    expect(await check('An email', 'de', 'Eine Nachricht')).toEqual([]);
  });
});
