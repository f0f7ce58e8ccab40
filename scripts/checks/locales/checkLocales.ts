import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import {
  asTyped,
  namespacesOf,
  PLURAL_SUFFIX,
  readList,
  textsOf,
  translatedNamespaces,
  withPluralsOf,
} from './texts.ts';

const PLACEHOLDER = /{{\s*([\w.]+)[^}]*}}/g;

/**
 * Compares the locale files of every language with the English ones: same keys, list lengths and placeholders, the
 * language's plural forms, and no untranslated texts except listed ones. An English text with a count must have plural
 * forms.
 *
 * Skips the namespaces in `locales/pending.json`. Keys of texts that may equal English are listed in `locales/sameAsEnglish.json` (all languages) and `locales/{lang}/sameAsEnglish.json`.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkLocales(folder: string): string[] {
  const everywhere = readList(join(folder, 'sameAsEnglish.json'));
  const namespaces = translatedNamespaces(folder);
  const others = LANGUAGE_CODES.filter((code) => code !== 'en').flatMap((code) => {
    const mayBeSame = new Set([...everywhere, ...readList(join(folder, code, 'sameAsEnglish.json'))]);
    const extra = namespacesOf(folder, code).filter(
      (namespace) => !namespacesOf(folder, 'en').includes(namespace),
    );
    return [
      ...extra.map((namespace) => `${code}/${namespace}.json: there is no such file in English`),
      ...namespaces.flatMap((namespace) => checkNamespace(folder, code, namespace, mayBeSame)),
    ];
  });
  return [...namespaces.flatMap((namespace) => checkCounts(folder, namespace)), ...others];
}

/** Reports English texts with a count that have no plural forms. */
function checkCounts(folder: string, namespace: string): string[] {
  return [...textsOf(folder, 'en', namespace)]
    .filter(([key, text]) => text.includes('{{count}}') && !PLURAL_SUFFIX.test(key))
    .map(([key]) => `en/${namespace}.json: ${key} has a count, but no plural forms`);
}

function checkNamespace(
  folder: string,
  code: LanguageCode,
  namespace: string,
  mayBeSame: ReadonlySet<string>,
): string[] {
  const name = `${code}/${namespace}.json`;
  let own: Map<string, string>;
  let typed: Map<string, string>;
  try {
    own = textsOf(folder, code, namespace);
    typed = textsOf(folder, code, namespace, asTyped);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const english = withPluralsOf(code, textsOf(folder, 'en', namespace));
  const missing = [...english.keys()]
    .filter((key) => !own.has(key))
    .map((key) => `${name}: ${key} is missing`);
  const surplus = [...own.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${name}: ${key} is not in English`);
  const wrong = [...own].flatMap(([key, text]) => {
    const source = english.get(key);
    if (source === undefined) return [];
    if (placeholders(text) !== placeholders(source) && !writesNumberOut(code, key, text, source))
      return [`${name}: ${key} has different placeholders than English`];
    if (text === source && hasWords(typed.get(key)) && !mayBeSame.has(key))
      return [`${name}: ${key} is not translated: ${text}`];
    return text.trim() === '' && source.trim() !== '' ? [`${name}: ${key} is empty`] : [];
  });
  return [...missing, ...surplus, ...wrong];
}

/** Whether a text has words of its own beside its placeholders. */
function hasWords(typed = ''): boolean {
  return /\p{L}{2}/u.test(typed.replace(PLACEHOLDER, ''));
}

/** Whether a plural form that stands for one number only says that number in words, as in Arabic “two pages”. */
function writesNumberOut(code: LanguageCode, key: string, text: string, source: string): boolean {
  const category = PLURAL_SUFFIX.exec(key)?.[1];
  const rules = new Intl.PluralRules(code);
  const numbers = Array.from({ length: 201 }, (_, number) => number).filter(
    (number) => rules.select(number) === category,
  );
  return numbers.length === 1 && placeholders(text) === placeholders(source.replaceAll('{{count}}', ''));
}

function placeholders(text: string): string {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    .toSorted()
    .join();
}
