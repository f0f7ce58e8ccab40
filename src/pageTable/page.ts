import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import type { PrivacyDocument } from '../model/privacyDocument.ts';
import type { RenderContext } from '../model/renderContext.ts';
import type { Blocks } from '../blocks/blockStore.ts';
import type { Documents } from '../catalog/documents.ts';
import { memoize } from '../common/memoize.ts';
import type { LanguageCode } from '../model/codes.ts';
import type { FormId } from '../inquiries/forms.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { Submission } from '../inquiries/intake.ts';
import type { ConsentFacts } from '../request/facts.ts';
import type { Search } from '../search/search.ts';
import type { Passage } from '../search/searchEntry.ts';
import { splitPath, toDesktop, toMobile, type Layout } from '../model/paths.ts';

/** Values of a path's `:name` parameters, decoded. */
export type Params = Readonly<Record<string, string>>;

/** What all requests share. */
export interface SharedSources extends Pick<Documents, 'findPublished' | 'manualOf'> {
  /** Origin of the global site, for absolute URLs. */
  readonly siteUrl: string;
  readonly blocks: Blocks;
  readonly privacy: Readonly<Record<LanguageCode, PrivacyDocument>>;
  readonly contextOf: (code: LanguageCode, layout: Layout) => RenderContext;
  readonly search: Search;
}

/** Input of the functions of a page definition, such as `validate` and `load`. */
export interface PageRequest extends SharedSources {
  readonly context: RenderContext;
  readonly params: Params;
  readonly query: URLSearchParams;
  /** The visitor's consent state; set for personal pages only. */
  readonly consent?: ConsentFacts | undefined;
  /** Query string of the visitor's preview link, if it is valid for this page: then the page may show a draft. */
  readonly preview?: string | undefined;
  /** Whether the site has given out this case number. Set while answering only. */
  readonly isOwnCase?: (caseNumber: string) => boolean;
  /** A form that has just been received, if it can be read. Set while answering only. */
  readonly recent?: (caseNumber: string) => Promise<Inquiry | 'unreadable' | undefined>;
  /** For the page's forms: a new stamp, and the form that was submitted and not accepted. Set while answering only. */
  readonly inquiry?:
    | { readonly stamp: string; readonly now: number; readonly submission?: Submission | undefined }
    | undefined;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** English desktop path of the canonical page, if this page duplicates another. */
  readonly canonical?: string;
  readonly noIndex?: boolean;
  /** Not published yet: for the holders of a preview link, never cached or indexed, without analytics. */
  readonly isDraft?: boolean;
  /** Query string with question mark that the language menu keeps; such pages are too many to cache. */
  readonly query?: string | undefined;
  /** Seconds after which to ask again, if the page cannot show yet what was asked for: status 503. */
  readonly retryAfter?: number;
  /** Status of a page that shows what is wrong with its query; defaults to 200. */
  readonly status?: number;
  /** Path of the page's content as JSON. */
  readonly data?: string;
  /** Publication date of a news article, YYYY-MM-DD. */
  readonly published?: string;
  readonly structuredData?: readonly WithContext<Thing>[];
  /** Label of the page's own breadcrumb; defaults to its menu label. */
  readonly crumb?: string;
}

type Label = (context: Pick<RenderContext, 'words' | 't'>, params: Params) => string;

interface PageOutline {
  readonly id: string;
  /** Desktop path in the specification. Missing for mobile-only pages. */
  readonly desktop?: string | undefined;
  /** Mobile path in the specification, if it is not the one that the redirect rules produce. */
  readonly mobile?: string | undefined;
  /** All params of the path. Pages in a menu need a fixed list, not a function. */
  readonly instances?: readonly Params[] | ((request: PageRequest) => Promise<readonly Params[]>);
  /** Name of the page in menus and breadcrumbs. */
  readonly label: Label;
  readonly menu?: {
    /** Sort order among the entries of the same parent (see `buildMenu`). */
    readonly position: number;
    readonly hidden?: boolean;
    /** Name of the picture of the menu entry. */
    readonly picture?: (params: Params) => string;
    /** Languages that show the entry; defaults to all. */
    readonly languages?: readonly LanguageCode[];
  };
  /** Footer column that links to the page. */
  readonly footer?: 'solutions' | 'legal';
  /** Languages in which the page with these params exists; defaults to all. */
  readonly languages?: (request: PageRequest) => Promise<readonly LanguageCode[]>;
  /** Date of the last content change, YYYY-MM-DD, of pages whose content is dated. */
  readonly changed?: (request: PageRequest) => string | undefined | Promise<string | undefined>;
  /** Neither indexed nor in the sitemap: parts of other pages, and what only one visitor sees. */
  readonly noIndex?: boolean;
  /** What the search finds besides the locale entry; `false`: no such page, its content has other entries. */
  readonly searched?: false | ((request: PageRequest) => readonly Passage[]);
  /** Rendered per visitor, never cached, without the consent banner. */
  readonly personal?: boolean;
  /** Its forms, which it also receives. Such a page has no params in its path. */
  readonly forms?: readonly FormId[];
  /** Names of further middleware of the page (see `middleware/pageMiddleware.ts`). */
  readonly middleware?: readonly string[];
  /**
   * `false` answers 404; a thrown error answers with its own status (default 500) and message. By default, the params
   * must be one of a fixed list of `instances`.
   */
  readonly validate?: (request: PageRequest) => boolean | Promise<boolean>;
}

