import { join } from 'node:path';
import * as z from 'zod';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  type LanguageCode,
  type PrefixedLanguage,
} from '../../../src/model/codes.ts';
import { orNothing, readJson } from './texts.ts';

const entrySchema = z
  .object({
    term: z.string(),
    /** Words that a language must not use for the term. */
    avoid: z.partialRecord(z.enum(LANGUAGE_CODES), z.array(z.string().min(1)).min(1)).default({}),
    ...wordPerLanguage(),
  })
  .refine((entry) => LANGUAGE_CODES.every((code) => !entry.avoid[code] || wordFor(entry, code)), {
    message: 'avoids a word in a language in which it has no better word',
  });

/** Lists of a language about the glossary. */
const ownSchema = z.strictObject({
  /** Further forms of a term that this language accepts: broken plurals, short forms. */
  forms: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  /** Exceptions: reasons by text key, and by term that is missing or word that is to be avoided. */
  otherwise: z.record(z.string(), z.record(z.string(), z.string().min(1))).default({}),
});

/** A term in English and in the languages whose texts must use one word for it. */
export type Entry = { readonly term: string } & Readonly<
  Partial<Record<LanguageCode, string | undefined>>
> & {
    readonly avoid: Readonly<Partial<Record<LanguageCode, readonly string[]>>>;
  };
export type Own = z.infer<typeof ownSchema>;

export function readGlossary(folder: string): readonly Entry[] {
  return z.array(entrySchema).parse(readJson(join(folder, 'glossary.json')));
}

export function readOwn(folder: string, code: LanguageCode): Own {
  return ownSchema.parse(orNothing(() => readJson(join(folder, code, 'glossary.json'))) ?? {});
}

/** The word for a term in a language, if the glossary has one. */
export function wordFor(entry: Pick<Entry, 'term' | LanguageCode>, code: LanguageCode): string | undefined {
  return code === DEFAULT_LANGUAGE ? entry.term : entry[code];
}

function wordPerLanguage(): Record<PrefixedLanguage, z.ZodOptional<z.ZodString>> {
  const word = z.string().optional();
  return { ar: word, de: word, es: word, fr: word, it: word, ja: word };
}
