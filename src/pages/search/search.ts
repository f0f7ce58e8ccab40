import { SearchPage } from '../../../views/pages/search/SearchPage.tsx';
import { familyOf } from '../../catalog/catalog.ts';
import { FAULTS, faultCode } from '../../catalog/faults.ts';
import { cleanText } from '../../common/cleanText.ts';
import { emergencyLines } from '../../markets/marketTexts.ts';
import { definePage, type PageRequest } from '../../pageTable/page.ts';
import { MAX_QUERY, NOTHING_FOUND, RESULTS_PER_PAGE } from '../../search/search.ts';
import { isSearchKind, SEARCH_KINDS, type SearchKind } from '../../search/searchEntry.ts';
import { searchResult } from '../../search/searchResult.ts';
import { figureResults } from './figureResults.ts';

/** The page number in a query string: up to four digits. */
const PAGE = /^[1-9]\d{0,3}$/;

/** The build makes the index in less than half a minute. */
const RETRY_AFTER_S = 10;

interface Asked {
  readonly text: string;
  readonly kind: SearchKind | undefined;
  readonly page: number;
}

function askedIn(query: URLSearchParams): Asked {
  const [kind = '', page = ''] = [query.get('kind') ?? '', query.get('page') ?? ''];
  return {
    text: cleanText(query.get('q') ?? '')
      .slice(0, MAX_QUERY)
      .trim(),
    kind: isSearchKind(kind) ? kind : undefined,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** English desktop path of a page of results. */
function resultsPath({ text, kind, page }: Asked): string {
  const query = new URLSearchParams({ q: text });
  if (kind !== undefined) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return `/search?${query}`;
}

async function load({ context, query, search }: PageRequest) {
  const { words, language } = context;
  const asked = askedIn(query);
  const { text, kind, page } = asked;
  const findings = text === '' ? NOTHING_FOUND : await search.ask(language.code, { text, kind, page });
  const { counts, near, total, hits, similar, correction, concepts } = findings ?? NOTHING_FOUND;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filters = [undefined, ...SEARCH_KINDS].map((one) => ({
    name: words.search.kinds[one ?? (near < all ? 'best' : 'all')],
    count: one === undefined ? near : counts[one],
    path: resultsPath({ text, kind: one, page: 1 }),
    isCurrent: one === kind,
  }));
  const [model = ''] = familyOf('battery').models;
  const [fault] = FAULTS.pack;
  return {
    text,
    isPreparing: findings === undefined,
    example: { model, fault: fault ? faultCode(fault) : '' },
    total,
    // A kind without results is shown only if it is the one that was chosen.
    filters: all === 0 ? [] : filters.filter(({ count, isCurrent }) => count > 0 || isCurrent),
    figures: page === 1 && kind === undefined ? figureResults(text, concepts, context) : [],
    results: hits.map((hit) => searchResult(hit, context)),
    similar: similar.map((hit) => searchResult(hit, context)),
    correction:
      correction === undefined
        ? undefined
        : { text: correction, path: resultsPath({ text: correction, kind: undefined, page: 1 }) },
    emergencyLines: emergencyLines(context),
    page,
    pagePaths: Array.from({ length: Math.ceil(total / RESULTS_PER_PAGE) }, (_, index) =>
      resultsPath({ text, kind, page: index + 1 }),
    ),
    query: text === '' ? undefined : resultsPath(asked).slice('/search'.length),
  };
}

export const searchPage = definePage({
  id: 'search',
  desktop: '/search',
  label: ({ words }) => words.search.title,
  noIndex: true,
  words: ({ search }) => search,
  load,
  head: ({ text, query, isPreparing }, { context: { t, words } }) => ({
    ...(isPreparing && { retryAfter: RETRY_AFTER_S }),
    title: text === '' ? words.search.title : t('search:resultsFor', { query: text }),
    ...(query !== undefined && { query }),
  }),
  view: SearchPage,
});
