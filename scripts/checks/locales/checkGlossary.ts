import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import { avoidedWords } from './avoidedWords.ts';
import { readGlossary, readOwn, wordFor, type Entry, type Own } from './glossary.ts';
import { allTextsOf, LINK_TARGET } from './texts.ts';

/**
 * Checks the texts of every language against `locales/glossary.json`: if the English text contains a term, its
 * translation must contain the glossary's translation of it, in any inflection, and no text may contain a word that the
 * glossary says to avoid. `locales/{lang}/glossary.json` lists further accepted forms of a term, and texts that are exempt.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkGlossary(folder: string): string[] {
  const glossary = readGlossary(folder);
  const asked = termsOf(glossary, allTextsOf(folder, DEFAULT_LANGUAGE));
  return LANGUAGE_CODES.flatMap((code) => checkLanguage(folder, code, { glossary, asked }));
}

interface Source {
  readonly glossary: readonly Entry[];
  /** Terms in the English text, by text key. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

/** A text that does not follow the glossary. */
interface Deviation {
  readonly key: string;
  /** The term that is missing, or the word that is to be avoided. */
  readonly about: string;
  readonly fault: string;
}

function checkLanguage(folder: string, code: LanguageCode, { glossary, asked }: Source): string[] {
  const texts = allTextsOf(folder, code);
  const isAsked = [...asked].some(([key, terms]) => terms.length > 0 && texts.has(key));
  if (isAsked && !glossary.some((entry) => wordFor(entry, code) !== undefined))
    return [`glossary.json has no terms in ${code}: add “${code}” to each of its entries`];
  const own = readOwn(folder, code);
  const avoided = avoidedWords(glossary, texts, code).map(({ key, word, found, better }): Deviation => ({
    key,
    about: word,
    fault: `${code}: ${key} has “${found}”, which the glossary avoids: “${better}”`,
  }));
  const missing =
    code === DEFAULT_LANGUAGE ? [] : missingWords({ code, glossary, asked, texts, forms: own.forms });
  const deviations = [...missing, ...avoided];
  return [
    ...deviations
      .filter(({ key, about }) => own.otherwise[key]?.[about] === undefined)
      .map(({ fault }) => fault),
    ...idle(own, deviations).map((what) => `${code}/glossary.json: ${what} is an unused exception`),
  ];
}

interface Translation extends Source {
  readonly code: LanguageCode;
  readonly texts: ReadonlyMap<string, string>;
  readonly forms: Own['forms'];
}

/** The terms that a text has in English, but not in the translation. */
function missingWords({ code, glossary, asked, texts, forms }: Translation): Deviation[] {
  const formsOf = new Map(
    glossary.flatMap((entry) => {
      const word = wordFor(entry, code);
      return word === undefined ? [] : [[entry.term, [word, ...(forms[entry.term] ?? [])]] as const];
    }),
  );
  const accepts = new Map([...formsOf].map(([term, words]) => [term, acceptor(words, code)]));
  const expected = (term: string) =>
    formsOf
      .get(term)
      ?.map((form) => `“${form}”`)
      .join(' or ');
  return [...asked].flatMap(([key, terms]) => {
    const text = texts.get(key);
    if (text === undefined) return [];
    return terms
      .filter((term) => accepts.get(term)?.(comparable(text)) === false)
      .map((term) => ({
        key,
        about: term,
        fault: `${code}: ${key} has “${term}” in English, but not the glossary’s translation: ${expected(term)}`,
      }));
  });
}

/** Unused entries of `otherwise`. */
function idle({ otherwise }: Own, deviations: readonly Deviation[]): string[] {
  const used = new Set(deviations.map(({ key, about }) => `${key}: ${about}`));
  return Object.entries(otherwise).flatMap(([key, reasons]) =>
    Object.keys(reasons)
      .map((about) => `${key}: ${about}`)
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
