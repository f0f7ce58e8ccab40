import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import type { i18n, TFunction } from 'i18next';
import FsBackend from 'i18next-fs-backend';
import type { FsBackendOptions } from 'i18next-fs-backend';
import type { Logger } from 'pino';
import type { Words } from '../../views/words.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from './languages.ts';
import type { LanguageCode } from './languages.ts';

export type Translate = TFunction<readonly (keyof Words)[]>;

export interface Locales {
  readonly i18n: i18n;
  /** The words of a language, with English in place of whatever that language lacks. */
  readonly words: Readonly<Record<LanguageCode, Words>>;
  readonly translate: Readonly<Record<LanguageCode, Translate>>;
}

/**
 * Loads every namespace of every language into memory. A file that fails to load is logged with its name and
 * English stands in for it; only English itself must be whole.
 *
 * @param folder the `locales` folder: one folder a language, one JSON file a namespace
 * @throws {Error} when an English file is missing or broken
 */
export async function loadLocales(folder: string, logger: Logger): Promise<Locales> {
  const namespaces = readdirSync(join(folder, DEFAULT_LANGUAGE))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  const instance = createInstance();
  const failed: string[] = [];
  instance.on('failedLoading', (language: string, namespace: string, reason: string) => {
    failed.push(`${language}/${namespace}`);
    logger.error(
      { file: `locales/${language}/${namespace}.json`, reason },
      'locale file failed to load; English stands in for it',
    );
  });
  await instance.use(FsBackend).init<FsBackendOptions>({
    backend: { loadPath: join(folder, '{{lng}}', '{{ns}}.json') },
    preload: [...LANGUAGE_CODES],
    supportedLngs: [...LANGUAGE_CODES],
    fallbackLng: DEFAULT_LANGUAGE,
    load: 'currentOnly',
    ns: namespaces,
    defaultNS: 'frame',
    interpolation: { escapeValue: false }, // React escapes
  });
  const broken = failed.filter((name) => name.startsWith(`${DEFAULT_LANGUAGE}/`));
  if (broken.length > 0)
    throw new Error(`Locale files that the site cannot do without failed to load: ${broken.join(', ')}`);

  const wordsOf = (code: LanguageCode) =>
    Object.fromEntries(
      namespaces.map((namespace) => [
        namespace,
        withFallback(
          instance.getResourceBundle(code, namespace),
          instance.getResourceBundle(DEFAULT_LANGUAGE, namespace),
        ),
      ]),
    );
  return {
    i18n: instance,
    words: eachLanguage((code) => wordsOf(code) as unknown as Words),
    translate: eachLanguage((code) => instance.getFixedT(code) as unknown as Translate),
  };
}

export function eachLanguage<Value>(make: (code: LanguageCode) => Value): Record<LanguageCode, Value> {
  const { en, ar, de, es, fr, it, ja } = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)]));
  return { en, ar, de, es, fr, it, ja } as Record<LanguageCode, Value>;
}

/** `own` where it has the shape of `english`, else `english`, key by key. Lists are taken whole if as long. */
function withFallback(own: unknown, english: unknown): unknown {
  if (Array.isArray(english)) {
    const list: unknown[] = Array.isArray(own) && own.length === english.length ? own : english;
    return english.map((item, index) => withFallback(list[index], item));
  }
  if (isRecord(english)) {
    const given = isRecord(own) ? own : {};
    return Object.fromEntries(
      Object.entries(english).map(([key, value]) => [key, withFallback(given[key], value)]),
    );
  }
  return typeof own === typeof english ? own : english;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
