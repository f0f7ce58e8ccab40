import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n, type TFunction } from 'i18next';
import FsBackend, { type FsBackendOptions } from 'i18next-fs-backend';
import type { Logger } from 'pino';
import { memoize } from '../common/memoize.ts';
import { SetupError } from '../common/setupFiles.ts';
import {
  DEFAULT_LANGUAGE,
  eachLanguage,
  isLanguageCode,
  LANGUAGE_CODES,
  type LanguageCode,
} from '../model/codes.ts';
import { LANGUAGES } from '../model/languages.ts';
import type { Translate } from '../model/renderContext.ts';
import type { Words } from '../model/words.ts';
import { formatOf } from './format.ts';

/** `fillFacts` of the catalog, which this room cannot import. */
type Fill = (text: string, language: string) => string;

/** Cache size per language, for texts with placeholders. */
const MAX_TEXTS = 2000;

export interface Locales<All = Words> {
  readonly i18n: i18n;
  /** All texts of a language, with English as fallback for missing keys. */
  readonly words: Readonly<Record<LanguageCode, All>>;
  readonly translate: Readonly<Record<LanguageCode, Translate>>;
}

/**
 * Loads the namespaces of a folder in all languages. A file that fails to load is logged and replaced with English.
 *
 * @param folder the `locales` folder: one folder per language, one JSON file per namespace
 * @param fill fills placeholders in the JSON of a namespace
 * @param subfolder folder in the folder of each language; by default, the namespaces of the site
 * @returns texts by language and file name, in the shape and order of the English files, which must be the type `All`
 * @throws {SetupError} if the folder of a language is missing, or an English file is missing or invalid
 */
export async function loadLocales<All = Words>(
  folder: string,
  logger: Logger,
  fill: Fill,
  subfolder = '.',
): Promise<Locales<All>> {
  // Each language must have locale files; English decides which.
  const { [DEFAULT_LANGUAGE]: namespaces } = eachLanguage((code) => namespacesIn(folder, code, subfolder));
  const broken: string[] = [];
  const fail = (code: string, namespace: string, reason: unknown) => {
    const file = join('locales', code, subfolder, `${namespace}.json`);
    const isNeeded = code === DEFAULT_LANGUAGE;
    const instead = isNeeded ? 'all languages need it' : 'using English instead';
    logger.error({ file, reason: String(reason) }, `locale file failed to load; ${instead}`);
    if (isNeeded) broken.push(file);
  };
  const instance = createInstance();
  instance.on('failedLoading', fail);
  await instance.use(FsBackend).init<FsBackendOptions>({
    supportedLngs: [...LANGUAGE_CODES],
    fallbackLng: DEFAULT_LANGUAGE,
    load: 'currentOnly',
    defaultNS: 'frame',
    interpolation: { escapeValue: false }, // React escapes
    backend: { loadPath: join(folder, '{{lng}}', subfolder, '{{ns}}.json') },
    preload: [...LANGUAGE_CODES],
    ns: namespaces,
  });
  // The middleware calls `dir` several times per request, and i18next builds a list of languages each time.
  instance.dir = (code) => (isLanguageCode(code) ? LANGUAGES[code].dir : 'ltr');

  function bundleOf(code: LanguageCode, namespace: string): unknown {
    if (!instance.hasResourceBundle(code, namespace)) return undefined;
    try {
      return JSON.parse(fill(JSON.stringify(instance.getResourceBundle(code, namespace)), code));
    } catch (error) {
      return fail(code, namespace, error);
    }
  }
  const bundles = eachLanguage((code) => new Map(namespaces.map((name) => [name, bundleOf(code, name)])));
  if (broken.length > 0) {
    throw new SetupError(
      `The site cannot start without these files: ${broken.join(', ')}\nRestore them from the repository; \`npm run check -- locales\` reports what is wrong with them.`,
    );
  }
  const words = eachLanguage((code) => {
    const complete = namespaces.map((name) => {
      const bundle = withFallback(bundles[code].get(name), bundles[DEFAULT_LANGUAGE].get(name));
      instance.addResourceBundle(code, name, bundle, false, true, { skipCopy: true });
      return [name, bundle];
    });
    return Object.fromEntries(complete) as All;
  });
  const translate = eachLanguage((code) => keeping(instance.getFixedT(code), formatOf(code).number));
  return { i18n: instance, words, translate };
}

/**
 * Memoizes `t`: i18next takes 5 µs for a text with placeholders, and views use the same few. Formats `count`, which
 * i18next also needs as a number.
 */
function keeping(translate: TFunction, format: (value: number) => string): Translate {
  const say = memoize((given: string) => {
    const [key, options]: Parameters<Translate> = JSON.parse(given);
    const { count } = options ?? {};
    const replace = typeof count === 'number' ? { replace: { ...options, count: format(count) } } : {};
    return translate(key, { ...options, ...replace } as Readonly<Record<string, unknown>>);
  }, MAX_TEXTS);
  return (...given) => say(JSON.stringify(given));
}

function namespacesIn(folder: string, code: LanguageCode, subfolder: string): string[] {
  const place = join(folder, code, subfolder);
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.json')) : [];
  if (files.length > 0) return files.map((file) => file.slice(0, -'.json'.length));
  const state = existsSync(place) ? 'has no locale files' : 'is missing';
  const english = join(folder, DEFAULT_LANGUAGE, subfolder);
  throw new SetupError(
    `${place} ${state}: ${place === english ? 'restore it from the repository' : `copy ${english}`}`,
  );
}

/** Merges key by key: `own` where it has the type of `english`, else `english`. Lists must have the same length. */
function withFallback(own: unknown, english: unknown): unknown {
  if (own === english) return own;
  if (Array.isArray(english)) {
    const list: unknown[] = Array.isArray(own) && own.length === english.length ? own : english;
    return english.map((item, index) => withFallback(list[index], item));
  }
  if (isRecord(english)) {
    // Keep keys that only this language has: plural forms (Arabic has six, English two). The order is that of English.
    const given = isRecord(own) ? own : {};
    return Object.fromEntries([
      ...Object.entries(english).map(([key, value]) => [key, withFallback(given[key], value)]),
      ...Object.entries(given).filter(([key]) => !Object.hasOwn(english, key)),
    ]);
  }
  return typeof own === typeof english ? own : english;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
