import type { Alternate, HeadTags } from '../../views/PageHeadTags.tsx';
import { CHINESE, LANGUAGES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';
import type { SiteOf } from '../locale/sites.ts';
import type { Head } from '../pages/page.ts';
import { joinPath, splitPath } from '../redirect/paths.ts';
import type { Layout } from '../redirect/paths.ts';
import { serializeJsonLd } from './jsonLd.ts';

/** Where a page stands: what its canonical address and its alternates are made of. */
export interface PagePlace {
  readonly languageCode: LanguageCode;
  readonly layout: Layout;
  /** The path that search engines are told, in English; a mobile one for pages that have no other. */
  readonly canonicalPath: string;
  readonly shownLanguages: readonly LanguageCode[];
}

interface SiteAddresses {
  readonly siteUrl: string;
  readonly chineseSiteUrl: string;
  readonly siteName: string;
  readonly siteOf: SiteOf;
}

const MOBILE_MEDIA = 'only screen and (max-width: 767px)';

/** Head of a page that can be found: desktop addresses are canonical, and each layout names the other. */
export function pageHeadTags(head: Head, place: PagePlace, addresses: SiteAddresses): HeadTags {
  const { siteUrl } = addresses;
  const canonicalPath = head.canonical ?? place.canonicalPath;
  return {
    ...commonTags(head, place.languageCode, addresses.siteName),
    canonical: siteUrl + inLanguage(canonicalPath, place.languageCode),
    alternates: head.noIndex ? [] : alternatesOf(canonicalPath, place, addresses),
    noIndex: head.noIndex ?? false,
    structuredData: (head.structuredData ?? []).map(serializeJsonLd),
  };
}

/** Head of an error page: never indexed, nobody's alternate. */
export function errorHeadTags(title: string, languageCode: LanguageCode, siteName: string): HeadTags {
  return {
    ...commonTags({ title, description: title }, languageCode, siteName),
    alternates: [],
    noIndex: true,
    structuredData: [],
  };
}

function commonTags({ title, description, type = 'website' }: Head, code: LanguageCode, siteName: string) {
  return { title: `${title} – ${siteName}`, description, type, siteName, ogLocale: LANGUAGES[code].ogLocale };
}

function alternatesOf(
  path: string,
  { languageCode, layout, shownLanguages }: PagePlace,
  { siteUrl, chineseSiteUrl, siteOf }: SiteAddresses,
): Alternate[] {
  const urlIn = (code: LanguageCode) => siteUrl + siteOf(code, layout).href(path);
  const otherLayout: Alternate[] =
    layout === 'desktop'
      ? [{ media: MOBILE_MEDIA, url: siteUrl + siteOf(languageCode, 'mobile').href(path) }]
      : [];
  return [
    ...otherLayout,
    ...shownLanguages.map((code) => ({ hrefLang: code, url: urlIn(code) })),
    { hrefLang: 'x-default', url: urlIn('en') },
    { hrefLang: CHINESE.code, url: chineseSiteUrl },
  ];
}

function inLanguage(path: string, code: LanguageCode): string {
  return joinPath({ language: code === 'en' ? undefined : code, segments: splitPath(path).segments });
}
