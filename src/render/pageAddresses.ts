import type { ComponentProps } from 'react';
import type { Alternate, PageLinks } from '../../views/PageLinks.tsx';
import type { LanguageCode } from '../model/codes.ts';
import type { RenderContext } from '../model/renderContext.ts';
import { CHINESE, LANGUAGES } from '../model/languages.ts';
import { organization } from '../organization.ts';
import { feedPath, joinPath, splitPath } from '../model/paths.ts';
import { organizationData, serializeJsonLd } from '../structuredData/jsonLd.ts';
import { shownLanguages } from './frameData.ts';
import type { PageRendererDeps } from './pageToRender.ts';

export interface ShownLanguages {
  /** Those in which the page exists. */
  readonly languages: readonly LanguageCode[];
  /** Codes of those that the content service lists. */
  readonly shown: readonly string[];
  /** Path of the page's content as JSON, if it has one. */
  readonly data?: string | undefined;
}

const MOBILE_MEDIA = 'only screen and (max-width: 767px)';

/**
 * Canonical URL and alternates of a page. Desktop URLs are canonical; desktop pages link to their mobile alternate.
 * `hreflang` alternates are in the page's own layout, and only in languages that are shown and have the page, so that all
 * alternates link back.
 *
 * @param path English path of the canonical URL: a desktop path, or a mobile path for mobile-only pages
 */
export function pageAddresses(
  context: RenderContext,
  path: string,
  { languages, shown, data }: ShownLanguages,
  { config, contextOf, socialPictureOf }: PageRendererDeps,
): ComponentProps<typeof PageLinks> {
  const { siteUrl, chineseSiteUrl } = config;
  const { layout } = context;
  const { code: languageCode, ogLocale } = context.language;
  const urlIn = (code: LanguageCode, inLayout = layout) => siteUrl + contextOf(code, inLayout).href(path);
  const { segments } = splitPath(path);
  const canonical = joinPath({ language: languageCode === 'en' ? undefined : languageCode, segments });
  const named = shownLanguages(shown).filter((code) => languages.includes(code));
  const otherLayout: Alternate[] =
    layout === 'desktop' ? [{ media: MOBILE_MEDIA, url: urlIn(languageCode, 'mobile') }] : [];
  return {
    canonical: siteUrl + canonical,
    origin: siteUrl,
    picture: socialPictureOf(path, languageCode),
    alternates: [
      ...otherLayout,
      ...(data === undefined ? [] : [{ type: 'application/json', url: siteUrl + data }]),
      ...named.map((code) => ({ hrefLang: code, url: urlIn(code) })),
      ...(named.includes('en') ? [{ hrefLang: 'x-default', url: urlIn('en') }] : []),
      { hrefLang: CHINESE.code, url: chineseSiteUrl },
    ],
    siteName: organization.name,
    ogLocale,
    otherLocales: named.filter((code) => code !== languageCode).map((code) => LANGUAGES[code].ogLocale),
    feed: siteUrl + feedPath(languageCode),
    organization: serializeJsonLd(organizationData(siteUrl, context)),
  };
}
