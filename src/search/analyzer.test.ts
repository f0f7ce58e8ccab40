import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { createAnalyzer } from './analyzer.ts';
import { compactCode } from './fold.ts';

const termsIn = (code: LanguageCode, text: string) => createAnalyzer(code).terms(text);

describe('terms', () => {
  it.each<[LanguageCode, ...string[]]>([
    ['en', 'battery', 'Batteries', 'BATTERY', 'ｂａｔｔｅｒｙ', 'bat\u00adtery'],
    ['en', 'charging', 'charged'],
    ['de', 'System', 'Systeme', 'Systemen'],
    ['de', 'Ladesäule', 'Ladesäulen', 'ladesaeule', 'LADESAULE'],
    ['de', 'Größe', 'groesse', 'GRÖSSE'],
    ['fr', 'système', 'systemes', 'SYSTÈMES'],
    ['fr', 'énergie', 'energies'],
    ['es', 'batería', 'baterias', 'BATERÍAS'],
    ['es', 'autobús', 'autobuses'],
    ['it', 'carrello', 'carrelli'],
    ['ar', 'بطارية', 'البطارية', 'بطاريه', 'البطاريات', 'والبطاريات', 'للبطارية', 'بَطَّارِيَّة', 'بطـــارية'],
    ['ar', 'أنظمة', 'انظمة', 'الأنظمة'],
    ['ja', 'バッテリー', 'バッテリ', 'ﾊﾞｯﾃﾘｰ'],
  ])('of %s are the same for %s and other spellings', (code, first, ...others) => {
    for (const other of others) expect(termsIn(code, other), other).toEqual(termsIn(code, first));
  });

  it('separate digits from letters', () => {
    expect(termsIn('en', '80V')).toEqual(termsIn('en', '80 V 80 v').slice(0, 1));
    expect(termsIn('en', 'IP67')).toEqual(['ip', '67']);
  });

  it('include a hyphenated word as one', () => {
    expect(termsIn('en', 'on-board')).toContain('onboard');
  });

  it('leave out stop words, but not names in capitals', () => {
    expect(termsIn('en', 'it can do this')).toEqual([]);
    expect(termsIn('en', 'the CAN bus')).toEqual(['can', 'bus']);
  });

  it('of Japanese are words, and pairs of Han characters', () => {
    expect(termsIn('ja', '家庭用蓄電池の保証')).toEqual(expect.arrayContaining(['蓄電池', '電池', '保証']));
  });

  it('of a German compound include its parts', () => {
    const { terms, words } = createAnalyzer(
      'de',
      new Set(['gabel', 'stapl', 'batteri', 'wechsel', 'lad', 'station', 'laden'].map(String)),
    );
    expect(terms('Staplerbatterien')).toEqual(expect.arrayContaining(['stapl', 'batteri']));
    expect(words('Batteriewechsel')[0]?.parts).toEqual(['batteri', 'wechsel']);
    expect(words('Batterie')[0]?.parts).toEqual([]);
  });
});

describe('spans', () => {
  const marked = (code: LanguageCode, text: string, query: string) => {
    const { spans, words } = createAnalyzer(code);
    return spans(text, new Set(words(query).map(({ term }) => term))).map(([from, to]) =>
      text.slice(from, to),
    );
  };

  it.each<[LanguageCode, string, string, string[]]>([
    ['en', 'Two batteries for a forklift’s battery tray', 'battery', ['batteries', 'battery']],
    ['fr', 'Les systèmes d’énergie', 'energie systeme', ['systèmes', 'énergie']],
    ['ar', 'تحل البطاريات محل بطارية', 'بطارية', ['البطاريات', 'بطارية']],
    ['ja', '駆動用バッテリーと蓄電池', 'バッテリ 電池', ['バッテリー', '電池']],
    ['de', 'Lade\u00adsäule am Depot', 'Ladesäulen', ['Lade\u00adsäule']],
  ])('in %s mark %j for %j', (code, text, query, expected) => {
    expect(marked(code, text, query)).toEqual(expected);
  });
});

it.each(LANGUAGE_CODES)(
  '%s: the terms of hostile text are letters and digits, and nothing is marked in it',
  (code) => {
    const { terms, words, spans } = createAnalyzer(code);
    for (const text of [
      '',
      ' ',
      '\u202e',
      '\ud800',
      '(?:.*)+$',
      '<b>',
      '\u0000',
      'a'.repeat(10_000),
      '蓄'.repeat(2000),
    ]) {
      expect(terms(text).filter((term) => !/^[\p{L}\p{M}\p{N}]+$/u.test(term))).toEqual([]);
      expect(words(text).length).toBeLessThanOrEqual(text.length);
      expect(spans(text, new Set(['x']))).toEqual([]);
    }
  },
);

it.each(['AV-BP 80-230', 'avbp80230', 'AV BP 80–230', 'ＡＶ－ＢＰ８０－２３０', 'Av_Bp/80.230'])(
  '%s is one code in any spelling',
  (text) => {
    expect(compactCode(text)).toBe('avbp80230');
  },
);
