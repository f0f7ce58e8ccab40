import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n, type Resource, type TFunction } from 'i18next';
import FsBackend, { type FsBackendOptions } from 'i18next-fs-backend';
import type { Logger } from 'pino';
import type { Words } from '../../views/words.ts';
import { memoize } from '../common/memoize.ts';
import { SetupError } from '../common/setupFiles.ts';
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from './codes.ts';
import { formatOf } from './format.ts';
import { LANGUAGES } from './languages.ts';

export type Translate = TFunction<readonly (keyof Words)[]>;

/** `fillFacts` of the catalogue, which this room cannot import. */
type Fill = (text: string, language: string) => string;

/** Cache size per language, for texts with placeholders. */
const MAX_TEXTS = 2000;

export interface Locales {
  readonly i18n: i18n;
  /** All texts of a language, with English as fallback for missing keys. */
  readonly words: Readonly<Record<LanguageCode, Words>>;
  readonly translate: Readonly<Record<LanguageCode, Translate>>;
}

/**
 * Loads all namespaces of all languages into memory. A file that fails to load is logged and replaced with English.
 *
 * @param folder the `locales` folder: one folder per language, one JSON file per namespace
 * @param fill fills placeholders in the text of a file before it is parsed
 * @throws {SetupError} if the folder of a language is missing, or an English file is missing or invalid
 */
export async function loadLocales(folder: string, logger: Logger, fill: Fill): Promise<Locales> {
  const { namespaces, words } = await loadWords<Words>(folder, logger, fill);
  // A separate instance without backend: i18next-http-middleware clones it for every request, and each clone would use
  // the backend again.
  const instance = createInstance();
  await instance.init({ ...COMMON_OPTIONS, ns: namespaces, resources: words as unknown as Resource });
  // The middleware calls `dir` several times per request, and i18next builds a list of languages each time.
  instance.dir = (code) => (isLanguageCode(code) ? LANGUAGES[code].dir : 'ltr');
  return {
    i18n: instance,
    words,
    translate: eachLanguage((code) => keeping(instance.getFixedT(code), formatOf(code).number)),
  };
}

/**
 * Loads the namespaces of a folder in all languages. A file that fails to load is logged and replaced with English.
 *
 * @param folder the `locales` folder
 * @param fill fills placeholders in the text of a file before it is parsed
 * @param subfolder folder in the folder of each language; by default, the namespaces of the site
 * @returns texts by language and file name, in the shape and order of the English files, which must be the type `All`
 * @throws {SetupError} if the folder of a language is missing, or an English file is missing or invalid
 */
export async function loadWords<All>(folder: string, logger: Logger, fill: Fill, subfolder = '.') {
  const { namespaces, bundlesOf } = await readLocales(folder, logger, fill, subfolder);
  const words = eachLanguage((code) => {
    const [own, english] = [bundlesOf(code), bundlesOf(DEFAULT_LANGUAGE)];
    const bundles = namespaces.map((name) => [name, withFallback(own?.[name], english?.[name])]);
    return Object.fromEntries(bundles) as unknown as All;
  });
  return { namespaces, words };
}

/**
 * Memoizes `t`: i18next takes 5 µs for a text with placeholders, and views use the same few. Formats `count`, which
 * i18next also needs as a number.
 */
function keeping(translate: TFunction, format: (value: number) => string): Translate {
  const say = memoize((given: string) => {
    const [key, options = {}]: [string, Record<string, unknown>?] = JSON.parse(given);
    const { count } = options;
    return translate(
      key,
      typeof count === 'number' ? { ...options, replace: { ...options, count: format(count) } } : options,
    );
  }, MAX_TEXTS);
  return ((...given: unknown[]) => say(JSON.stringify(given))) as unknown as Translate;
}

const COMMON_OPTIONS = {
  supportedLngs: [...LANGUAGE_CODES],
  fallbackLng: DEFAULT_LANGUAGE,
  load: 'currentOnly',
  defaultNS: 'frame',
  interpolation: { escapeValue: false }, // React escapes
} as const;

async function readLocales(folder: string, logger: Logger, fill: Fill, subfolder: string) {
  // Each language must have locale files; English decides which.
  const { [DEFAULT_LANGUAGE]: namespaces } = eachLanguage((code) => namespacesIn(folder, code, subfolder));
  const broken: string[] = [];
  // One reader per language: `parse` is not told the language.
  const readers = eachLanguage((code) => {
    const reader = createInstance();
    reader.on('failedLoading', (_language: string, namespace: string, reason: unknown) => {
      const file = join('locales', code, subfolder, `${namespace}.json`);
      logger.error({ file, reason: String(reason) }, 'locale file failed to load; using English instead');
      if (code === DEFAULT_LANGUAGE) broken.push(file);
    });
    const ready = reader.use(FsBackend).init<FsBackendOptions>({
      ...COMMON_OPTIONS,
      fallbackLng: false,
      backend: {
        loadPath: join(folder, code, subfolder, '{{ns}}.json'),
        parse: (text: string) => JSON.parse(fill(text, code)),
      },
      preload: [code],
      ns: namespaces,
    });
    return { reader, ready };
  });
  await Promise.all(Object.values(readers).map(({ ready }) => ready));
  if (broken.length > 0) {
    throw new SetupError(
      `The site cannot start without these files: ${broken.join(', ')}\nRestore them from the repository; \`npm run check -- locales\` reports what is wrong with them.`,
    );
  }
  return { namespaces, bundlesOf: (code: LanguageCode) => readers[code].reader.getDataByLanguage(code) };
}

function namespacesIn(folder: string, code: LanguageCode, subfolder = '.'): string[] {
  const place = join(folder, code, subfolder);
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.json')) : [];
  if (files.length > 0) return files.map((file) => file.slice(0, -'.json'.length));
  const state = existsSync(place) ? 'has no locale files' : 'is missing';
  const english = join(folder, DEFAULT_LANGUAGE, subfolder);
  throw new SetupError(
    `${place} ${state}: ${place === english ? 'restore it from the repository' : `copy ${english}`}`,
  );
}

export function eachLanguage<Value>(make: (code: LanguageCode) => Value): Record<LanguageCode, Value> {
  const entries = LANGUAGE_CODES.map((code) => [code, make(code)] as const);
  return Object.fromEntries(entries) as Record<LanguageCode, Value>;
}

/** Merges key by key: `own` where it has the type of `english`, else `english`. Lists must have the same length. */
function withFallback(own: unknown, english: unknown): unknown {
  if (Array.isArray(english)) {
    const list: unknown[] = Array.isArray(own) && own.length === english.length ? own : english;
    return english.map((item, index) => withFallback(list[index], item));
  }
  if (isRecord(english)) {
    // Keep keys that only this language has: plural forms (Arabic has six, English two). The order is that of English.
    const given = isRecord(own) ? own : {};
    const merged = Object.fromEntries(
      Object.entries(english).map(([key, value]) => [key, withFallback(given[key], value)]),
    );
    return { ...merged, ...given, ...merged };
  }
  return typeof own === typeof english ? own : english;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The date each language's texts last changed, YYYY-MM-DD in UTC: the newest mtime of its locale files. */
export function readWordsChanged(folder: string): (code: LanguageCode) => string {
  const days = eachLanguage((code) => {
    const times = namespacesIn(folder, code).map(
      (name) => statSync(join(folder, code, `${name}.json`)).mtimeMs,
    );
    return new Date(Math.max(...times)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  });
  return (code) => days[code];
}
