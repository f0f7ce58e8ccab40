import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { createAnalyzer } from './analyzer.ts';
import { compactCode } from './fold.ts';
import { stemmerOf } from './stems.ts';

const termsIn = (code: LanguageCode, text: string) => createAnalyzer(code).terms(text);

describe('terms', () => {
  it.each<[LanguageCode, ...string[]]>([
    ['en', 'battery', 'Batteries', 'BATTERY', 'ｂａｔｔｅｒｙ', 'bat\u00adtery'],
    ['en', 'charging', 'charged'],
    ['de', 'System', 'Systeme', 'Systemen'],
    ['de', 'Ladesäule', 'Ladesäulen', 'ladesaeule', 'LADESAULE'],
    ['de', 'Größe', 'groesse', 'GRÖSSE'],
    ['fr', 'système', 'systemes', 'SYSTÈMES'],
    ['fr', 'résidentiel', 'résidentielle', 'résidentielles'],
    ['es', 'batería', 'baterias', 'BATERÍAS'],
    ['es', 'autobús', 'autobuses'],
    ['es', 'cargador', 'cargadores'],
    ['it', 'carrello', 'carrelli'],
    ['ar', 'بطارية', 'البطارية', 'بطاريه', 'البطاريات', 'والبطاريات', 'للبطارية', 'بَطَّارِيَّة', 'بطـــارية'],
    ['ar', 'أنظمة', 'انظمة', 'الأنظمة'],
    ['ja', 'バッテリー', 'バッテリ', 'ﾊﾞｯﾃﾘｰ'],
    ['ja', 'パワーコンディショナー', 'パワコンディショナ'],
  ])('of %s are the same for %s and other spellings', (code, first, ...others) => {
    for (const other of others) expect(termsIn(code, other), other).toEqual(termsIn(code, first));
  });

  it.each<[LanguageCode, string, string]>([
    ['en', 'recall', 'call'],
    ['fr', 'garantie', 'gare'],
    ['fr', 'garantie', 'garder'],
    ['es', 'cargador', 'cargadora'],
    ['it', 'carico', 'carica'],
    ['ar', 'طارئ', 'بطارية'],
    ['ar', 'شاحن', 'شاحنة'],
    ['ar', 'وكيل', 'كيلو'],
  ])('of %s differ for %s and %s', (code, one, other) => {
    expect(stemmerOf(code)(one)).not.toBe(stemmerOf(code)(other));
    expect(termsIn(code, one)).not.toEqual(termsIn(code, other));
  });

  it('separate a number from its unit, and keep other words with digits', () => {
    expect(termsIn('en', '80V')).toEqual(termsIn('en', '80 V'));
    expect(termsIn('en', '80 V')).toContain('80v');
    expect(termsIn('en', '36.8 kWh')).toEqual(['36.8', '36.8kwh', 'kwh']);
    expect(termsIn('en', 'IP67')).toEqual(expect.arrayContaining(['ip67', 'ip', '67', '#ip67']));
    expect(termsIn('ja', 'V2H対応')).not.toContain('h');
  });

  it('include a hyphenated word as one', () => {
    expect(termsIn('en', 'on-board')).toContain('onboard');
  });

  it('leave out stop words, but not names in capitals', () => {
    expect(termsIn('en', 'it can do this')).toEqual([]);
    expect(termsIn('en', 'the CAN bus')).toEqual(['can', 'bus']);
  });

  it('of Japanese are pairs of characters of one script, without grammar', () => {
    expect(termsIn('ja', '家庭用蓄電池の保証')).toEqual(['家庭', '庭用', '用蓄', '蓄電', '電池', '保証']);
  });

  it('of a German compound include its parts', () => {
    const stems = new Set(['gabel', 'stapl', 'batteri', 'wechsel', 'lad', 'station', 'laden']);
    const { terms, tokens } = createAnalyzer('de', (stem) => stems.has(stem));
    expect(terms('Staplerbatterien')).toEqual(expect.arrayContaining(['stapl', 'batteri']));
    expect(tokens('Batteriewechsel')[0]?.parts).toEqual(['batteri', 'wechsel']);
    expect(tokens('Batterie')[0]?.parts).toEqual([]);
  });
});

describe('spans', () => {
  const marked = (code: LanguageCode, text: string, query: string) => {
    const { spans, tokens } = createAnalyzer(code);
    const marks = tokens(query).flatMap((token) => (token.isJapanese ? [token.text] : token.terms));
    return spans(text, new Set(marks)).map(([from, to]) => text.slice(from, to));
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
    const { terms, tokens, spans } = createAnalyzer(code);
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
      expect(tokens(text).length).toBeLessThanOrEqual(text.length);
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
