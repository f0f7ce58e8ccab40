import type { LanguageLink } from '../../views/frames/LanguageLinks.tsx';
import { CHINESE, LANGUAGE_CODES, LANGUAGES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';

interface Place {
  readonly languageCode: LanguageCode;
  /** English desktop path of the page to show in the chosen language. */
  readonly path: string;
  /** Languages that have the page. */
  readonly languages: readonly LanguageCode[];
  /** English desktop path of the page to show in a language that lacks this one. */
  readonly section: string | undefined;
}

/** The site's languages that the content service does not hide. English, the default, always stays. */
export function shownLanguages(shown: readonly string[]): LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code === 'en' || shown.includes(code));
}

/** The language menu: the languages of the site, then Chinese, which leads to a site of its own. */
export function languageLinks(
  place: Place,
  shown: readonly string[],
  chineseSiteUrl: string,
): LanguageLink[] {
  const own = shownLanguages(shown).map((code): LanguageLink => {
    const { name, dir } = LANGUAGES[code];
    return {
      code,
      name,
      dir,
      url: `/language/${code}?path=${encodeURIComponent(pathIn(place, code))}`,
      current: code === place.languageCode,
    };
  });
  if (!shown.includes(CHINESE.code)) return own;
  return [
    ...own,
    { code: CHINESE.code, name: CHINESE.name, dir: 'ltr', url: chineseSiteUrl, current: false },
  ];
}

/** An article that was not published in a language: there the list of its articles is nearest. */
function pathIn({ path, languages, section = '/' }: Place, code: LanguageCode): string {
  return languages.includes(code) ? path : section;
}
