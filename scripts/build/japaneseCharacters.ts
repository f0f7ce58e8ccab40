import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { listNewsFiles, readNewsFiles } from '../../src/blocks/newsFiles.ts';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import { HUBS } from '../../src/markets/hubs.ts';
import { CHINESE, LANGUAGES } from '../../src/model/languages.ts';
import { characterRange } from './characterRange.ts';
import { firstView, readWords } from './firstView.ts';

/** Disjoint sets of characters, each a font file per weight. */
interface JapaneseCharacters {
  /** Signs that the Japanese font draws at full width, while figures and units (25 °C) need the Latin form. */
  readonly signs: string;
  /** The home page's first view on a phone, and punctuation, codes and figures of all pages. */
  readonly first: string;
  /** Frame, consent notice and the rest of the home page; kana of all pages; basic Latin and all other non-Japanese. */
  readonly frame: string;
  /** Headings, labels, buttons and links of the other pages: texts without a full stop. */
  readonly labels: string;
  /** All other texts, which are hardly ever bold, and the full blocks of kana and Japanese punctuation. */
  readonly rest: string;
  /** Only in the manuals. */
  readonly manuals: string;
}

const SIGNS = '°±×÷−';
/** Number of articles on the home page. */
const NEWEST_ARTICLES = 3;
/** CJK radicals to full-width forms. */
const JAPANESE = /[\u2e80-\uffef]/u;
const MANUALS = 'manuals';
const KANA = /[\u3040-\u30ff]/u;
/** Contextual spacing of adjacent punctuation only works within one font file. */
const PUNCTUATION = /[\u3000-\u303f\uff00-\uff65]/u;
const KANA_AND_PUNCTUATION = [
  characterRange(0x3000, 0x30ff),
  characterRange(0x31f0, 0x31ff),
  characterRange(0xff01, 0xff9f),
].join('');

/**
 * Digits, capital letters and punctuation of product codes such as AV-FL 80. Unlike kana and kanji, they have another width
 * in fallback fonts, so a line of the first view would move when a later file loads.
 */
const CODES = ` ${characterRange(0x2c, 0x39)}${characterRange(0x41, 0x5a)}`;

const FULL_STOP = '。';
/** `Intl` formats dates with these. */
const DATE = '年月日';

/** Texts of the consent banner, collapsed and expanded; the namespace's others are on the cookie settings page. */
const consent = z.object({ banner: z.unknown(), options: z.unknown(), alwaysOn: z.unknown() });
/** The home page shows some of the company's figures. */
const company = z.object({ counters: z.record(z.string(), z.string()) });
const systems = z.object({ systems: z.record(z.string(), z.object({ name: z.string(), lead: z.string() })) });

/**
 * Splits the characters of the Japanese texts into font files, by when a first visit to the home page needs them: in the
 * first view, below it, or not at all.
 *
 * @param locales the `locales` folder
 */
export async function japaneseCharacters(locales: string): Promise<JapaneseCharacters> {
  const folder = join(locales, 'ja');
  const languageNames = [...Object.values(LANGUAGES), CHINESE].map(({ name }) => name);
  const addresses = Object.values(HUBS)
    .filter(({ languages }) => languages.includes('ja'))
    .flatMap(({ localAddress = [] }) => localAddress);
  const all = [...(await readAll(folder, (place) => place !== MANUALS)), ...languageNames, ...addresses];
  const punctuation = select(all, (character) => PUNCTUATION.test(character));
  const shared = select(all, (character) => KANA.test(character) || !JAPANESE.test(character));
  const [signs = '', first = '', frame = '', labels = '', rest = '', manuals = ''] = disjoint([
    [SIGNS],
    [...(await firstView(folder)), punctuation, CODES],
    [...(await frameAndHome(folder)), characterRange(0x20, 0x7e), DATE, shared],
    all.filter((text) => !text.includes(FULL_STOP)),
    [...all, KANA_AND_PUNCTUATION],
    await readAll(folder, (place) => place === MANUALS),
  ]);
  return { signs, first, frame, labels, rest, manuals };
}

/** Texts of the frame, the consent notice and the home page. */
async function frameAndHome(folder: string): Promise<string[]> {
  const words = await Promise.all(['frame', 'nav', 'home'].map((name) => readWords(folder, name)));
  const { counters } = company.parse(await readWords(folder, 'company'));
  const solutions = systems.parse(await readWords(folder, 'solutions'));
  const { list } = await readNewsFiles(await listNewsFiles(join(folder, 'news')), 'ja');
  const newest = list
    .map(({ article }) => article)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, NEWEST_ARTICLES);
  return [
    ...textsIn([words, consent.parse(await readWords(folder, 'consent'))]),
    ...Object.values(counters),
    ...Object.values(solutions.systems).flatMap(({ name, lead }) => [name, lead]),
    ...newest.flatMap(({ title, summary }) => [title, summary]),
  ];
}

/** The strings of parsed JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of the JSON files and the lines of the Markdown files, of the folders that are wanted. */
async function readAll(folder: string, isWanted: (place: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(json|md)$/.test(entry.name) && isWanted(basename(entry.parentPath)),
  );
  const texts = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const text = fillFacts(await readFile(join(parentPath, name), 'utf8'), 'ja');
      return name.endsWith('.md') ? text.split('\n') : textsIn(JSON.parse(text));
    }),
  );
  return texts.flat();
}

function select(texts: readonly string[], isWanted: (character: string) => boolean): string {
  return [...new Set(texts.join(''))].filter(isWanted).join('');
}

/** The characters of each group of texts that no earlier group contains, in code point order. */
function disjoint(groups: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  return groups.map((texts) => {
    const own = [...new Set(texts.join(''))].filter((character) => character >= ' ' && !taken.has(character));
    for (const character of own) taken.add(character);
    return own.sort().join('');
  });
}
