import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

interface FirstView {
  /** Heading and buttons of hero and consent banner: set in the heavier weight. */
  readonly strong: string;
  /** All else, with what only screen readers are told. */
  readonly plain: string;
}

const home = z.object({
  hero: z.object({ title: z.string(), lead: z.string(), primary: z.string(), secondary: z.string() }),
});
const frame = z.object({ skipToContent: z.string(), mainMenu: z.string() });
/** What the banner says before anybody has touched it. */
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
 * The words of the home page's first view on a phone. What is missed here costs a second font file, never a character.
 *
 * @param folder of a language's words
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

/** A namespace of a language's words. */
export async function readWords(folder: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
}
