import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { fillFacts } from '../../src/catalogue/fillFacts.ts';

interface FirstView {
  /** Headings and buttons of hero and consent banner, set in weight 500. */
  readonly strong: string;
  /** All other text, including text for screen readers only. */
  readonly plain: string;
}

const home = z.object({
  hero: z.object({ title: z.string(), lead: z.string(), primary: z.string(), secondary: z.string() }),
});
const frame = z.object({ skipToContent: z.string(), mainMenu: z.string() });
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

/**
 * The texts of the home page's first view on a phone. A text missing here only costs loading a second font file.
 *
 * @param folder locale folder of a language
 */
export async function firstView(folder: string): Promise<FirstView> {
  const { hero } = home.parse(await readWords(folder, 'home'));
  const { banner } = consent.parse(await readWords(folder, 'consent'));
  const { skipToContent, mainMenu } = frame.parse(await readWords(folder, 'frame'));
  const { title, acceptAll, necessaryOnly, choose } = banner;
  return {
    strong: [hero.title, hero.primary, hero.secondary, title, acceptAll, necessaryOnly, choose].join(' '),
    plain: [hero.lead, banner.text, banner.privacy, skipToContent, mainMenu].join(' '),
  };
}

/** Reads a namespace of a locale folder, whose name is the language. */
export async function readWords(folder: string, name: string): Promise<unknown> {
  return JSON.parse(fillFacts(await readFile(join(folder, `${name}.json`), 'utf8'), basename(folder)));
}
