import type { Config } from '../config.ts';
import type { Blocks } from '../gateway/blockStore.ts';
import type { PrivacyDocuments } from '../locale/documents.ts';
import type { LanguageCode } from '../locale/languages.ts';
import type { SiteOf } from '../locale/sites.ts';
import { fillPath } from './page.ts';
import type { Page, PageRequest, Params } from './page.ts';

interface Deps {
  readonly blocks: Blocks;
  readonly privacy: PrivacyDocuments;
  readonly siteOf: SiteOf;
  readonly config: Config;
}

/** The English desktop path of every page that search engines are told of, in a language. */
export function listedPaths(pages: readonly Page[], { blocks, privacy, siteOf, config }: Deps) {
  return async (languageCode: LanguageCode): Promise<string[]> => {
    const request: PageRequest = {
      site: siteOf(languageCode, 'desktop'),
      languageCode,
      params: {},
      query: new URLSearchParams(),
      blocks,
      privacy,
      siteUrl: config.siteUrl,
      siteIn: (code) => siteOf(code, 'desktop'),
    };
    const listed = pages.filter(({ unlisted, desktop }) => !unlisted && desktop.length > 0);
    const paths = await Promise.all(
      listed.map(async (page) =>
        (await instancesOf(page, request)).map((params) => fillPath(page.canonicalPath, params)),
      ),
    );
    return paths.flat();
  };
}

/** Every set of params that a page can be opened with. */
export async function instancesOf(
  { instances = [{}] }: Page,
  request: PageRequest,
): Promise<readonly Params[]> {
  return typeof instances === 'function' ? instances(request) : instances;
}
