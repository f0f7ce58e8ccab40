/** Has no path prefix, and supplies the texts that another language lacks. */
export const DEFAULT_LANGUAGE = 'en';

/** The other languages: path prefixes and folders in `locales/`, in menu order. Shared with the browser script. */
export const PREFIXED_LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'ja'] as const;
export type PrefixedLanguage = (typeof PREFIXED_LANGUAGES)[number];

export const LANGUAGE_CODES = [DEFAULT_LANGUAGE, ...PREFIXED_LANGUAGES] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === value);
}

export function eachLanguage<Value>(make: (code: LanguageCode) => Value): Record<LanguageCode, Value> {
  const entries = LANGUAGE_CODES.map((code) => [code, make(code)] as const);
  return Object.fromEntries(entries) as Record<LanguageCode, Value>;
}
