import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LanguageCode } from '../../src/locale/languages.ts';

const keyList = z.array(z.string());

/** What stands beside the namespaces in a language's folder: lists for the checks, no words of the site. */
const LISTS = ['sameAsEnglish.json', 'glossary.json'];

/** The namespaces of a language, one a JSON file. */
export function namespacesOf(folder: string, code: LanguageCode): string[] {
  return readdirSync(join(folder, code))
    .filter((file) => file.endsWith('.json') && !LISTS.includes(file))
    .map((file) => file.slice(0, -'.json'.length));
}

/** The texts of a namespace by key: namespace, then the way to the text, joined by dots. */
export function textsOf(folder: string, code: LanguageCode, namespace: string): Map<string, string> {
  return flatten(namespace, readJson(join(folder, code, `${namespace}.json`)));
}

/** The articles and long texts of a language by key: `news.` or `documents.` and the file's name. */
export function longTextsOf(folder: string, code: LanguageCode): Map<string, string> {
  const texts = ['news', 'documents'].flatMap((kind): [string, string][] => {
    const place = join(folder, code, kind);
    return filesIn(place).map((file) => [`${kind}/${file}`, readFileSync(join(place, file), 'utf8')]);
  });
  return new Map(texts);
}

function filesIn(folder: string): string[] {
  return (orNothing(() => readdirSync(folder)) ?? []).filter((file) => file.endsWith('.md'));
}

function flatten(key: string, value: unknown): Map<string, string> {
  if (typeof value === 'string') return new Map([[key, value]]);
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is no text`);
  return new Map(Object.entries(value).flatMap(([name, part]) => [...flatten(`${key}.${name}`, part)]));
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** A list of keys; empty where there is no such file. */
export function readList(path: string): string[] {
  return keyList.parse(orNothing(() => readJson(path)) ?? []);
}

/** What is read, or nothing where the file or folder is not there. */
export function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every text of a language by key, long texts block by block: `news/03-name.md 2` is the third block. */
export function allTextsOf(folder: string, code: LanguageCode): Map<string, string> {
  const short = namespacesOf(folder, code).flatMap((namespace) => [...textsOf(folder, code, namespace)]);
  const long = [...longTextsOf(folder, code)].flatMap(([key, text]) =>
    blocksOf(text).map((block, index): [string, string] => [`${key} ${index}`, block]),
  );
  return new Map([...short, ...long]);
}

const INVISIBLE: Readonly<Record<string, string>> = {
  '\u00a0': 'U+00A0 (no-break space)',
  '\u202f': 'U+202F (narrow no-break space)',
};

/** A character as a message shows it: invisible ones by code point and name. */
export function showCharacter(character: string): string {
  return INVISIBLE[character] ?? `“${character}”`;
}

/** The blocks of a Markdown text: what empty lines part. */
export function blocksOf(text: string): string[] {
  return text.trim().split(/\n{2,}/u);
}
