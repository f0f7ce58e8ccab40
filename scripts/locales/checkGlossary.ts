import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/locale/codes.ts';
import { allTextsOf, LINK_TARGET, orNothing, readJson } from './texts.ts';

const glossarySchema = z.array(z.object({ term: z.string() }).catchall(z.string()));
const ownSchema = z.strictObject({
  /** Further forms of a term that this language accepts: broken plurals, short forms. */
  forms: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  /** Exceptions: reasons by text key and term. */
  otherwise: z.record(z.string(), z.record(z.string(), z.string().min(1))).default({}),
});
type Entry = z.infer<typeof glossarySchema>[number];
type Own = z.infer<typeof ownSchema>;

/**
 * Checks the texts of every language against `locales/glossary.json`: if the English text contains a term, its
 * translation must contain the glossary's translation of it, in any inflection. `locales/{lang}/glossary.json` lists
 * further accepted forms of a term, and texts that are exempt.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkGlossary(folder: string): string[] {
  const glossary = glossarySchema.parse(readJson(join(folder, 'glossary.json')));
  const english = allTextsOf(folder, 'en');
  const asked = termsOf(glossary, english);
  return LANGUAGE_CODES.filter((code) => code !== 'en').flatMap((code) =>
    checkLanguage(folder, code, { glossary, asked }),
  );
}

interface Source {
  readonly glossary: readonly Entry[];
  /** Terms in the English text, by text key. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

function checkLanguage(folder: string, code: LanguageCode, { glossary, asked }: Source): string[] {
  const own = ownSchema.parse(orNothing(() => readJson(join(folder, code, 'glossary.json'))) ?? {});
  const texts = allTextsOf(folder, code);
  const formsOf = new Map(
    glossary.map((entry) => [entry.term, [entry[code] ?? entry.term, ...(own.forms[entry.term] ?? [])]]),
  );
  const accepts = new Map([...formsOf].map(([term, forms]) => [term, acceptor(forms, code)]));
  const expected = (term: string) =>
    formsOf
      .get(term)
      ?.map((form) => `“${form}”`)
      .join(' or ');
  const missing = [...asked].flatMap(([key, terms]) => {
    const text = texts.get(key);
    if (text === undefined) return [];
    return terms
      .filter((term) => accepts.get(term)?.(comparable(text)) === false)
      .map((term) => ({ key, term }));
  });
  if (missing.length > 0 && !glossary.some((entry) => entry[code] !== undefined))
    return [`glossary.json has no terms in ${code}: add “${code}” to each of its entries`];
  const faults = missing.filter(({ key, term }) => own.otherwise[key]?.[term] === undefined);
  return [
    ...faults.map(
      ({ key, term }) =>
        `${code}: ${key} has “${term}” in English, but not the glossary’s translation: ${expected(term)}`,
    ),
    ...idle(own, missing).map((what) => `${code}/glossary.json: ${what} is an unused exception`),
  ];
}

/** Unused entries of `otherwise`. */
function idle({ otherwise }: Own, missing: readonly { key: string; term: string }[]): string[] {
  const used = new Set(missing.map(({ key, term }) => `${key}: ${term}`));
  return Object.entries(otherwise).flatMap(([key, terms]) =>
    Object.keys(terms)
      .map((term) => `${key}: ${term}`)
      .filter((entry) => !used.has(entry)),
  );
}

/** The terms in each English text. The longest match wins, so that “battery pack” does not require “pack”. */
function termsOf(glossary: readonly Entry[], english: ReadonlyMap<string, string>): Map<string, string[]> {
  const terms = glossary.map(({ term }) => term).toSorted((a, b) => b.length - a.length);
  const patterns = terms.map((term) => [term, englishPattern(term)] as const);
  return new Map(
    [...english].map(([key, text]) => {
      let rest = text.replace(LINK_TARGET, '');
      const found = patterns.filter(([, pattern]) => {
        const shorter = rest.replace(pattern, '·');
        const isThere = shorter !== rest;
        rest = shorter;
        return isThere;
      });
      return [key, found.map(([term]) => term)];
    }),
  );
}

/**
 * Matches a term in singular and plural; only abbreviations are case-sensitive. A single capitalized word is a page title
 * (“Services”), and matches only as the whole text.
 */
function englishPattern(term: string): RegExp {
  const stem = term.replace(/s$/u, '').replace(/y$/u, '(?:y|ie)');
  const text = stem.replace(/[/.]/gu, String.raw`\$&`).replace(/[ -]/gu, '[ \u00a0-]');
  if (/^\p{Lu}\p{Ll}+$/u.test(term)) return new RegExp(`^${text}s?$`, 'u');
  const isAbbreviation = /^\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(term);
  return new RegExp(String.raw`(?<![\p{L}\p{N}{.-])${text}s?(?![\p{L}}])`, isAbbreviation ? 'gu' : 'giu');
}

/** Returns a predicate: whether a text, normalized by `comparable`, contains one of the forms. */
function acceptor(forms: readonly string[], code: LanguageCode): (text: string) => boolean {
  const accepted = forms.map((form) => stems(form, code));
  return (text) => accepted.some((form) => form.every((stem) => text.includes(stem)));
}

/** Approximate stems of a form's words, without articles and short words: prefixes that most inflections share. */
function stems(form: string, code: LanguageCode): string[] {
  const text = comparable(form);
  if (code === 'ja') return [text];
  const words = text.split(/[ ’'-]+/u).map((word) => (code === 'ar' ? word.replace(/^ال/u, '') : word));
  const telling = words.filter((word) => word.length > 3);
  return (telling.length > 0 ? telling : words).map((word) =>
    word.slice(0, Math.max(code === 'ar' ? 3 : 4, word.length - 2)),
  );
}

/** Normalizes a text: no case, accents, soft hyphens and other marks that inflections may change. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b\u2060\u0640]/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}
