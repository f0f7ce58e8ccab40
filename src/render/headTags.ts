import type { HeadTags } from '../../views/PageHeadTags.tsx';
import { LANGUAGES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';
import type { Head } from '../pages/page.ts';
import { serializeJsonLd } from './jsonLd.ts';

/** Head of a page, as its table entry gives it. */
export function pageHeadTags(head: Head, languageCode: LanguageCode, siteName: string): HeadTags {
  const { title, description, type = 'website', noIndex = false, structuredData = [] } = head;
  return {
    title: `${title} – ${siteName}`,
    description,
    type,
    siteName,
    ogLocale: LANGUAGES[languageCode].ogLocale,
    noIndex,
    structuredData: structuredData.map(serializeJsonLd),
  };
}

/** Head of an error page: never indexed. */
export function errorHeadTags(title: string, languageCode: LanguageCode, siteName: string): HeadTags {
  return pageHeadTags({ title, description: title, noIndex: true }, languageCode, siteName);
}
