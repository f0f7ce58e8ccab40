import type { Alternate, PageAddresses } from '../../views/PageLinks.tsx';
import { CHINESE, LANGUAGES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';
import type { SiteOf } from '../locale/sites.ts';
import { joinPath, splitPath } from '../redirect/paths.ts';
import type { Layout } from '../redirect/paths.ts';
import type { SocialPictureOf } from './socialPictures.ts';

interface Place {
  readonly languageCode: LanguageCode;
  readonly layout: Layout;
  /** The path that search engines are told, in English; a mobile one for pages that have no other. */
  readonly canonicalPath: string;
  /** Languages that have the page. */
  readonly languages: readonly LanguageCode[];
}

interface Surroundings {
  readonly siteUrl: string;
  readonly chineseSiteUrl: string;
  readonly siteOf: SiteOf;
  readonly shownLanguages: readonly LanguageCode[];
  readonly socialPictureOf: SocialPictureOf;
}

const MOBILE_MEDIA = 'only screen and (max-width: 767px)';

/**
 * Desktop addresses are canonical; a desktop page names its mobile one, and mobile pages name mobile pages. A language
 * is named only where it is shown and has the page, so that every page that is named names this one in return.
 */
export function pageAddresses(
  { languageCode, layout, canonicalPath: path, languages }: Place,
  { siteUrl, chineseSiteUrl, siteOf, shownLanguages, socialPictureOf }: Surroundings,
): PageAddresses {
  const urlIn = (code: LanguageCode, inLayout = layout) => siteUrl + siteOf(code, inLayout).href(path);
  const { segments } = splitPath(path);
  const canonical = joinPath({ language: languageCode === 'en' ? undefined : languageCode, segments });
  const named = shownLanguages.filter((code) => languages.includes(code));
  const otherLayout: Alternate[] =
    layout === 'desktop' ? [{ media: MOBILE_MEDIA, url: urlIn(languageCode, 'mobile') }] : [];
  return {
    canonical: siteUrl + canonical,
    origin: siteUrl,
    picture: socialPictureOf(path, languageCode),
    alternates: [
      ...otherLayout,
      ...named.map((code) => ({ hrefLang: code, url: urlIn(code) })),
      ...(named.includes('en') ? [{ hrefLang: 'x-default', url: urlIn('en') }] : []),
      { hrefLang: CHINESE.code, url: chineseSiteUrl },
    ],
    otherLocales: named.filter((code) => code !== languageCode).map((code) => LANGUAGES[code].ogLocale),
  };
}
