/** `npm run translations [-- COMMAND]`: which translations are missing, or older than the English text. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLanguageCode, PREFIXED_LANGUAGES, type LanguageCode } from '../src/model/codes.ts';
import {
  isDue,
  pageOf,
  summaryOf,
  translationsOf,
  updateRecords,
  type State,
} from './translations/record.ts';
import { saveUnits } from './translations/units.ts';
import { fromXliff, toXliff } from './translations/xliff.ts';

const USAGE = `npm run translations               counts missing and old texts by language and page
npm run translations -- COMMAND
  list LANGUAGE [PAGE]             prints them
  export LANGUAGE FILE [all]       writes them, or all texts, to an XLIFF 2 file
  import FILE                      takes the translations of an XLIFF 2 file
  accept LANGUAGE KEY|PAGE …       old translations still hold
  review LANGUAGE KEY|PAGE …       somebody has read the translations
  release                          fails if any is missing or old`;

const folder = join(resolve(import.meta.dirname, '..'), 'locales');

type Command = (...given: readonly string[]) => void | Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  count: () => console.log(summaryOf(folder).join('\n') || 'All translations are up to date'),
  list: (name, page) => {
    const due = translationsOf(folder, languageOf(name)).filter(isDue);
    for (const { key, state, english } of due)
      if (page === undefined || page === pageOf(key))
        console.log(`${state.padEnd(8)} ${key}\n         ${english}`);
  },
  export: async (name, file, which) => {
    const code = languageOf(name);
    const texts = translationsOf(folder, code).filter((text) => which === 'all' || isDue(text));
    writeFileSync(given(file), await toXliff(code, texts));
    console.log(`${file}: ${texts.length} texts`);
  },
  import: async (file) => {
    const { code, texts } = await fromXliff(readFileSync(given(file), 'utf8'), (of) =>
      translationsOf(folder, of),
    );
    for (const changed of saveUnits(folder, code, texts)) console.log(`Changed locales/${changed}`);
    mark('translated', code, [...texts.keys()]);
  },
  accept: (name, ...keys) => mark('translated', languageOf(name), keys),
  review: (name, ...keys) => mark('reviewed', languageOf(name), keys),
  release: () => {
    const summary = summaryOf(folder);
    for (const line of summary) console.error(line);
    if (summary.length > 0) process.exitCode = 1;
  },
};

function mark(state: State, code: LanguageCode, keys: readonly string[]): void {
  const texts = translationsOf(folder, code);
  const chosen = new Set(given(keys[0]) && keys);
  const unknown = keys.filter((name) => !texts.some(({ key }) => key === name || pageOf(key) === name));
  if (unknown.length > 0) throw new TypeError(`No such text or page: ${unknown.join(', ')}`);
  updateRecords(folder, [code], ({ key, ...text }) =>
    text.state !== 'missing' && (chosen.has(key) || chosen.has(pageOf(key))) ? state : text.state,
  );
}

function languageOf(name = ''): LanguageCode {
  if (isLanguageCode(name) && name !== 'en') return name;
  throw new TypeError(`Give a language: ${PREFIXED_LANGUAGES.join(', ')}`);
}

function given(value: string | undefined): string {
  if (value === undefined) throw new TypeError('Something is missing');
  return value;
}

try {
  const [name = 'count', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new TypeError(`No such command: ${name}`);
  updateRecords(folder);
  await command(...rest);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof TypeError ? `${error.message}\n${USAGE}` : error.message);
  process.exitCode = 2;
}
