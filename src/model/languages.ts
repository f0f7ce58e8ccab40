import type { LanguageCode } from './codes.ts';

/** A language of the site. Everything that depends on the language is derived from this record and its words. */
export interface Language {
  /** Path prefix (none for the default language) and folder in `locales/`. */
  readonly code: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
  /** The language's name in the language itself. */
  readonly name: string;
  /** BCP 47 tag for `Intl`. */
  readonly tag: string;
  /** Open Graph locale. */
  readonly ogLocale: string;
  /** Between the parts of a list; a comma and a space if missing. */
  readonly listSeparator?: string;
  /** Between a number and a unit in the language's own script (10年); a no-break space if missing. */
  readonly unitWordSpace?: string;
  /** Whether figures have units of time as words (30 ثانية) instead of symbols (30 s). */
  readonly hasTimeWords?: boolean;
  /** Between groups of three digits; the sign of `Intl` if missing. */
  readonly groupSign?: string;
  /** Between the ends of a range of positive numbers; a dash if missing. */
  readonly rangeDash?: string;
  /** Before and between the ends of a range from a negative number, where a dash would read as a minus sign. */
  readonly signedRange: readonly [before: string, between: string];
  /** International and local start of the phone numbers where the language is spoken; links dial the international one. */
  readonly localPhone?: readonly [international: string, local: string];
  /** Whether a sentence goes on in lower case after a colon. */
  readonly lowerAfterColon?: boolean;
  /** Whether the layouts have stylesheets of their own in this language, such as `ja-mobile.css`. */
  readonly ownSheets?: boolean;
  /** Font files needed above the fold on any page, by unhashed name (see `scripts/build/fontFiles.ts`). */
  readonly fonts: readonly string[];
  /** Those that phones load before the first paint; by default all of them. */
  readonly phoneFonts?: readonly string[];
}

const plex = (...names: readonly string[]) => names.map((name) => `plex-${name}.woff2`);
const LATIN_FONTS = plex('latin-400', 'latin-500');

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: {
    code: 'en',
    dir: 'ltr',
    name: 'English',
    tag: 'en-US',
    ogLocale: 'en_US',
    signedRange: ['', ' to '],
    fonts: LATIN_FONTS,
  },
  // Western digits (`nu-latn`): numbers in data sheets must match those on the nameplate.
  ar: {
    code: 'ar',
    dir: 'rtl',
    name: 'العربية',
    tag: 'ar-u-nu-latn',
    ogLocale: 'ar_AE',
    listSeparator: '، ',
    hasTimeWords: true,
    signedRange: ['من ', ' إلى '],
    fonts: plex('arabic-400', 'arabic-500'),
  },
  de: {
    code: 'de',
    dir: 'ltr',
    name: 'Deutsch',
    tag: 'de-DE',
    ogLocale: 'de_DE',
    signedRange: ['', ' bis '],
    fonts: LATIN_FONTS,
  },
  es: {
    code: 'es',
    lowerAfterColon: true,
    dir: 'ltr',
    name: 'Español',
    tag: 'es-ES',
    ogLocale: 'es_ES',
    // `Intl` has a point, which Spanish orthography no longer admits.
    groupSign: '\u202f',
    signedRange: ['', ' a '],
    fonts: LATIN_FONTS,
  },
  fr: {
    code: 'fr',
    lowerAfterColon: true,
    dir: 'ltr',
    name: 'Français',
    tag: 'fr-FR',
    ogLocale: 'fr_FR',
    rangeDash: ' à ',
    signedRange: ['de ', ' à '],
    fonts: LATIN_FONTS,
  },
  it: {
    code: 'it',
    lowerAfterColon: true,
    dir: 'ltr',
    name: 'Italiano',
    tag: 'it-IT',
    ogLocale: 'it_IT',
    signedRange: ['da ', ' a '],
    fonts: LATIN_FONTS,
  },
  ja: {
    code: 'ja',
    dir: 'ltr',
    name: '日本語',
    tag: 'ja-JP',
    ogLocale: 'ja_JP',
    listSeparator: '、',
    rangeDash: '〜',
    signedRange: ['', '〜'],
    unitWordSpace: '',
    hasTimeWords: true,
    localPhone: ['+81 ', '0'],
    ownSheets: true,
    fonts: plex(
      'japanese-400',
      'japanese-500',
      'japanese-frame-400',
      'japanese-frame-500',
      'japanese-signs-400',
    ),
    phoneFonts: plex('japanese-400', 'japanese-500'),
  },
};

/** Listed in the language menu, but served by a separate site. */
export const CHINESE = { code: 'zh', name: '中文', tag: 'zh-CN' } as const;
