import type { Alternate, PageAddresses } from '../../views/PageLinks.tsx';
import type { RenderContext } from '../../views/renderContext.tsx';
import type { LanguageCode } from '../locale/codes.ts';
import { CHINESE, LANGUAGES } from '../locale/languages.ts';
import { joinPath, splitPath } from '../request/paths.ts';
import type { SocialPictureOf } from './pictures.ts';
import type { ContextOf } from './renderContext.ts';

interface Place {
  readonly context: Pick<RenderContext, 'language' | 'layout'>;
  /** English path of the canonical URL: a desktop path, or a mobile path for mobile-only pages. */
  readonly canonicalPath: string;
  /** Languages in which the page exists. */
  readonly languages: readonly LanguageCode[];
}

interface Surroundings {
  readonly siteUrl: string;
  readonly chineseSiteUrl: string;
  readonly contextOf: ContextOf;
  readonly shownLanguages: readonly LanguageCode[];
  readonly socialPictureOf: SocialPictureOf;
}

const MOBILE_MEDIA = 'only screen and (max-width: 767px)';

/**
 * Canonical URL and alternates of a page. Desktop URLs are canonical; desktop pages link to their mobile alternate.
 * `hreflang` alternates are in the page's own layout, and only in languages that are shown and have the page, so that all
 * alternates link back.
 */
export function pageAddresses(
  { context, canonicalPath: path, languages }: Place,
  { siteUrl, chineseSiteUrl, contextOf, shownLanguages, socialPictureOf }: Surroundings,
): PageAddresses {
  const { layout } = context;
  const { code: languageCode } = context.language;
  const urlIn = (code: LanguageCode, inLayout = layout) => siteUrl + contextOf(code, inLayout).href(path);
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
