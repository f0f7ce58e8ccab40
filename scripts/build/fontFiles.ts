import { join } from 'node:path';
import { characterRange } from './characterRange.ts';
import { arabicFontSource, fontSource } from './fontSource.ts';
import { japaneseCharacters } from './japaneseCharacters.ts';

/** A third weight would be a third file to wait for in every first view. */
export const WEIGHTS = [400, 500] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * Stylesheets with the `@font-face` rules. Only Japanese pages load the Japanese one, because its lists are long; of the others,
 * they load the first, for texts in German. Only manuals load the last.
 */
export const FONT_SHEETS = ['latin', 'latinMore', 'arabic', 'japanese', 'manual'] as const;

/**
 * A set of characters of a font family, one file per weight. The sets of a family are disjoint. Both weights have the same
 * characters, because WebKit takes a character that one weight lacks from the other.
 */
export interface FontFile {
  /** Without weight and extension. */
  readonly name: string;
  readonly family: string;
  readonly sheet: (typeof FONT_SHEETS)[number];
  /** Module path of the source font. */
  readonly source: (weight: Weight) => string;
  /** Those that the source font lacks are ignored. */
  readonly characters: string;
  /** OpenType features to keep. */
  readonly features: readonly string[];
  /** OpenType tables to drop. */
  readonly without?: readonly string[];
}

/** Characters of the pages in English, German, French, Spanish and Italian, and of Latin words in Arabic pages. */
const LATIN = [
  characterRange(0x20, 0x7e),
  '\u00a0§©«\u00ad°±²³µ·¹º»×ÀÁÄÇÈÉÍÑÓÖÚÜß¡¿',
  'àáâäçèéêëìíîïñòóôöùúûüœ',
  '\u2009–—‘’“”„…↓−',
].join('');

/** Other Western European letters and signs, which texts of the content service may use. */
const LATIN_MORE = without(LATIN, `${characterRange(0xa0, 0xff)}\u0131\u0152\u02c6\u02da\u02dc‚•′″‹›⁄€™↑∕`);

/** Letters of other European languages, and currencies. */
const LATIN_REST = without(
  LATIN + LATIN_MORE,
  `${characterRange(0x100, 0x2ff)}${characterRange(0x1e80, 0x1eff)}${characterRange(0x20a0, 0x20c0)}†ℓ`,
);

/** Kerning, accents and ligatures. Dropping superscripts, fractions and alternates saves a sixth of the file. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/**
 * Modern Arabic, and the digits, signs and Latin letters of Arabic texts, so that a first view needs one file per weight.
 * The rarest come from the Latin files: with them, the file of bold text would exceed 14 KB.
 */
const ARABIC = without(
  'JQYZqwx',
  [
    ' \u00a0،؛؟',
    characterRange(0x621, 0x63a),
    characterRange(0x641, 0x652),
    '%()«°»×–−',
    characterRange(0x2b, 0x3a),
    characterRange(0x41, 0x5a),
    characterRange(0x61, 0x7a),
  ].join(''),
);

/** Arabic-Indic digits, letters for foreign names, the tatweel and joiners, which texts of the content service may use. */
const ARABIC_MORE = `${characterRange(0x660, 0x66c)}\u0640\u0670پچژڤگ\u200c\u200d`;

/**
 * Omits `locl`, whose digits are lower than those on nameplates and in documents, and `calt`, a twentieth of the file, which
 * only moves some full stops by two pixels.
 */
const ARABIC_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'init', 'medi', 'fina', 'isol', 'rlig'];

/** Includes contextual spacing of adjacent punctuation. Dropping pair kerning saves a tenth of the file. */
const JAPANESE_FEATURES = ['halt', 'chws', 'ccmp', 'locl'];

/** Tables for vertical text, which no page has. */
const VERTICAL_TABLES = ['BASE', 'vhea', 'vmtx', 'VORG'];

/** @param root project root */
export async function fontFiles(root: string): Promise<readonly FontFile[]> {
  const { signs, first, frame, labels, rest, manuals } = await japaneseCharacters(join(root, 'locales'));
  return [
    latin('plex-latin', 'latin', LATIN),
    { ...latin('plex-latin-more', 'latin', LATIN_MORE), sheet: 'latinMore' },
    { ...latin('plex-latin-rest', 'latin-ext', LATIN_REST), sheet: 'latinMore' },
    arabic('plex-arabic', ARABIC),
    arabic('plex-arabic-more', ARABIC_MORE),
    japanese('plex-japanese', first, 'IBM Plex Sans JP First'),
    { ...latin('plex-japanese-signs', 'latin', signs), family: 'IBM Plex Sans JP', sheet: 'japanese' },
    japanese('plex-japanese-frame', frame),
    japanese('plex-japanese-labels', labels),
    japanese('plex-japanese-rest', rest),
    { ...japanese('plex-japanese-manuals', manuals), sheet: 'manual' },
  ];
}

function latin(name: string, slice: string, characters: string): FontFile {
  return {
    name,
    family: 'IBM Plex Sans',
    sheet: 'latin',
    source: (weight) => fontSource('ibm-plex-sans', slice, weight),
    characters,
    features: LATIN_FEATURES,
  };
}

function arabic(name: string, characters: string): FontFile {
  return {
    name,
    family: 'IBM Plex Sans Arabic',
    sheet: 'arabic',
    source: arabicFontSource,
    characters,
    features: ARABIC_FEATURES,
  };
}

function japanese(name: string, characters: string, family = 'IBM Plex Sans JP'): FontFile {
  return {
    name,
    family,
    sheet: 'japanese',
    source: (weight) => fontSource('ibm-plex-sans-jp', 'japanese', weight),
    characters,
    features: JAPANESE_FEATURES,
    without: VERTICAL_TABLES,
  };
}

function without(excluded: string, characters: string): string {
  return [...characters].filter((character) => !excluded.includes(character)).join('');
}
