import type { LanguageLink } from '../../views/frames/LanguageLinks.tsx';
import type { Site } from '../../views/site.tsx';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import { CHINESE, LANGUAGES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/codes.ts';

interface Place {
  /** Render context of the current page. */
  readonly site: Pick<Site, 'language'>;
  /** English desktop path of the current page. */
  readonly path: string;
  /** Languages in which the page exists. */
  readonly languages: readonly LanguageCode[];
  /** English desktop path of the fallback page for the other languages. */
  readonly section: string | undefined;
}

/** The site's languages that the content service lists. English, the default, is always included. */
export function shownLanguages(shown: readonly string[]): LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code === 'en' || shown.includes(code));
}

/** Links of the language menu: the languages of the site, then Chinese, which is a separate site. */
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
      current: code === place.site.language.code,
    };
  });
  if (!shown.includes(CHINESE.code)) return own;
  return [
    ...own,
    { code: CHINESE.code, name: CHINESE.name, dir: 'ltr', url: chineseSiteUrl, current: false },
  ];
}

/** Falls back to the section if the page does not exist in the language, such as an untranslated article. */
function pathIn({ path, languages, section = '/' }: Place, code: LanguageCode): string {
  return languages.includes(code) ? path : section;
}
