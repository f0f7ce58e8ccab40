import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characterRange } from './characterRange.ts';
import { arabicFontSource, fontSource } from './fontSource.ts';
import { japaneseCharacters } from './japaneseCharacters.ts';
import { deleteOldFiles, replaceFile, touchFile } from './replaceFile.ts';

const require = createRequire(import.meta.url);

interface Face {
  /** Name of the output file, without extension. */
  readonly name: string;
  /** Module path of the source font. */
  readonly source: string;
  /** Characters to keep; those missing from the font are ignored. */
  readonly characters: string;
  /** OpenType features to keep; all if omitted. */
  readonly features?: readonly string[];
  /** OpenType tables to drop. */
  readonly without?: readonly string[];
}

/** Increment when the subsetting changes, to invalidate the files of earlier builds. */
const VERSION = 2;

/**
 * Characters of the pages in English, German, French, Spanish and Italian, and of Latin words in Arabic pages. Equals the
 * `unicode-range` of these files in the stylesheet.
 */
const LATIN = [
  characterRange(0x20, 0x7e),
  '\u00a0§©«\u00ad°±²³µ·¹º»×ÀÁÄÇÈÉÍÑÓÖÚÜß¡¿',
  'àáâäçèéêëìíîïñòóôöùúûüœ',
  '\u2009–—‘’“”„…↓−',
].join('');

/**
 * Other Western European letters and signs, which texts of the content service may use. Equals the `unicode-range` of
 * these files in the stylesheet, without the characters of the Latin files.
 */
const LATIN_MORE = [...characterRange(0xa0, 0xff), ...'\u0131\u0152\u02c6\u02da\u02dc‚•′″‹›⁄€™↑∕']
  .filter((character) => !LATIN.includes(character))
  .join('');

/** Kerning, accents and ligatures. Dropping superscripts, fractions and alternates saves a sixth of the file. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/**
 * Modern Arabic, and the digits, signs and Latin letters of Arabic texts, so that a first view needs one file per weight.
 * Equals the `unicode-range` of this file in the stylesheet.
 */
const ARABIC = [
  ' \u00a0،؛؟',
  characterRange(0x621, 0x63a),
  characterRange(0x641, 0x652),
  '%()©«°»×–−',
  characterRange(0x2b, 0x3a),
  characterRange(0x41, 0x5a),
  characterRange(0x61, 0x7a),
].join('');

/**
 * Without the characters that are rarest in bold texts. With them, the file would exceed 14 KB, and a slow connection would
 * need one more round trip. Equals the `unicode-range` of this file in the stylesheet.
 */
const ARABIC_BOLD = ARABIC.replace(/[©JQYZqwx]/g, '');

/**
 * Omits `locl`, whose digits are lower than those on nameplates and in documents, and `calt`, a twentieth of the file, which
 * only moves some full stops by two pixels.
 */
const ARABIC_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'init', 'medi', 'fina', 'isol', 'rlig'];

/** Arabic-Indic digits, letters for foreign names, the tatweel and joiners, which texts of the content service may use. */
const ARABIC_MORE = `${characterRange(0x660, 0x66c)}\u0640\u0670پچژڤگ\u200c\u200d`;

/** Signs that the Japanese font draws at full width, while figures and units need the Latin form. */
const SIGNS = '°±×÷−';

/** Includes contextual spacing of adjacent punctuation. Dropping pair kerning saves a tenth of the file. */
const JAPANESE_FEATURES = ['halt', 'chws', 'ccmp', 'locl'];

/** Tables for vertical text, which no page has. */
const VERTICAL_TABLES = ['BASE', 'vhea', 'vmtx', 'VORG'];

/**
 * Subsets the fonts that `client/styles/fonts.css` refers to, into `build/fonts/`. Drops hinting, which only
 * low-resolution Windows screens used: it is a third of a Latin file. Skips files whose source and options are
 * unchanged.
 *
 * @param root project root
 */
export async function buildFonts(root: string): Promise<void> {
  const folder = join(root, 'build', 'fonts');
  await mkdir(folder, { recursive: true });
  const locales = join(root, 'locales');
  const { regular, strong: bold } = await japaneseCharacters(locales);
  const faces: readonly Face[] = [
    ...inBothWeights('plex-latin', ['ibm-plex-sans', 'latin'], LATIN, LATIN_FEATURES),
    ...inBothWeights('plex-latin-more', ['ibm-plex-sans', 'latin'], LATIN_MORE, LATIN_FEATURES),
    arabic('plex-arabic', 400, ARABIC),
    arabic('plex-arabic', 500, ARABIC_BOLD),
    arabic('plex-arabic-more', 400, ARABIC_MORE),
    arabic('plex-arabic-more', 500, ARABIC_MORE),
    ...inBothWeights('plex-signs', ['ibm-plex-sans', 'latin'], SIGNS),
    japanese('plex-japanese', 400, regular.first),
    japanese('plex-japanese-frame', 400, regular.frame),
    japanese('plex-japanese-more', 400, regular.more),
    japanese('plex-japanese', 500, bold.first),
    japanese('plex-japanese-frame', 500, bold.frame),
    japanese('plex-japanese-more', 500, bold.more),
    japanese('plex-japanese-rest', 500, bold.rest),
  ];
  await Promise.all(faces.map((face) => makeFace(folder, face)));
  await deleteOldFiles(folder);
}

/** @param from family and slice in the package's file names */
function inBothWeights(
  name: string,
  from: readonly [family: string, slice: string],
  characters: string,
  features?: readonly string[],
): Face[] {
  return [400, 500].map((weight) => ({
    name: `${name}-${weight}`,
    source: fontSource(...from, weight),
    characters,
    ...(features && { features }),
  }));
}

function arabic(name: string, weight: 400 | 500, characters: string): Face {
  return {
    name: `${name}-${weight}`,
    source: arabicFontSource(weight),
    characters,
    features: ARABIC_FEATURES,
  };
}

function japanese(name: string, weight: number, characters: string): Face {
  return {
    name: `${name}-${weight}`,
    source: fontSource('ibm-plex-sans-jp', 'japanese', weight),
    characters,
    features: JAPANESE_FEATURES,
    without: VERTICAL_TABLES,
  };
}

async function makeFace(
  folder: string,
  { name, source, characters, features, without }: Face,
): Promise<void> {
  const font = await readFile(require.resolve(source));
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, characters, features, without]))
    .update(font)
    .digest('hex');
  const file = join(folder, `${name}.woff2`);
  const keyFile = `${file}.key`;
  const madeWith = await readFile(keyFile, 'utf8').catch(() => undefined);
  if (key === madeWith && (await touchFile(keyFile)) && (await touchFile(file))) return;
  const made = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...(features && { keepFeatures: features }),
    ...(without && { dropTables: without }),
  });
  await replaceFile(file, made);
  await replaceFile(keyFile, key);
}
