import { createElement } from 'react';
import type { ReactNode } from 'react';
import { LanguageLinks } from '../../views/frames/LanguageLinks.tsx';
import { PageCode } from '../../views/frames/PageCode.tsx';
import type { HeadTags } from '../../views/PageHeadTags.tsx';
import { PageHeadTags } from '../../views/PageHeadTags.tsx';
import type { Site } from '../../views/site.tsx';
import type { Config } from '../config.ts';
import type { Blocks } from '../gateway/blockStore.ts';
import { LANGUAGES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';
import type { SiteOf } from '../locale/sites.ts';
import { buildMenu } from '../pages/menu.ts';
import { externalEntries } from '../pages/externalEntries.ts';
import type { Page } from '../pages/page.ts';
import { organisation } from '../organisation.ts';
import type { Layout } from '../redirect/paths.ts';
import type { Assets } from './assets.ts';
import { createFooterData } from './footerData.ts';
import { renderFrame } from './frames.tsx';
import type { FrameTemplate } from './frameTemplate.ts';
import { languageLinks } from './languageLinks.ts';
import { renderPage } from './renderPage.ts';
import type { RenderedPage } from './renderPage.ts';

export interface PageRendererDeps {
  readonly config: Config;
  readonly assets: Assets;
  readonly siteOf: SiteOf;
  readonly blocks: Blocks;
  readonly pages: readonly Page[];
}

export interface PageToRender {
  readonly languageCode: LanguageCode;
  readonly layout: Layout;
  readonly site: Site;
  readonly isMainland: boolean;
  /** English desktop path: where the language menu and the page's code lead. */
  readonly path: string;
  /** Path of the top menu entry that the page belongs to; none for an error page. */
  readonly section: string | undefined;
  readonly head: HeadTags;
  readonly main: ReactNode;
}

/** Frames kept at most; one is about 20 KB. */
const MAX_FRAMES = 400;

/**
 * Makes the function that renders a page in its frame. Frames change only with language, layout, section of the
 * site and the blocks that they show: each is rendered once and kept, and only what fills it is rendered anew.
 */
export function createPageRenderer(deps: PageRendererDeps) {
  const { config, assets, siteOf, blocks, pages } = deps;
  const frames = new Map<string, FrameTemplate>();
  const footerOf = createFooterData(pages);

  async function frameOf({
    languageCode,
    layout,
    isMainland,
    section,
  }: PageToRender): Promise<FrameTemplate> {
    const contact = await blocks.get('about-contact', languageCode);
    const year = new Date().getUTCFullYear();
    const key = [languageCode, layout, section, isMainland, contact.version, year].join('|');
    const kept = frames.get(key);
    if (kept) return kept;
    // A new contact block makes all frames of its language stale at once: start afresh rather than grow.
    if (frames.size >= MAX_FRAMES) frames.clear();
    const site = siteOf(languageCode, layout);
    const frame = renderFrame(
      {
        name: organisation.name,
        build: assets.build,
        menu: buildMenu(pages, externalEntries(config), site, languageCode),
        section,
        languageName: LANGUAGES[languageCode].name,
        footer: footerOf(site, languageCode, contact.value, { isMainland, year }),
      },
      site,
    );
    frames.set(key, frame);
    return frame;
  }

  return async (page: PageToRender): Promise<RenderedPage> => {
    const [frame, shown] = await Promise.all([frameOf(page), blocks.get('language', 'zh')]);
    const links = languageLinks(page, shown.value.shown, config.chineseSiteUrl);
    return renderPage(
      frame,
      {
        head: createElement(PageHeadTags, page.head),
        languages: createElement(LanguageLinks, { links }),
        banner: null,
        main: page.main,
        code: createElement(PageCode, { image: codeUrl(page) }),
      },
      page.site,
    );
  };
}

function codeUrl({ path, site }: PageToRender): string {
  return `/qr/page.svg?path=${encodeURIComponent(site.href(path))}`;
}
