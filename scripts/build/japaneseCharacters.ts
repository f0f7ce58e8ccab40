import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listNewsFiles, readNewsFiles } from '../../src/gateway/newsFiles.ts';
import { CHINESE, LANGUAGES } from '../../src/locale/languages.ts';
import { characterRange } from './characterRange.ts';

interface JapaneseCharacters {
  /** Of the frame, the consent notice and the home page, the kana of all pages, and whatever is not Japanese. */
  readonly first: string;
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
const KANA_AND_PUNCTUATION = [
  characterRange(0x3000, 0x30ff),
  characterRange(0x31f0, 0x31ff),
  characterRange(0xff01, 0xff9f),
].join('');

/** What the banner says; the rest is the page's on cookies. */
const consent = z.object({ banner: z.unknown(), options: z.unknown(), alwaysOn: z.unknown() });
const systems = z.object({ systems: z.record(z.string(), z.object({ name: z.string(), lead: z.string() })) });

/**
 * The characters that the site's own Japanese words use, in two parts: a font of the first is a third of the whole
 * and all that a first visit to the home page needs.
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
  const first = new Set(
    (await firstView(folder)) +
      characterRange(0x20, 0x7e) +
      select(all, (character) => KANA.test(character) || !JAPANESE.test(character)),
  );
  const more = [...new Set(all + KANA_AND_PUNCTUATION)].filter((character) => !first.has(character));
  return { first: sorted([...first]), more: sorted(more) };
}

/** Text of the frame, the consent notice and the home page. What is missed here costs a second file, never a character. */
async function firstView(folder: string): Promise<string> {
  const words = await Promise.all(
    ['frame', 'nav', 'home'].map((name) => readFile(join(folder, `${name}.json`), 'utf8')),
  );
  const banner = consent.parse(JSON.parse(await readFile(join(folder, 'consent.json'), 'utf8')));
  const solutions = systems.parse(JSON.parse(await readFile(join(folder, 'solutions.json'), 'utf8')));
  const { list } = await readNewsFiles(await listNewsFiles(join(folder, 'news')));
  const newest = list.toSorted((one, other) => (one.date < other.date ? 1 : -1)).slice(0, NEWEST_ARTICLES);
  return [
    ...words,
    JSON.stringify(banner),
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

function sorted(characters: readonly string[]): string {
  return characters
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
