import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { Breadcrumbs } from '../../views/elements/Breadcrumbs.tsx';
import type { Crumb } from '../../views/elements/Breadcrumbs.tsx';
import { LanguageLinks } from '../../views/frames/LanguageLinks.tsx';
import { PageCode } from '../../views/frames/PageCode.tsx';
import { ConsentPath } from '../../views/sections/ConsentForm.tsx';
import { PageHeadTags } from '../../views/PageHeadTags.tsx';
import type { HeadTags } from '../../views/PageHeadTags.tsx';
import { PageLinks } from '../../views/PageLinks.tsx';
import type { Site } from '../../views/site.tsx';
import type { Config } from '../config.ts';
import type { Blocks } from '../gateway/blockStore.ts';
import { LANGUAGES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';
import type { SiteOf } from '../locale/sites.ts';
import { organisation } from '../organisation.ts';
import { externalEntries } from '../pages/externalEntries.ts';
import { buildMenu } from '../pages/menu.ts';
import type { Page } from '../pages/page.ts';
import type { Layout } from '../redirect/paths.ts';
import type { Assets } from './assets.ts';
import { analyticsOn } from './analyticsOn.ts';
import { createFooterData } from './footerData.ts';
import { feedPath } from '../locale/urls.ts';
import { organizationData } from '../structuredData/organization.ts';
import { renderFrame } from './frames.tsx';
import type { FrameInput } from './frames.tsx';
import type { FrameTemplate } from './frameTemplate.ts';
import { serializeJsonLd } from './jsonLd.ts';
import { languageLinks, shownLanguages } from './languageLinks.ts';
import { pageAddresses } from './pageAddresses.ts';
import { renderPage, renderPageFrame } from './renderPage.ts';
import type { FreshContent, KeptContent, RenderedPage } from './renderPage.ts';
import type { SocialPictureOf } from './socialPictures.ts';

export interface PageRendererDeps {
  readonly config: Config;
  readonly assets: Assets;
  readonly siteOf: SiteOf;
  readonly blocks: Blocks;
  readonly pages: readonly Page[];
  readonly socialPictureOf: SocialPictureOf;
}

export interface PageToRender {
  readonly languageCode: LanguageCode;
  readonly layout: Layout;
  readonly site: Site;
  readonly isMainland: boolean;
  /** The visitor is to be asked about cookies: the one thing that HTML depends on beside its address and layout. */
  readonly asksConsent: boolean;
  /** English desktop path: where the language menu and the page's code lead. */
  readonly path: string;
  /** English path that search engines are told; none for a page that they are not to find. */
  readonly canonicalPath: string | undefined;
  /** Languages that have the page. */
  readonly languages: readonly LanguageCode[];
  /** Path of the top menu entry that the page belongs to; none for an error page. */
  readonly section: string | undefined;
  readonly head: HeadTags;
  readonly structuredData: readonly WithContext<Thing>[];
  /** The pages above this one; none for an error page. */
  readonly trail: readonly Crumb[];
  readonly main: ReactNode;
}

export type RenderInFrame = (page: PageToRender) => Promise<RenderedPage>;

/** Frames kept at most; one is about 20 KB. */
const MAX_FRAMES = 800;
/** Frames of single pages kept at most; one is about 2 KB, and shares the rest with the frame it came from. */
const MAX_PAGE_FRAMES = 4000;

/**
 * Makes the function that renders a page in its frame. Frames change only with language, layout, section of the
 * site, the blocks that they show and whether the visitor is asked about cookies, and their language menu and code with the page's path: these are rendered once
 * and kept. Head and main are rendered for each request.
 */
export function createPageRenderer(deps: PageRendererDeps): RenderInFrame {
  const { blocks, siteOf } = deps;
  const frameInput = createFrameInput(deps);
  const frames = new Map<string, FrameTemplate>();
  const pageFrames = new Map<string, FrameTemplate>();

  async function frameOf(page: PageToRender, key: string): Promise<FrameTemplate> {
    const kept = frames.get(key);
    if (kept) return kept;
    const frame = renderFrame(await frameInput(page), siteOf(page.languageCode, page.layout));
    keep(frames, key, frame, MAX_FRAMES);
    return frame;
  }

  return async (page) => {
    const { languageCode, layout, isMainland, asksConsent, section, path, canonicalPath, site } = page;
    const [contact, shown] = await Promise.all([
      blocks.get('about-contact', languageCode),
      blocks.get('language', 'zh'),
    ]);
    const frameKey = `${languageCode} ${layout} ${section} ${isMainland} ${asksConsent} ${contact.version} ${currentYear()}`;
    const pageKey = `${frameKey} ${shown.version} ${page.languages.join()} ${path} ${canonicalPath}`;
    let pageFrame = pageFrames.get(pageKey);
    if (!pageFrame) {
      const content = keptContent(page, shown.value.shown, deps);
      pageFrame = renderPageFrame(await frameOf(page, frameKey), content, site);
      keep(pageFrames, pageKey, pageFrame, MAX_PAGE_FRAMES);
    }
    return renderPage(pageFrame, freshContent(page), site);
  };
}

/** A new block makes many frames stale at once: when there are too many, starting afresh is as good as choosing. */
function keep(frames: Map<string, FrameTemplate>, key: string, frame: FrameTemplate, most: number): void {
  if (frames.size >= most) frames.clear();
  frames.set(key, frame);
}

/** What a frame shows, whatever page is in it. */
export function createFrameInput({ config, assets, siteOf, blocks, pages }: PageRendererDeps) {
  const footerOf = createFooterData(pages);
  return async ({
    languageCode,
    layout,
    isMainland,
    asksConsent,
    section,
  }: PageToRender): Promise<FrameInput> => {
    const site = siteOf(languageCode, layout);
    const { value: contact } = await blocks.get('about-contact', languageCode);
    return {
      name: organisation.name,
      build: assets.build,
      modules: assets.modules,
      menu: buildMenu(pages, externalEntries(config), site, languageCode),
      section,
      asksConsent,
      analytics: analyticsOn(isMainland, config),
      languageName: LANGUAGES[languageCode].name,
      footer: footerOf(site, languageCode, contact, { isMainland, year: currentYear() }),
    };
  };
}

/** What fills a frame in the same way whenever the page is asked for. */
export function keptContent(
  page: PageToRender,
  shown: readonly string[],
  { config, siteOf, socialPictureOf }: Pick<PageRendererDeps, 'config' | 'siteOf' | 'socialPictureOf'>,
): KeptContent {
  const { siteUrl, chineseSiteUrl } = config;
  const { canonicalPath, languageCode, site } = page;
  const surroundings = {
    siteUrl,
    chineseSiteUrl,
    siteOf,
    socialPictureOf,
    shownLanguages: shownLanguages(shown),
  };
  return {
    links: canonicalPath
      ? createElement(PageLinks, {
          ...pageAddresses({ ...page, canonicalPath }, surroundings),
          siteName: organisation.name,
          ogLocale: LANGUAGES[languageCode].ogLocale,
          feed: siteUrl + feedPath(languageCode),
          organization: serializeJsonLd(organizationData(siteUrl, site)),
        })
      : null,
    languages: createElement(LanguageLinks, { links: languageLinks(page, shown, chineseSiteUrl) }),
    consentPath: createElement(ConsentPath, { path: page.site.href(page.path) }),
    code: createElement(PageCode, { image: codeUrl(page) }),
  };
}

/** What fills a frame for this request. */
export function freshContent({ head, structuredData, trail, main }: PageToRender): FreshContent {
  return {
    head: createElement(PageHeadTags, head),
    structuredData: structuredData.map(serializeJsonLd),
    main: createElement(
      Fragment,
      null,
      createElement(Breadcrumbs, { crumbs: trail }),
      createElement('div', { className: 'sections' }, main),
    ),
  };
}

function codeUrl({ path, site }: PageToRender): string {
  return `/qr/page.svg?path=${encodeURIComponent(site.href(path))}`;
}

function currentYear(): number {
  return new Date().getUTCFullYear();
}
