import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characterRange } from './characterRange.ts';
import { firstView } from './firstView.ts';
import { japaneseCharacters } from './japaneseCharacters.ts';
import { deleteOldFiles, replaceFile, touchFile } from './replaceFile.ts';

const require = createRequire(import.meta.url);

interface Face {
  /** Plain name of the file that is made. */
  readonly name: string;
  /** Module path of the font that it is made from. */
  readonly source: string;
  /** Characters to keep. Those that the font lacks are passed over. */
  readonly characters: string;
  /** OpenType features to keep; all where not given. */
  readonly features?: readonly string[];
  /** Tables to leave out. */
  readonly without?: readonly string[];
}

/** Raised when the way of making the files changes, so that none is taken from an earlier build. */
const VERSION = 2;

/** Western European text; the same as the `unicode-range` of these files in the stylesheet. */
const LATIN = [
  characterRange(0x20, 0x7e),
  characterRange(0xa0, 0xff),
  '\u0131\u0152\u0153\u02c6\u02da\u02dc',
  // Spaces, hyphens, dashes, quotation marks and what else texts have of this block.
  '\u2009\u200a\u2010\u2011–—‘’‚“”„†‡•…\u202f‰′″‹›⁄€™↑↓−∕',
].join('');

/** Kerning, accents and ligatures. Small figures, fractions and other forms of letters are a sixth of the file. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/**
 * What English pages have of Latin letters, and Arabic ones beside their own: half of the Latin file; the same as the
 * `unicode-range` of these files in the stylesheet.
 */
const BASIC = `${characterRange(0x20, 0x7e)}\u00a0§©«°±²³µ·¹»×çñ\u2009–—‘’“”…−`;

/** What Arabic is written with today: a fifth of the whole font; the same as the `unicode-range` of these files. */
const ARABIC = [
  ' \u00a0،؛؟',
  characterRange(0x621, 0x63a),
  characterRange(0x640, 0x652),
  characterRange(0x200e, 0x200f),
].join('');

/** Arabic digits, letters of foreign names and what else a text from elsewhere may have. */
const ARABIC_MORE = `${characterRange(0x660, 0x66c)}\u0670پچژڤگ\u200c\u200d`;

/** What ends and joins the sentences of Arabic text; the same as the `unicode-range` of this file in the stylesheet. */
const ARABIC_STOPS = `%()${characterRange(0x2b, 0x2f)}:«»–`;

/** Digits, with the letters of units of energy; the same as the `unicode-range` of this file in the stylesheet. */
const ARABIC_FIGURES = `${characterRange(0x30, 0x39)}GWhk`;

/** Signs that the Japanese font draws as wide as a kanji, where a figure and its unit want the Latin form. */
const SIGNS = '°±×÷−';

/** The close setting of punctuation side by side. Pair kerning, for the few Latin words, is a tenth of the file. */
const JAPANESE_FEATURES = ['halt', 'chws', 'ccmp', 'locl'];

/** The measures of text set from top to bottom, which no page has. */
const VERTICAL_TABLES = ['BASE', 'vhea', 'vmtx', 'VORG'];

/**
 * Makes the font files in `build/fonts/` that `client/styles/fonts.css` names. Hinting, which only low-resolution
 * Windows screens ever used, is left out: it is a third of a Latin file. A file is made anew only when its source or
 * its characters have changed.
 *
 * @param root of the project
 */
export async function buildFonts(root: string): Promise<void> {
  const folder = join(root, 'build', 'fonts');
  await mkdir(folder, { recursive: true });
  const locales = join(root, 'locales');
  const { first, frame, more } = await japaneseCharacters(locales);
  const { strong } = await firstView(join(locales, 'ar'));
  const japanese = {
    source: sourceOf('ibm-plex-sans-jp', 'japanese', 400),
    features: JAPANESE_FEATURES,
    without: VERTICAL_TABLES,
  };
  const latin400 = { source: sourceOf('ibm-plex-sans', 'latin', 400), features: LATIN_FEATURES };
  const faces: readonly Face[] = [
    ...inBothWeights('plex-latin', ['ibm-plex-sans', 'latin'], LATIN, LATIN_FEATURES),
    ...inBothWeights('plex-basic', ['ibm-plex-sans', 'latin'], BASIC, LATIN_FEATURES),
    ...inBothWeights('plex-arabic', ['ibm-plex-sans-arabic', 'arabic'], ARABIC),
    {
      name: 'plex-arabic-hero-500',
      source: sourceOf('ibm-plex-sans-arabic', 'arabic', 500),
      characters: [...new Set(strong)].toSorted().join(''),
    },
    ...inBothWeights('plex-arabic-more', ['ibm-plex-sans-arabic', 'arabic'], ARABIC_MORE),
    { ...latin400, name: 'plex-arabic-stops-400', characters: ARABIC_STOPS },
    { ...latin400, name: 'plex-arabic-figures-400', characters: ARABIC_FIGURES },
    {
      name: 'plex-arabic-figures-500',
      source: sourceOf('ibm-plex-sans', 'latin', 500),
      characters: ARABIC_STOPS + ARABIC_FIGURES,
      features: LATIN_FEATURES,
    },
    { name: 'plex-signs-400', source: sourceOf('ibm-plex-sans', 'latin', 400), characters: SIGNS },
    { ...japanese, name: 'plex-japanese-400', characters: first },
    { ...japanese, name: 'plex-japanese-frame-400', characters: frame },
    { ...japanese, name: 'plex-japanese-more-400', characters: more },
  ];
  await Promise.all(faces.map((face) => makeFace(folder, face)));
  await deleteOldFiles(folder);
}

/** @param from family and slice, as the packages name them */
function inBothWeights(
  name: string,
  from: readonly [family: string, slice: string],
  characters: string,
  features?: readonly string[],
): Face[] {
  return [400, 500].map((weight) => ({
    name: `${name}-${weight}`,
    source: sourceOf(...from, weight),
    characters,
    ...(features && { features }),
  }));
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

function sourceOf(family: string, slice: string, weight: number): string {
  return `@fontsource/${family}/files/${family}-${slice}-${weight}-normal.woff2`;
}
