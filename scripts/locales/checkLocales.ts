import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGE_CODES } from '../../src/locale/languages.ts';
import type { LanguageCode } from '../../src/locale/languages.ts';

const keyList = z.array(z.string());
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/**
 * Compares the locale files of every language with the English ones: same keys, lists as long, same placeholders,
 * the plural forms that the language has, nothing left in English but what is listed.
 *
 * Namespaces in `locales/pending.json` are passed over in other languages: words that still wait to be translated.
 * Texts that may equal the English ones stand by key in `locales/sameAsEnglish.json` (every language) and in
 * `locales/{lang}/sameAsEnglish.json`.
 *
 * @param folder the `locales` folder
 * @returns one sentence a fault; none where all is well
 */
export function checkLocales(folder: string): string[] {
  const pending = readList(join(folder, 'pending.json'));
  const everywhere = readList(join(folder, 'sameAsEnglish.json'));
  const namespaces = namespacesOf(folder, 'en').filter((namespace) => !pending.includes(namespace));
  return LANGUAGE_CODES.filter((code) => code !== 'en').flatMap((code) => {
    const mayBeSame = new Set([...everywhere, ...readList(join(folder, code, 'sameAsEnglish.json'))]);
    const extra = namespacesOf(folder, code).filter((namespace) => !namespacesOf(folder, 'en').includes(namespace));
    return [
      ...extra.map((namespace) => `${code}/${namespace}.json: English has no such file`),
      ...namespaces.flatMap((namespace) => checkNamespace(folder, code, namespace, mayBeSame)),
    ];
  });
}

function namespacesOf(folder: string, code: LanguageCode): string[] {
  return readdirSync(join(folder, code))
    .filter((file) => file.endsWith('.json') && file !== 'sameAsEnglish.json')
    .map((file) => file.slice(0, -'.json'.length));
}

function checkNamespace(folder: string, code: LanguageCode, namespace: string, mayBeSame: ReadonlySet<string>): string[] {
  const name = `${code}/${namespace}.json`;
  let own: Map<string, string>;
  try {
    own = flatten(namespace, readJson(join(folder, code, `${namespace}.json`)));
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const english = withPluralsOf(code, flatten(namespace, readJson(join(folder, 'en', `${namespace}.json`))));
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => `${name}: ${key} is missing`);
  const surplus = [...own.keys()].filter((key) => !english.has(key)).map((key) => `${name}: ${key} is not in English`);
  const wrong = [...own].flatMap(([key, text]) => {
    const source = english.get(key);
    if (source === undefined) return [];
    if (placeholders(text) !== placeholders(source)) return [`${name}: ${key} has other placeholders than English`];
    if (text === source && /\p{L}{2}/u.test(text) && !mayBeSame.has(key)) return [`${name}: ${key} is left in English: ${text}`];
    return text.trim() === '' && source.trim() !== '' ? [`${name}: ${key} is empty`] : [];
  });
  return [...missing, ...surplus, ...wrong];
}

/** Every text by its key: namespace, then the way to it, joined by dots. */
function flatten(key: string, value: unknown): Map<string, string> {
  if (typeof value === 'string') return new Map([[key, value]]);
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is no text`);
  return new Map(Object.entries(value).flatMap(([name, part]) => [...flatten(`${key}.${name}`, part)]));
}

/** English plural keys, replaced by those that the other language needs (Arabic has six forms, Japanese one). */
function withPluralsOf(code: LanguageCode, english: Map<string, string>): Map<string, string> {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return new Map(
    [...english].flatMap(([key, text]): [string, string][] => {
      if (!PLURAL_SUFFIX.test(key)) return [[key, text]];
      if (!key.endsWith('_other')) return [];
      return categories.map((category) => [key.replace(PLURAL_SUFFIX, `_${category}`), text]);
    }),
  );
}

function placeholders(text: string): string {
  return [...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join();
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function readList(path: string): string[] {
  try {
    return keyList.parse(readJson(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
