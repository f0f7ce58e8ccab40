import js2xliff from 'xliff/js2xliff';
import xliff2js from 'xliff/xliff2js';
import * as z from 'zod';
import { isLanguageCode, type LanguageCode } from '../../src/model/codes.ts';
import { pageOf, type Translation } from './record.ts';
import type { Units } from './units.ts';

const file = z.object({
  targetLanguage: z.string().refine(isLanguageCode, 'is not a language of this site'),
  resources: z.record(z.string(), z.record(z.string(), z.object({ target: z.string().optional() }))),
});

/** The translations as XLIFF 2.0, one file per page; old ones with a note. Placeholders stay as they are: `{{…}}`. */
export function toXliff(code: LanguageCode, translations: readonly Translation[]): Promise<string> {
  const pages = Object.entries(Object.groupBy(translations, ({ key }) => pageOf(key)));
  const resources = pages.map(([page, units = []]) => [
    page,
    Object.fromEntries(
      units.map(({ key, english, own, state }) => [
        idOf(key),
        {
          source: english,
          target: own ?? '',
          ...(state === 'old' && { note: 'The English text has changed.' }),
        },
      ]),
    ),
  ]);
  return js2xliff({ sourceLanguage: 'en', targetLanguage: code, resources: Object.fromEntries(resources) });
}

/**
 * Reads the translations of an XLIFF 2 file; empty ones are left out.
 *
 * @param translationsOf those of a language, missing ones included
 * @throws {ZodError} if the file is not XLIFF 2 for a language of this site
 * @throws {Error} if it has a text that the site does not have
 */
export async function fromXliff(
  xml: string,
  translationsOf: (code: LanguageCode) => readonly Translation[],
): Promise<{ readonly code: LanguageCode; readonly texts: Units }> {
  const { targetLanguage: code, resources } = file.parse(await xliff2js(xml, { inlineAsString: true }));
  const known = new Map(translationsOf(code).map((translation) => [idOf(translation.key), translation]));
  const texts = Object.values(resources).flatMap((units) =>
    Object.entries(units).flatMap(([id, { target = '' }]): [string, string][] => {
      const translation = known.get(id);
      if (translation === undefined) throw new Error(`There is no text ${id}`);
      const { key, english, own = english } = translation;
      return target === '' || own.trim() === '' ? [] : [[key, withMargins(own, target)]];
    }),
  );
  return { code, texts: new Map(texts) };
}

/** Ids of units are XML names. */
const idOf = (key: string) => key.replaceAll(/[^\w.-]/gu, '_');

/** XLIFF tools trim texts. */
function withMargins(before: string, text: string): string {
  return before.replace(before.trim(), () => text.trim());
}
