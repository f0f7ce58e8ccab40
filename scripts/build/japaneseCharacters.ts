import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listNewsFiles, readNewsFiles } from '../../src/gateway/newsFiles.ts';
import { CHINESE, LANGUAGES } from '../../src/locale/languages.ts';
import { characterRange } from './characterRange.ts';
import { firstView, readWords } from './firstView.ts';

interface JapaneseCharacters {
  /** Of the home page's first view on a phone, with the punctuation of all pages. */
  readonly first: string;
  /** Of the frame, the consent notice and the rest of the home page, with the kana of all pages, basic Latin and whatever else is not Japanese. */
  readonly frame: string;
  /** Of all other pages, with the whole of kana and Japanese punctuation. */
  readonly more: string;
}

/** As many as the home page shows. */
const NEWEST_ARTICLES = 3;
/** From the radicals of CJK to full-width forms: nothing that Latin text needs. */
const JAPANESE = /[\u2e80-\uffef]/u;
/** Words that no page shows: manuals bring a font of their own. */
const IN_DOCUMENTS_ONLY = 'manuals.json';
const KANA = /[\u3040-\u30ff]/u;
/** What stands side by side is set closer, which takes one font for all of it. */
const PUNCTUATION = /[\u3000-\u303f\uff00-\uff65]/u;
const KANA_AND_PUNCTUATION = [
  characterRange(0x3000, 0x30ff),
  characterRange(0x31f0, 0x31ff),
  characterRange(0xff01, 0xff9f),
].join('');

/** What the consent banner says, shut and open; the rest of its words is the page's on cookies. */
const consent = z.object({ banner: z.unknown(), options: z.unknown(), alwaysOn: z.unknown() });
const systems = z.object({ systems: z.record(z.string(), z.object({ name: z.string(), lead: z.string() })) });

/**
 * The characters that the site's own Japanese words use, in three parts, by when a first visit to the home page needs
 * them: with the first view, with the rest of it, not at all.
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
  const { list } = await readNewsFiles(await listNewsFiles(join(folder, 'news')));
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
    (entry) => entry.isFile() && /\.(json|md)$/.test(entry.name) && entry.name !== IN_DOCUMENTS_ONLY,
  );
  return (
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  ).join('');
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
