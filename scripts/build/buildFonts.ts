import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characterRange } from './characterRange.ts';
import { firstView } from './firstView.ts';
import { fontSource } from './fontSource.ts';
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

/** Modern Arabic: a fifth of the whole font. Equals the `unicode-range` of these files in the stylesheet. */
const ARABIC = [
  ' \u00a0،؛؟',
  characterRange(0x621, 0x63a),
  characterRange(0x640, 0x652),
  characterRange(0x200e, 0x200f),
].join('');

/** Arabic-Indic digits, letters for foreign names and joiners, which texts of the content service may use. */
const ARABIC_MORE = `${characterRange(0x660, 0x66c)}\u0670پچژڤگ\u200c\u200d`;

/** Punctuation shared by Arabic and Latin text; equals the `unicode-range` of this file in the stylesheet. */
const ARABIC_STOPS = `%()${characterRange(0x2b, 0x2f)}:«»–`;

/** Digits and the letters of kWh and GWh; equals the `unicode-range` of this file in the stylesheet. */
const ARABIC_FIGURES = `${characterRange(0x30, 0x39)}GWhk`;

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
  const { strong } = await firstView(join(locales, 'ar'));
  const latin400 = { source: fontSource('ibm-plex-sans', 'latin', 400), features: LATIN_FEATURES };
  const faces: readonly Face[] = [
    ...inBothWeights('plex-latin', ['ibm-plex-sans', 'latin'], LATIN, LATIN_FEATURES),
    ...inBothWeights('plex-latin-more', ['ibm-plex-sans', 'latin'], LATIN_MORE, LATIN_FEATURES),
    ...inBothWeights('plex-arabic', ['ibm-plex-sans-arabic', 'arabic'], ARABIC),
    {
      name: 'plex-arabic-hero-500',
      source: fontSource('ibm-plex-sans-arabic', 'arabic', 500),
      characters: [...new Set(strong)].toSorted().join(''),
    },
    ...inBothWeights('plex-arabic-more', ['ibm-plex-sans-arabic', 'arabic'], ARABIC_MORE),
    { ...latin400, name: 'plex-arabic-stops-400', characters: ARABIC_STOPS },
    { ...latin400, name: 'plex-arabic-figures-400', characters: ARABIC_FIGURES },
    {
      name: 'plex-arabic-figures-500',
      source: fontSource('ibm-plex-sans', 'latin', 500),
      characters: ARABIC_STOPS + ARABIC_FIGURES,
      features: LATIN_FEATURES,
    },
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
