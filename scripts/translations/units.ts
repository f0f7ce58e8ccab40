import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import matter from 'gray-matter';
import type { LanguageCode } from '../../src/model/codes.ts';
import {
  asTyped,
  flatten,
  longTextsOf,
  namespacesOf,
  orNothing,
  withPluralsOf,
} from '../checks/locales/texts.ts';

/** Texts by key, as they are in the files. An article has three: `news/01-name.md title`, `… summary`, `… body`. */
export type Units = ReadonlyMap<string, string>;

/**
 * Reads all texts of a language.
 *
 * @param folder the `locales` folder
 */
export function unitsOf(folder: string, code: LanguageCode): Units {
  return new Map(filesOf(folder, code).flatMap((file) => [...partsOf(file, read(folder, code, file) ?? '')]));
}

/** The English texts that a language must have, by the keys of the translations: with the plural forms of the language. */
export function sourcesOf(folder: string, code: LanguageCode): Units {
  return withPluralsOf(code, unitsOf(folder, 'en'));
}

/**
 * Writes texts into the files of a language and leaves all others as they are. Missing files and keys are added.
 *
 * @returns the changed files, such as `de/home.json`
 */
export function saveUnits(folder: string, code: LanguageCode, texts: Units): string[] {
  return filesOf(folder, 'en').flatMap((file) => {
    const english = read(folder, 'en', file) ?? '';
    const before = read(folder, code, file);
    const own = before === undefined ? new Map<string, string>() : partsOf(file, before);
    const changed = [...withPluralsOf(code, partsOf(file, english)).keys()].filter(
      (key) => texts.has(key) && texts.get(key) !== own.get(key),
    );
    if (changed.length === 0) return [];
    const changes = new Map(changed.map((key) => [key, texts.get(key) ?? '']));
    const path = join(folder, code, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withTexts(file, before, english, changes));
    return [`${code}/${file}`];
  });
}

function filesOf(folder: string, code: LanguageCode): string[] {
  const namespaces = namespacesOf(folder, code).map((namespace) => `${namespace}.json`);
  return [...namespaces, ...longTextsOf(folder, code, asTyped).keys()];
}

function read(folder: string, code: LanguageCode, file: string): string | undefined {
  return orNothing(() => readFileSync(join(folder, code, file), 'utf8'));
}

function partsOf(file: string, content: string): Map<string, string> {
  if (file.endsWith('.json')) return flatten(keyOf(file), JSON.parse(content));
  const { data, content: body } = matter(content);
  return new Map(
    Object.entries({ title: data['title'], summary: data['summary'], body }).flatMap(
      ([part, text]): [string, string][] => (typeof text === 'string' ? [[`${file} ${part}`, text]] : []),
    ),
  );
}

const keyOf = (file: string) => file.slice(0, -'.json'.length).replace('/', '.');

function withTexts(file: string, own: string | undefined, english: string, texts: Units): string {
  if (file.endsWith('.json'))
    return asJson(
      withValues(keyOf(file), own === undefined ? undefined : JSON.parse(own), JSON.parse(english), texts),
    );
  const front = ['title', 'summary'].reduce((content, part) => {
    const text = texts.get(`${file} ${part}`);
    return text === undefined
      ? content
      : content.replace(RegExp(`^${part}: .*$`, 'mu'), () => `${part}: ${JSON.stringify(text)}`);
  }, own ?? english);
  const body = texts.get(`${file} body`);
  if (body === undefined) return front;
  return front.slice(0, front.length - matter(front).content.length) + body;
}

/** The file of a text: two spaces, as editors of such files write it. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Own values in their order, then those that `texts` adds: further keys of English, and plural forms. */
function withValues(key: string, own: unknown, english: unknown, texts: Units): unknown {
  if (typeof (english ?? own) !== 'object') return texts.get(key) ?? own;
  const names = new Set([...Object.keys(own ?? {}), ...Object.keys(english ?? {}), ...addedTo(key, texts)]);
  const values = [...names].flatMap((name) => {
    const value = withValues(`${key}.${name}`, valueOf(own, name), valueOf(english, name), texts);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (Array.isArray(english)) return values.map(([, value]) => value);
  return values.length > 0 ? Object.fromEntries(values) : own;
}

const valueOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

function addedTo(key: string, texts: Units): string[] {
  const below = [...texts.keys()].filter((each) => each.startsWith(`${key}.`));
  return below.map((each) => each.slice(key.length + 1)).filter((name) => !name.includes('.'));
}