/** Locale entry of a page; the view may use more of it. */
interface PageWords {
  readonly title: string;
  readonly description: string;
}

type Words = RenderContext['words'];

/** `label` defaults to the text in `nav` with the page's id. */
type Named =
  | { readonly id: keyof Words['nav']; readonly label?: Label }
  | { readonly id: string; readonly label: Label };

type Outline = Omit<PageOutline, 'id' | 'label'> & Named;

/** The title and description are those of the locale entry, unless `head` gives others. */
type Headed<Data> =
  | {
      readonly words: (words: Words, params: Params) => PageWords;
      readonly head?: (data: Data, request: PageRequest) => Partial<Head>;
    }
  | { readonly words?: never; readonly head: (data: Data, request: PageRequest) => Head };

/** A request with what the page's entry tells. */
export interface LoadRequest extends PageRequest {
  /** English path of the page, desktop if it has one. */
  readonly path: string;
  readonly forms: readonly FormId[];
}

type DataPage<Data> = Headed<Data> & {
  readonly view: ComponentType<Data>;
  readonly load: (request: LoadRequest) => Data | Promise<Data>;
};

/** Without data: the view gets the locale entry as its property `page`. */
interface TextPage<Entry extends PageWords> {
  readonly words: (words: Words) => Entry;
  readonly view: ComponentType<{ readonly page: Entry }>;
}

export interface OpenPage {
  readonly head: Head;
  readonly main: ReactNode;
}

/** Entry of the page table. Routes, menus, breadcrumbs, alternates, sitemap and tests derive from it. */
export interface Page<Id extends string = string> extends Omit<PageOutline, 'forms' | 'middleware'> {
  readonly id: Id;
  readonly forms: readonly FormId[];
  readonly middleware: readonly string[];
  /** All paths of the page in each layout, including every target of the redirect rules. */
  readonly paths: Readonly<Record<Layout, readonly string[]>>;
  /** Path of the canonical URL: the first desktop path, else the first mobile path. */
  readonly canonicalPath: string;
  /** Name of its view's component. */
  readonly view: string;
  /** Its locale entry, which the search indexes. */
  readonly entryOf: (words: Words, params: Params) => PageWords | undefined;
  readonly open: (request: PageRequest) => Promise<OpenPage>;
}

/**
 * Creates an entry of the page table. `head` and `view` take the type that `load` returns.
 *
 * @throws {Error} if the page has no path
 */
export function definePage<Data extends object, const Id extends string>(
  page: Outline & DataPage<Data> & { readonly id: Id },
): Page<Id> {
  const { words, label, head, load, view, ...outline } = page;
  const { id, desktop, mobile, instances, noIndex = false, forms = [], middleware = [] } = outline;
  const canonicalPath = desktop ?? mobile;
  if (canonicalPath === undefined) throw new Error(`Page ${id} has no path: add a desktop or mobile path`);
  const validate = typeof instances === 'object' ? isOneOf(canonicalPath, instances) : undefined;
  return {
    ...(validate && { validate }),
    ...outline,
    label: label ?? (({ words: { nav } }) => nav[id as keyof typeof nav]),
    paths: closePaths(desktop, mobile),
    canonicalPath,
    forms,
    middleware: [...(noIndex ? ['noIndex'] : []), ...middleware],
    view: view.name,
    entryOf: (all, params) => words?.(all, params),
    open: async (request) => {
      const entry = words?.(request.context.words, request.params);
      const path = fillPath(canonicalPath, request.params);
      const data = await load({ ...request, path, forms });
      const { title = '', description = '' } = entry ?? {};
      return {
        head: { title, description, noIndex, ...head?.(data, request) },
        main: createElement(view, data),
      };
    },
  };
}

/** Creates an entry of a page that shows its locale entry. @throws {Error} if the page has no path */
export function defineTextPage<Entry extends PageWords, const Id extends string>(
  page: Outline & TextPage<Entry> & { readonly id: Id },
): Page<Id> {
  const { words } = page;
  return definePage({ ...page, load: ({ context }) => ({ page: words(context.words) }) });
}

/** Loaded pages per entry. */
const MAX_LOADED = 100;

/** Wraps a `load` whose data depends only on language, layout, params and day: loads once for each of them. */
export function loadStatic<Data>(load: (request: Pick<PageRequest, 'context' | 'params'>) => Data) {
  return memoize(load, MAX_LOADED, ({ context: at, params }) => [at, at.today(), ...Object.values(params)]);
}

function isOneOf(path: string, instances: readonly Params[]): (request: PageRequest) => boolean {
  const paths = new Set(instances.map((params) => fillPath(path, params)));
  return ({ params }) => paths.has(fillPath(path, params));
}

/** Adds the redirect target of every path, so that no redirect ends in a 404. The rules treat `:names` as segments. */
function closePaths(desktop: string | undefined, mobile: string | undefined): Page['paths'] {
  const allDesktop = new Set([desktop, mobile && toDesktop(mobile)].filter((path) => path !== undefined));
  const allMobile = new Set([mobile, ...[...allDesktop].map(toMobile)].filter((path) => path !== undefined));
  return { desktop: [...allDesktop], mobile: [...allMobile] };
}

/** Replaces the `:names` of a path by URL-encoded params. */
export function fillPath(pattern: string, params: Params): string {
  const { segments } = splitPath(pattern);
  return `/${segments.map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment)).join('/')}`;
}
