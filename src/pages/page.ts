import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import type { PrivacyDocument } from '../../views/pages/company/PrivacyPage.tsx';
import type { HeadTags } from '../../views/PageHeadTags.tsx';
import type { Site } from '../../views/site.tsx';
import type { ConsentChoice } from '../consent/choice.ts';
import type { Blocks } from '../gateway/blockStore.ts';
import type { LanguageCode } from '../locale/languages.ts';
import { memoize } from '../memoize.ts';
import { splitPath, toDesktop, toMobile } from '../redirect/paths.ts';
import type { Layout } from '../redirect/paths.ts';

/** What fills the `:names` of a path, decoded. */
export type Params = Readonly<Record<string, string>>;

/** What a page may ask while it loads. */
export interface PageRequest {
  readonly site: Site;
  readonly languageCode: LanguageCode;
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly blocks: Blocks;
  readonly privacy: Readonly<Record<'de' | 'en', PrivacyDocument>>;
  /** Origin of the global site, for absolute URLs. */
  readonly siteUrl: string;
  /** The render context of another language, in the same layout. */
  readonly siteIn: (code: LanguageCode) => Site;
  /** Who asks; for personal pages only. */
  readonly visitor?: Visitor | undefined;
}

/** What a personal page may know of its visitor. */
export interface Visitor {
  readonly choice: ConsentChoice | undefined;
  /** By Global Privacy Control. */
  readonly refusesAnalytics: boolean;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** English desktop path of the page that this one repeats, where it is not the canonical one itself. */
  readonly canonical?: string;
  readonly noIndex?: boolean;
  /** Day of publication of a news article, YYYY-MM-DD. */
  readonly published?: string;
  readonly structuredData?: readonly WithContext<Thing>[];
  /** Label of the page at the end of its breadcrumb trail, where it is not the page's menu label. */
  readonly crumb?: string;
}

/** A page that was found and loaded: what is left is to render it. */
export interface OpenPage {
  readonly head: Head;
  readonly main: ReactNode;
}

interface MenuPlace {
  /** Order among the entries of the same parent. The parent is the nearest page above in the path. */
  readonly position: number;
  readonly hidden?: boolean;
  /** Name of the picture that stands for the page. */
  readonly picture?: (params: Params) => string;
  /** Languages that show the entry; all, where it is not said. */
  readonly languages?: readonly LanguageCode[];
}

interface PageOutline {
  readonly id: string;
  /** Paths of the specification in the desktop layout; the first is the page's own. Empty for mobile-only pages. */
  readonly desktop: readonly string[];
  /** Further mobile paths that the specification lists, beside those that the redirect rules make. */
  readonly mobile?: readonly string[];
  /** The values that the path's params can take. Only such as are known beforehand can stand in a menu. */
  readonly instances?: readonly Params[] | ((request: PageRequest) => Promise<readonly Params[]>);
  /** Name of the page in menus and breadcrumbs. */
  readonly label: (site: Pick<Site, 'words' | 't'>, params: Params) => string;
  readonly menu?: MenuPlace;
  /** Column of the footer that links to the page. */
  readonly footer?: 'solutions' | 'legal';
  /** Languages that have the page with these params; all, where it is not said. */
  readonly languages?: (request: PageRequest) => Promise<readonly LanguageCode[]>;
  /**
   * The day its content last changed, YYYY-MM-DD, where that is not the day the language's words did.
   *
   * @param wordsChanged that day
   */
  readonly changed?: (request: PageRequest, wordsChanged: string) => string | Promise<string>;
  /** Left out of the sitemap: parts and repetitions of other pages. */
  readonly unlisted?: boolean;
  /** Made for each visitor, kept by no cache, without the banner that asks about cookies. */
  readonly personal?: boolean;
  /** Stylesheets that its sections need beside the layout's; `reading.css`, where it is not said. */
  readonly styles?: HeadTags['styles'];
  /** Its hero fills the first view of a phone: what follows it waits for fonts of its own (see `sections/Hero.css`). */
  readonly opensWithHero?: boolean;
  /** Names of page middleware to run first (see `middleware/named.ts`). */
  readonly middleware?: readonly string[];
  /** False gives the 404 page; a throw gives its own status (default 500) and message. */
  readonly validate?: (request: PageRequest) => boolean | Promise<boolean>;
}

/** What stays as it is while the site runs. */
type SettledRequest = Pick<PageRequest, 'site' | 'languageCode' | 'params'>;

type Loading<Data> =
  | { readonly load: (request: PageRequest) => Data | Promise<Data>; readonly loadOnce?: never }
  | {
      /** For what goes by language, layout and params alone: it is made for the first visitor of each. */
      readonly loadOnce: (request: SettledRequest) => Data;
      readonly load?: never;
    };

type PageDefinition<Data extends object> = PageOutline &
  Loading<Data> & {
    readonly head: (data: Data, request: PageRequest) => Head;
    readonly view: ComponentType<Data>;
  };

/** One entry of the page table. Routes, menus, breadcrumbs, alternates, sitemap and tests derive from it. */
export interface Page extends PageOutline {
  /** Every path of the page in each layout, closed under the redirect rules. */
  readonly paths: Readonly<Record<Layout, readonly string[]>>;
  /** The path that search engines are told: the listed desktop path, else the listed mobile one. */
  readonly canonicalPath: string;
  readonly open: (request: PageRequest) => Promise<OpenPage>;
}

/** Loaded pages per entry: more than its instances in all languages and layouts. */
const MAX_LOADED = 600;

/** Makes an entry of the page table; the type of the data goes from `load` to `head` and `view`. */
export function definePage<Data extends object>(definition: PageDefinition<Data>): Page {
  const { load, loadOnce, head, view, ...outline } = definition;
  const listed = [...outline.desktop, ...(outline.mobile ?? [])];
  const [canonicalPath] = listed;
  if (canonicalPath === undefined) throw new Error(`Page ${outline.id} has no path`);
  const loadData =
    load ?? memoize(loadOnce, MAX_LOADED, ({ site, params }) => [site, ...Object.values(params)]);
  return {
    ...outline,
    paths: closePaths(outline.desktop, outline.mobile ?? []),
    canonicalPath,
    open: async (request) => {
      const data = await loadData(request);
      return { head: head(data, request), main: createElement(view, data) };
    },
  };
}

/** Whatever the redirect rules make of a path that exists must exist too. The rules treat `:names` as segments. */
function closePaths(desktop: readonly string[], mobile: readonly string[]): Page['paths'] {
  const allDesktop = new Set([...desktop, ...mobile.map(toDesktop)]);
  const allMobile = new Set([...mobile, ...[...allDesktop].map(toMobile)]);
  return { desktop: [...allDesktop], mobile: [...allMobile] };
}

/** A path with its `:names` filled in. */
export function fillPath(pattern: string, params: Params): string {
  const { segments } = splitPath(pattern);
  return `/${segments.map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment)).join('/')}`;
}
