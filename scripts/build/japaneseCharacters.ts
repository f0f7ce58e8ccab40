import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CHINESE, LANGUAGES } from '../../src/locale/languages.ts';
import { characterRange } from './characterRange.ts';

interface JapaneseCharacters {
  /** Of the menu and the first windows of the home page, the kana of all pages, and whatever is not Japanese. */
  readonly first: string;
  /** Of all else, with the whole of kana and Japanese punctuation. */
  readonly more: string;
}

/** From the radicals of CJK to full-width forms: nothing that Latin text needs. */
const JAPANESE = /[\u2e80-\uffef]/u;
const KANA = /[\u3040-\u30ff]/u;
const KANA_AND_PUNCTUATION = [
  characterRange(0x3000, 0x30ff),
  characterRange(0x31f0, 0x31ff),
  characterRange(0xff01, 0xff9f),
].join('');

const texts = z.record(z.string(), z.string());
const opening = z.object({ title: z.string(), hero: texts, figures: texts, solutions: texts });
const topMenu = z.object({
  home: z.string(),
  solutions: z.string(),
  technicalStrength: z.string(),
  services: z.string(),
  news: z.string(),
  aboutUs: z.string(),
});
const systems = z.object({ systems: z.record(z.string(), z.object({ name: z.string(), lead: z.string() })) });

/**
 * The characters that the site's own Japanese words use, in two parts: a font of the first is a small part of the whole
 * and all that a visitor of the home page needs before scrolling.
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

/** Text of the first windows of the home page. What is missed here costs a second file, never a character. */
async function firstView(folder: string): Promise<string> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const home = opening.parse(await read('home'));
  const menu = topMenu.parse(await read('nav'));
  // The footer's words stand a level below; the header's are spoken, if not all shown.
  const header = Object.values(z.record(z.string(), z.unknown()).parse(await read('frame'))).filter(
    (text) => typeof text === 'string',
  );
  const solutions = systems.parse(await read('solutions'));
  return [home, menu, header, Object.values(solutions.systems)].map((part) => JSON.stringify(part)).join('');
}

async function readAll(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name));
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
