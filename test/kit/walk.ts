import { caseNumbersOf } from '../../src/inquiries/caseNumber.ts';
import { FORM_IDS } from '../../src/inquiries/forms.ts';
import { ARTICLES_PER_PAGE } from '../../src/pages/news/news.ts';
import { pages, type PageId } from '../../src/pages/pages.ts';
import { fillPath, type Page, type Params } from '../../src/pageTable/page.ts';
import { routesOf, type Route } from '../../src/pageTable/routeTable.ts';
import { toDesktop } from '../../src/model/paths.ts';
import { FORM_SECRET } from './addresses.ts';
import { ARTICLE_IDS, FEWEST_ARTICLES } from './articles.ts';

/** Number of pages that the list of articles has in every language. */
export const NEWS_PAGES = Math.max(1, Math.ceil(FEWEST_ARTICLES / ARTICLES_PER_PAGE));

/** Instances of the pages whose instances depend on content, by page id: the first and the last one. */
const SAMPLES: Readonly<Partial<Record<string, readonly Params[]>>> = {
  newsPage: [{ page: '1' }, { page: String(NEWS_PAGES) }],
  inquiryReceived: FORM_IDS.map((form) => ({
    case: caseNumbersOf({ form, values: {}, about: '' }, FORM_SECRET, 0)[0],
  })),
  article: [ARTICLE_IDS.at(0), ARTICLE_IDS.at(-1)].map((id) => ({ id: String(id) })),
} satisfies Partial<Record<PageId, readonly Params[]>>;

/** Of these pages, which differ in their data only, the last instance and every eighth are tested. */
const MANY: readonly string[] = [
  'faultCode',
  'productPassport',
  'packPassport',
  'productRevisions',
  'packRevisions',
] satisfies PageId[];
const EVERY = 8;

/** Instances to test. Empty if a page computes its instances and `SAMPLES` has none, which `walk.test.ts` reports. */
function instancesOf({ id, instances = [{}] }: Page): readonly Params[] {
  if (typeof instances === 'function') return SAMPLES[id] ?? [];
  if (!MANY.includes(id)) return instances;
  return instances.filter((_, index) => index % EVERY === 0 || index === instances.length - 1);
}

/** The other instances, in English. */
export const LEFT_OUT = pages.flatMap((page) => {
  const tested = instancesOf(page);
  const all = typeof page.instances === 'object' ? page.instances : [];
  return all
    .filter((params) => !tested.includes(params))
    .map((params) => ({ page, params, path: fillPath(page.canonicalPath, params) }));
});

const routes = routesOf(pages);

/** All paths of the page table in both layouts, in English, with the params of `instancesOf`. */
export const ALL_PATHS: readonly string[] = [
  ...new Set(routes.flatMap(({ path, page }) => instancesOf(page).map((params) => fillPath(path, params)))),
];

/** English desktop paths: one of each entry of the page table. */
export const PAGE_KINDS: readonly string[] = pages.map((page) =>
  toDesktop(fillPath(page.canonicalPath, instancesOf(page)[0] ?? {})),
);

/** The route that answers an English path, as in the router: the first that matches. */
export function routeOf(path: string): Route | undefined {
  return routes.find(({ path: pattern }) => {
    const [wanted, given] = [pattern.split('/'), path.split('/')];
    return (
      wanted.length === given.length &&
      wanted.every((segment, index) => segment === given[index] || (segment.startsWith(':') && given[index]))
    );
  });
}
