import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { PREFIXED_LANGUAGES, type LanguageCode } from '../../src/model/codes.ts';
import { orNothing, readJson } from '../checks/locales/texts.ts';
import { asJson, sourcesOf, unitsOf } from './units.ts';

/**
 * What each translation was made from: by key, the digests of the English text and of the translation, and `reviewed`
 * if somebody has read it since. Kept in `locales/translations/{code}.json`.
 */
const recordSchema = z.record(z.string(), z.string());

/** `old`: the English text has changed since; the translation has not. */
export type State = 'missing' | 'old' | 'translated' | 'reviewed';

export interface Translation {
  readonly key: string;
  readonly english: string;
  /** Undefined if it is missing. */
  readonly own: string | undefined;
  readonly state: State;
}

/**
 * Compares the translations of a language with the English texts that they were made from.
 *
 * @param folder the `locales` folder
 */
export function translationsOf(folder: string, code: LanguageCode): Translation[] {
  const record = readRecord(folder, code);
  const own = unitsOf(folder, code);
  return [...sourcesOf(folder, code)].map(([key, english]) => {
    const text = own.get(key);
    return { key, english, own: text, state: stateOf(record[key], english, text) };
  });
}

function stateOf(entry: string | undefined, english: string, own: string | undefined): State {
  if (own === undefined) return 'missing';
  const [source, made, mark] = entry?.split(' ') ?? [];
  // A translation that has changed since was made from the English text of now.
  if (made !== digest(own)) return 'translated';
  if (source !== digest(english)) return 'old';
  return mark === 'reviewed' ? 'reviewed' : 'translated';
}

/**
 * Brings the records up to date: what has been translated since was made from the English text of now. The build does
 * this, too.
 *
 * @param folder the `locales` folder
 * @param accept says whether an old translation still holds, and what a text that is not old becomes
 */
export function updateRecords(
  folder: string,
  codes: readonly LanguageCode[] = PREFIXED_LANGUAGES,
  accept: (translation: Translation) => State = ({ state }) => state,
): void {
  for (const code of codes) {
    const before = readRecord(folder, code);
    const entries = translationsOf(folder, code).flatMap((translation): [string, string][] => {
      const { key, english, own = '' } = translation;
      const state = accept(translation);
      if (state === 'missing') return [];
      if (state === 'old') return [[key, before[key] ?? '']];
      const mark = state === 'reviewed' ? ' reviewed' : '';
      return [[key, `${digest(english)} ${digest(own)}${mark}`]];
    });
    const path = pathOf(folder, code);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, asJson(Object.fromEntries(entries)));
  }
}

function readRecord(folder: string, code: LanguageCode): Readonly<Record<string, string>> {
  return recordSchema.parse(orNothing(() => readJson(pathOf(folder, code))) ?? {});
}

const pathOf = (folder: string, code: LanguageCode) => join(folder, 'translations', `${code}.json`);

/** Enough to tell the versions of one text apart. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The page or manual of a text: `home`, `manuals.pack`, `news`. */
export function pageOf(key: string): string {
  return /^(?:manuals\.)?[^./]+/u.exec(key)?.[0] ?? key;
}

/** Whether a translation has to be made or made again. */
export const isDue = ({ state }: Pick<Translation, 'state'>): boolean =>
  state === 'missing' || state === 'old';

/** How many translations are due, one line per language and page; empty if none is. */
export function summaryOf(folder: string): string[] {
  return PREFIXED_LANGUAGES.flatMap((code) => {
    const due = translationsOf(folder, code).filter(isDue);
    return Object.entries(Object.groupBy(due, ({ key }) => pageOf(key))).map(([page, texts = []]) => {
      const missing = texts.filter(({ state }) => state === 'missing').length;
      return `${code}  ${page}: ${missing} missing, ${texts.length - missing} old`;
    });
  });
}
