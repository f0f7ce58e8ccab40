import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { listNewsFiles, readNewsFiles } from '../../src/blocks/newsFiles.ts';
import { fillFacts } from '../../src/catalogue/fillFacts.ts';
import { CHINESE, LANGUAGES } from '../../src/locale/languages.ts';
import { characterRange } from './characterRange.ts';
import { firstView, readWords } from './firstView.ts';

interface JapaneseCharacters {
  /** The home page's first view on a phone, and the punctuation of all pages. */
  readonly first: string;
  /** Frame, consent notice and the rest of the home page; kana of all pages; basic Latin and all other non-Japanese. */
  readonly frame: string;
  /** All other pages, and the full blocks of kana and Japanese punctuation. */
  readonly more: string;
}

/** Number of articles on the home page. */
const NEWEST_ARTICLES = 3;
/** CJK radicals to full-width forms. */
const JAPANESE = /[\u2e80-\uffef]/u;
/** Not on any page: manuals embed their own font. */
const IN_DOCUMENTS_ONLY = 'manuals';
const KANA = /[\u3040-\u30ff]/u;
/** Contextual spacing of adjacent punctuation only works within one font file. */
const PUNCTUATION = /[\u3000-\u303f\uff00-\uff65]/u;
const KANA_AND_PUNCTUATION = [
  characterRange(0x3000, 0x30ff),
  characterRange(0x31f0, 0x31ff),
  characterRange(0xff01, 0xff9f),
].join('');

/** Texts of the consent banner, collapsed and expanded; the namespace's others are on the cookie settings page. */
const consent = z.object({ banner: z.unknown(), options: z.unknown(), alwaysOn: z.unknown() });
const systems = z.object({ systems: z.record(z.string(), z.object({ name: z.string(), lead: z.string() })) });

/**
 * Splits the characters of the Japanese texts into three font files, by when a first visit to the home page needs them:
 * in the first view, below it, or not at all.
 *
 * @param locales the `locales` folder
 */
export async function japaneseCharacters(locales: string): Promise<JapaneseCharacters> {
  const folder = join(locales, 'ja');
  const all =
    (await readAll(folder)) +
    Object.values(LANGUAGES)
      .map(({ name }) => name)
      .join('') +
    CHINESE.name;
  const { strong, plain } = await firstView(folder);
  const first = new Set(strong + plain + select(all, (character) => PUNCTUATION.test(character)));
  const rest = new Set(
    select(
      (await frameAndHome(folder)) +
        characterRange(0x20, 0x7e) +
        select(all, (character) => KANA.test(character) || !JAPANESE.test(character)),
      (character) => !first.has(character),
    ),
  );
  const more = select(
    all + KANA_AND_PUNCTUATION,
    (character) => !first.has(character) && !rest.has(character),
  );
  return { first: sorted(first), frame: sorted(rest), more: sorted(more) };
}

/** Text of the frame, the consent notice and the home page. */
async function frameAndHome(folder: string): Promise<string> {
  const words = await Promise.all(['frame', 'nav', 'home'].map((name) => readWords(folder, name)));
  const solutions = systems.parse(await readWords(folder, 'solutions'));
  const { list } = await readNewsFiles(await listNewsFiles(join(folder, 'news')), 'ja');
  const newest = list
    .map(({ article }) => article)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, NEWEST_ARTICLES);
  return [
    JSON.stringify([words, consent.parse(await readWords(folder, 'consent'))]),
    ...Object.values(solutions.systems).flatMap(({ name, lead }) => [name, lead]),
    ...newest.flatMap(({ title, summary }) => [title, summary]),
  ].join('');
}

async function readAll(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) =>
      entry.isFile() && /\.(json|md)$/.test(entry.name) && basename(entry.parentPath) !== IN_DOCUMENTS_ONLY,
  );
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  );
  return fillFacts(texts.join(''), 'ja');
}

function select(text: string, wanted: (character: string) => boolean): string {
  return [...new Set(text)].filter(wanted).join('');
}

function sorted(characters: Iterable<string>): string {
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
