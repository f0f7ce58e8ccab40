import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fillFacts } from '../../../src/catalog/fillFacts.ts';
import type { LanguageCode } from '../../../src/model/codes.ts';

const keyList = z.array(z.string());

/** Files in a language's folder that are not namespaces, but lists for the checks. */
const LISTS = ['sameAsEnglish.json', 'glossary.json'];

/** Folders of further namespaces; those of the manuals are only read by the build. */
const FOLDERS = ['.', 'manuals'];

/** The namespaces of a language: one per JSON file, such as `home` or `manuals/pack`. */
export function namespacesOf(folder: string, code: LanguageCode): string[] {
  return FOLDERS.flatMap((place) =>
    (orNothing(() => readdirSync(join(folder, code, place))) ?? [])
      .filter((file) => file.endsWith('.json') && !LISTS.includes(file))
      .map((file) => join(place, file.slice(0, -'.json'.length))),
  );
}

/** The English namespaces that every language must have: all but those in `pending.json`, which await translation. */
export function translatedNamespaces(folder: string): string[] {
  const pending = readList(join(folder, 'pending.json'));
  return namespacesOf(folder, 'en').filter((namespace) => !pending.includes(namespace));
}

/** Reads the text of a file. */
type Read = (path: string, code: LanguageCode) => string;

/** With placeholders filled, as the site reads it, but without the hotline, which is that of the language. */
const asShown: Read = (path, code) =>
  fillFacts(asTyped(path, code).replaceAll(/\{\{hotline\.\w+\}\}/gu, ''), code);

/** With placeholders, as in the file. */
export const asTyped: Read = (path) => readFileSync(path, 'utf8');

/** The texts of a namespace by key: namespace and path of the text, joined by dots: `manuals.pack.use.purpose`. */
export function textsOf(
  folder: string,
  code: LanguageCode,
  namespace: string,
  read = asShown,
): Map<string, string> {
  return flatten(
    namespace.replace('/', '.'),
    JSON.parse(read(join(folder, code, `${namespace}.json`), code)),
  );
}

/** The articles and long texts of a language by key: `news/` or `documents/` and the file name. */
export function longTextsOf(folder: string, code: LanguageCode, read = asShown): Map<string, string> {
  const texts = ['news', 'documents'].flatMap((kind): [string, string][] => {
    const place = join(folder, code, kind);
    return filesIn(place).map((file) => [`${kind}/${file}`, read(join(place, file), code)]);
  });
  return new Map(texts);
}

function filesIn(folder: string): string[] {
  return (orNothing(() => readdirSync(folder)) ?? []).filter((file) => file.endsWith('.md'));
}

/** The texts below a value by key, parts joined by dots. */
export function flatten(key: string, value: unknown): Map<string, string> {
  if (typeof value === 'string') return new Map([[key, value]]);
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is not a text`);
  return new Map(Object.entries(value).flatMap(([name, part]) => [...flatten(`${key}.${name}`, part)]));
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Reads a list of keys; empty if the file does not exist. */
export function readList(path: string): string[] {
  return keyList.parse(orNothing(() => readJson(path)) ?? []);
}

/** The result of `read`, or undefined if the file or folder does not exist. */
export function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every text of a language by key. Long texts are split into blocks: `news/03-name.md 2` is the third block. */
export function allTextsOf(folder: string, code: LanguageCode, read = asShown): Map<string, string> {
  const short = namespacesOf(folder, code).flatMap((namespace) => [
    ...textsOf(folder, code, namespace, read),
  ]);
  const long = [...longTextsOf(folder, code, read)].flatMap(([key, text]) =>
    blocksOf(text).map((block, index): [string, string] => [`${key} ${index}`, block]),
  );
  return new Map([...short, ...long]);
}

const INVISIBLE: Readonly<Record<string, string>> = {
  '\u00a0': 'U+00A0 (no-break space)',
  '\u202f': 'U+202F (narrow no-break space)',
};

/** Formats a character for a message: invisible ones as code point and name. */
export function showCharacter(character: string): string {
  return INVISIBLE[character] ?? `“${character}”`;
}

/** The blocks of a Markdown text, separated by empty lines. */
export function blocksOf(text: string): string[] {
  return text.trim().split(/\n{2,}/u);
}

/** The URL of a Markdown link, which is not text. */
export const LINK_TARGET = /(?<=\])\([^)]*\)/gu;

export const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** Replaces the English plural keys with the plural forms of the language (Arabic has six, Japanese one). */
export function withPluralsOf(code: LanguageCode, english: ReadonlyMap<string, string>): Map<string, string> {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return new Map(
    [...english].flatMap(([key, text]): [string, string][] => {
      if (!PLURAL_SUFFIX.test(key)) return [[key, text]];
      if (!key.endsWith('_other')) return [];
      return categories.map((category) => [key.replace(PLURAL_SUFFIX, `_${category}`), text]);
    }),
  );
}
