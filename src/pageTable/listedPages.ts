import { LANGUAGE_CODES, type LanguageCode } from '../locale/codes.ts';
import { fillPath, type Page, type PageRequest, type SharedSources } from './page.ts';

interface Deps extends SharedSources {
  /** Date of the last change to a language's locale files, YYYY-MM-DD. */
  readonly wordsChanged: (code: LanguageCode) => string;
}

export interface ListedPage {
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

export type ListPages = (code: LanguageCode) => Promise<readonly ListedPage[]>;

/** Lists the pages for the sitemap and `llms.txt` of a language. */
export function createListPages(pages: readonly Page[], { wordsChanged, ...site }: Deps): ListPages {
  return async (languageCode) => {
    const context = site.contextOf(languageCode, 'desktop');
    const blank: PageRequest = { ...site, context, params: {}, query: new URLSearchParams() };
    const listed = pages.filter(({ unlisted, desktop }) => !unlisted && desktop !== undefined);
    const instances = await Promise.all(
      listed.map(async (page) => {
        const { instances: known = [{}] } = page;
        const all = typeof known === 'function' ? await known(blank) : known;
        return all.map((params) => ({ page, params }));
      }),
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
