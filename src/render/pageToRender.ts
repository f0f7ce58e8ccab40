import type { Crumb } from '../model/navigation.ts';
import type { RenderContext } from '../model/renderContext.ts';
import type { Blocks } from '../blocks/blockStore.ts';
import type { Config } from '../config/config.ts';
import type { LanguageCode } from '../model/codes.ts';
import type { FurtherEntry } from '../pageTable/menu.ts';
import type { OpenPage, Page } from '../pageTable/page.ts';
import type { RequestFacts } from '../request/facts.ts';
import type { Assets } from './assets.ts';
import type { RenderedPage } from './createRenderer.tsx';
import type { SocialPictureOf } from './pictures.ts';
import type { ContextOf } from './renderContext.ts';

export interface PageRendererDeps {
  readonly config: Config;
  readonly assets: Assets;
  readonly contextOf: ContextOf;
  readonly blocks: Blocks;
  readonly pages: readonly Page[];
  /** Menu entries that link to other sites. */
  readonly further: readonly FurtherEntry[];
  readonly socialPictureOf: SocialPictureOf;
}

export interface PageToRender extends OpenPage {
  readonly context: RenderContext;
  readonly facts: RequestFacts;
  /** Rendered per visitor, without the consent banner. */
  readonly personal?: boolean | undefined;
  /** English desktop path, for the language menu and the page's QR code. */
  readonly path: string;
  /** Languages in which the page exists. */
  readonly languages: readonly LanguageCode[];
  /** Name of the component in `main`, which decides the page's stylesheets. */
  readonly view: string;
  /** Breadcrumb trail, the same object for the same page; empty for an error page. */
  readonly trail: readonly Crumb[];
}

/** Renders a page as a complete document. */
export type RenderDocument = (page: PageToRender) => Promise<RenderedPage>;
