import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { fillPath, type OpenPage, type Page, type PageRequest, type SharedSources } from './page.ts';

export interface ListedPage extends OpenPage {
  readonly page: Page;
  /** Request for the page in the requested language, desktop layout. */
  readonly request: PageRequest;
  /** English desktop path. */
  readonly path: string;
  /** Languages that the page exists in. */
  readonly languages: readonly LanguageCode[];
  /** Date of the last change, YYYY-MM-DD, if the content is dated. */
  readonly changed: string | undefined;
}

export type ListPages = (code: LanguageCode) => Promise<readonly ListedPage[]>;

/** Lists the pages that search engines may index, each at its canonical address. */
export function createListPages(pages: readonly Page[], site: SharedSources): ListPages {
  return async (languageCode) => {
    const context = site.contextOf(languageCode, 'desktop');
    const blank: PageRequest = { ...site, context, params: {}, query: new URLSearchParams() };
    const indexed = pages.filter(({ noIndex, desktop }) => !noIndex && desktop !== undefined);
    const instances = await Promise.all(
      indexed.map(async (page) => {
        const { instances: known = [{}] } = page;
        const all = typeof known === 'function' ? await known(blank) : known;
        return all.map((params) => ({ page, params }));
      }),
    );
    const listed = await Promise.all(
      instances.flat().map(async ({ page, params }): Promise<ListedPage[]> => {
        const request = { ...blank, params };
        if (page.validate && !(await page.validate(request))) return [];
        const opened = await page.open(request);
        const path = fillPath(page.canonicalPath, params);
        if ((opened.head.canonical ?? path) !== path) return [];
        const languages = (await page.languages?.(request)) ?? LANGUAGE_CODES;
        return [{ page, request, path, ...opened, languages, changed: await page.changed?.(request) }];
      }),
    );
    return listed.flat();
  };
}
