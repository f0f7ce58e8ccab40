/** Languages of the site in menu order: path prefixes and folders in `locales/`. Shared with the browser script. */
export const LANGUAGE_CODES = ['en', 'ar', 'de', 'es', 'fr', 'it', 'ja'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Has no path prefix, and supplies the texts that another language lacks. */
export const DEFAULT_LANGUAGE = 'en';

/** The languages with a path prefix. */
export type PrefixedLanguage = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;
export const PREFIXED_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === value);
}
