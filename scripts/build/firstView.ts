import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { fillFacts } from '../../src/catalog/fillFacts.ts';

const home = z.object({
  hero: z.object({ title: z.string(), lead: z.string(), primary: z.string(), secondary: z.string() }),
});
/** Texts of the banner in its initial, collapsed state. */
const consent = z.object({
  banner: z.object({
    title: z.string(),
    text: z.string(),
    acceptAll: z.string(),
    necessaryOnly: z.string(),
    choose: z.string(),
    privacy: z.string(),
  }),
});

const LAST_SENTENCE = /[^。]+。$/;

/**
 * The texts of the home page's first view on a phone, but for the last sentence of the consent banner: its kanji would make
 * the files larger than 14 KB. Characters missing here are only shown in the device's font until the next file has loaded.
 *
 * @param folder locale folder of a language
 */
export async function firstView(folder: string): Promise<string[]> {
  const { hero } = home.parse(await readWords(folder, 'home'));
  const { banner } = consent.parse(await readWords(folder, 'consent'));
  return [
    ...Object.values(hero),
    ...Object.values({ ...banner, text: banner.text.replace(LAST_SENTENCE, '') }),
  ];
}

/** Reads a namespace of a locale folder, whose name is the language. */
export async function readWords(folder: string, name: string): Promise<unknown> {
  return JSON.parse(fillFacts(await readFile(join(folder, `${name}.json`), 'utf8'), basename(folder)));
}
