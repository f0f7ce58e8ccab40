import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import type { PrivacyDocument } from '../../views/pages/company/PrivacyPage.tsx';
import type { RenderContext } from '../../views/renderContext.tsx';
import type { Blocks } from '../blocks/blockStore.ts';
import { memoize } from '../common/memoize.ts';
import type { LanguageCode } from '../locale/codes.ts';
import type { ConsentFacts } from '../request/facts.ts';
import { splitPath, toDesktop, toMobile } from '../request/paths.ts';
import type { Layout } from '../request/paths.ts';

/** Values of a path's `:name` parameters, decoded. */
export type Params = Readonly<Record<string, string>>;

/** Input of the functions of a page definition, such as `validate` and `load`. */
export interface PageRequest {
  readonly context: RenderContext;
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly blocks: Blocks;
  readonly privacy: Readonly<Record<'de' | 'en', PrivacyDocument>>;
  /** Origin of the global site, for absolute URLs. */
  readonly siteUrl: string;
  /** Render context of another language, in the same layout. */
  readonly contextIn: (code: LanguageCode) => RenderContext;
  /** The visitor's consent state; set for personal pages only. */
  readonly consent?: ConsentFacts | undefined;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** English desktop path of the canonical page, if this page duplicates another. */
  readonly canonical?: string;
  readonly noIndex?: boolean;
  /** Publication date of a news article, YYYY-MM-DD. */
  readonly published?: string;
  readonly structuredData?: readonly WithContext<Thing>[];
  /** Label of the page's own breadcrumb; defaults to its menu label. */
  readonly crumb?: string;
}

/** A loaded page, ready to render. */
interface OpenPage {
  readonly head: Head;
  readonly main: ReactNode;
}

interface MenuPlace {
  /** Sort order among the entries of the same parent (see `buildMenu`). */
  readonly position: number;
  readonly hidden?: boolean;
  /** Name of the picture of the menu entry. */
  readonly picture?: (params: Params) => string;
  /** Languages that show the entry; defaults to all. */
  readonly languages?: readonly LanguageCode[];
}

interface PageOutline {
  readonly id: string;
  /** Desktop paths in the specification; the first is canonical. Empty for mobile-only pages. */
  readonly desktop: readonly string[];
  /** Additional mobile paths in the specification, besides those that the redirect rules produce. */
  readonly mobile?: readonly string[];
  /** All params of the path. Pages in a menu need a fixed list, not a function. */
  readonly instances?: readonly Params[] | ((request: PageRequest) => Promise<readonly Params[]>);
  /** Name of the page in menus and breadcrumbs. */
  readonly label: (context: Pick<RenderContext, 'words' | 't'>, params: Params) => string;
  readonly menu?: MenuPlace;
  /** Footer column that links to the page. */
  readonly footer?: 'solutions' | 'legal';
  /** Languages in which the page with these params exists; defaults to all. */
  readonly languages?: (request: PageRequest) => Promise<readonly LanguageCode[]>;
  /**
   * Date of the last content change, YYYY-MM-DD; defaults to `wordsChanged`.
   *
   * @param wordsChanged date of the last change to the language's locale files, YYYY-MM-DD
   */
  readonly changed?: (request: PageRequest, wordsChanged: string) => string | Promise<string>;
  /** Not in the sitemap: parts and duplicates of other pages. */
  readonly unlisted?: boolean;
  /** Rendered per visitor, never cached, without the consent banner. */
  readonly personal?: boolean;
  /** The hero fills the first view of a phone; the rest is laid out after the first paint (`views/sections/Hero.css`). */
  readonly opensWithHero?: boolean;
  /** Names of the page's middleware (see `middleware/pageMiddleware.ts`). */
  readonly middleware?: readonly string[];
  /** `false` answers 404; a thrown error answers with its own status (default 500) and message. */
  readonly validate?: (request: PageRequest) => boolean | Promise<boolean>;
}

/** The parts of a request that take a fixed set of values while the process runs. */
type SettledRequest = Pick<PageRequest, 'context' | 'params'>;

type Loading<Data> =
  | { readonly load: (request: PageRequest) => Data | Promise<Data>; readonly loadStatic?: never }
  | {
      /** For data that depends only on language, layout and params: loaded once for each combination. */
      readonly loadStatic: (request: SettledRequest) => Data;
      readonly load?: never;
    };

type PageDefinition<Data extends object> = PageOutline &
  Loading<Data> & {
    readonly head: (data: Data, request: PageRequest) => Head;
    readonly view: ComponentType<Data>;
  };

/** Entry of the page table. Routes, menus, breadcrumbs, alternates, sitemap and tests derive from it. */
export interface Page extends PageOutline {
  /** All paths of the page in each layout, including every target of the redirect rules. */
  readonly paths: Readonly<Record<Layout, readonly string[]>>;
  /** Path of the canonical URL: the first desktop path, else the first mobile path. */
  readonly canonicalPath: string;
  /** Name of the view's component. */
  readonly view: string;
  readonly open: (request: PageRequest) => Promise<OpenPage>;
}

/** Loaded pages per entry: more than its instances in all languages and layouts. */
const MAX_LOADED = 600;

/**
 * Creates an entry of the page table. `head` and `view` take the type that `load` returns.
 *
 * @throws {Error} if the page has no path
 */
export function definePage<Data extends object>(definition: PageDefinition<Data>): Page {
  const { load, loadStatic, head, view, ...outline } = definition;
  const listed = [...outline.desktop, ...(outline.mobile ?? [])];
  const [canonicalPath] = listed;
  if (canonicalPath === undefined)
    throw new Error(`Page ${outline.id} has no path: add a desktop or mobile path`);
  const loadData =
    load ?? memoize(loadStatic, MAX_LOADED, ({ context, params }) => [context, ...Object.values(params)]);
  return {
    ...outline,
    paths: closePaths(outline.desktop, outline.mobile ?? []),
    canonicalPath,
    view: view.name,
    open: async (request) => {
      const data = await loadData(request);
      return { head: head(data, request), main: createElement(view, data) };
    },
  };
}

/** Adds the redirect target of every path, so that no redirect ends in a 404. The rules treat `:names` as segments. */
function closePaths(desktop: readonly string[], mobile: readonly string[]): Page['paths'] {
  const allDesktop = new Set([...desktop, ...mobile.map(toDesktop)]);
  const allMobile = new Set([...mobile, ...[...allDesktop].map(toMobile)]);
  return { desktop: [...allDesktop], mobile: [...allMobile] };
}

/** Replaces the `:names` of a path by URL-encoded params. */
export function fillPath(pattern: string, params: Params): string {
  const { segments } = splitPath(pattern);
  return `/${segments.map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment)).join('/')}`;
}

export interface Route {
  /** Path below the language prefix, with `:names`. */
  readonly path: string;
  readonly page: Page;
  readonly layout: Layout;
}

/** All paths of all pages, sorted by precedence: a literal segment before a `:name` in the same position. */
export function routesOf(pages: readonly Page[]): Route[] {
  return pages
    .flatMap((page) => [
      ...page.paths.desktop.map((path): Route => ({ path, page, layout: 'desktop' })),
      ...page.paths.mobile.map((path): Route => ({ path, page, layout: 'mobile' })),
    ])
    .toSorted((one, other) => compare(one.path, other.path));
}

function compare(one: string, other: string): number {
  const [left, right] = [sortKey(one), sortKey(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** `:` sorts before letters, so `:name` segments are replaced by `~`, which sorts after them. */
function sortKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '~' : segment))
    .join('/');
}
