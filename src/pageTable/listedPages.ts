import type { RenderContext } from '../../views/renderContext.tsx';
import type { Blocks } from '../blocks/blockStore.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../locale/codes.ts';
import type { Layout } from '../request/paths.ts';
import { fillPath, type Page, type PageRequest, type Params } from './page.ts';

interface Deps {
  readonly blocks: Blocks;
  readonly privacy: PageRequest['privacy'];
  readonly contextOf: (code: LanguageCode, layout: Layout) => RenderContext;
  readonly siteUrl: string;
  /** Date of the last change to a language's locale files, YYYY-MM-DD. */
  readonly wordsChanged: (code: LanguageCode) => string;
}

interface ListedPage {
  readonly page: Page;
  /** Request for the page in the requested language, desktop layout. */
  readonly request: PageRequest;
  /** English desktop path. */
  readonly path: string;
  /** Languages that the page exists in. */
  readonly languages: readonly LanguageCode[];
  /** Date of the last change, YYYY-MM-DD. */
  readonly changed: string;
}

/** Lists the pages for the sitemap and `llms.txt` of a language. */
export type ListPages = (code: LanguageCode) => Promise<readonly ListedPage[]>;

export function createListPages(pages: readonly Page[], deps: Deps): ListPages {
  const { wordsChanged, contextOf, ...common } = deps;
  return async (languageCode) => {
    const context = contextOf(languageCode, 'desktop');
    const blank: PageRequest = {
      ...common,
      context,
      contextIn: (code) => contextOf(code, 'desktop'),
      params: {},
      query: new URLSearchParams(),
    };
    const listed = pages.filter(({ unlisted, desktop }) => !unlisted && desktop !== undefined);
    const instances = await Promise.all(
      listed.map(async (page) => (await instancesOf(page, blank)).map((params) => ({ page, params }))),
    );
    return Promise.all(
      instances.flat().map(async ({ page, params }): Promise<ListedPage> => {
        const request = { ...blank, params };
        const changed = wordsChanged(languageCode);
        return {
          page,
          request,
          path: fillPath(page.canonicalPath, params),
          languages: (await page.languages?.(request)) ?? LANGUAGE_CODES,
          changed: (await page.changed?.(request, changed)) ?? changed,
        };
      }),
    );
  };
}

/** All params of a page; one empty set if its path has none. */
async function instancesOf({ instances = [{}] }: Page, request: PageRequest): Promise<readonly Params[]> {
  return typeof instances === 'function' ? instances(request) : instances;
}
