import { TextLink } from '../../elements/TextLink.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { Pagination } from '../../sections/Pagination.tsx';
import { SearchForm } from '../../sections/SearchForm.tsx';
import { SearchResults, type SearchResult } from '../../sections/SearchResults.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Filter {
  readonly name: string;
  readonly count: number;
  /** English desktop path of the results. */
  readonly path: string;
  readonly isCurrent: boolean;
}

interface Props {
  readonly text: string;
  /** The index is not there yet. */
  readonly isPreparing: boolean;
  /** Codes in the form's hint. */
  readonly example: { readonly model: string; readonly fault: string };
  readonly total: number;
  readonly filters: readonly Filter[];
  readonly results: readonly SearchResult[];
  readonly translations: readonly {
    readonly from: string;
    /** Name of the language. */
    readonly language: string;
    readonly to: string;
  }[];
  readonly page: number;
  /** English desktop path of each page of results. */
  readonly pagePaths: readonly string[];
}

/** Search form and one page of results. */
export function SearchPage({
  text,
  isPreparing,
  example,
  total,
  filters,
  results,
  translations,
  page,
  pagePaths,
}: Props) {
  const { words, t } = useRenderContext();
  const { title, description, previous, next, preparing } = words.search;
  const isAsked = text !== '';
  const found = isPreparing ? preparing : t('search:count', { count: total });
  return (
    <>
      <PageHead
        title={isAsked ? t('search:resultsFor', { query: text }) : title}
        lead={isAsked ? found : description}
      >
        <SearchForm text={text} hint={t('search:hint', example)} />
      </PageHead>
      <div className="search-page">
        {translations.map(({ from, language, to }) => (
          <p key={from}>{t('search:translated', { from, language, to })}</p>
        ))}
        <FilterLinks filters={filters} />
        {isAsked && !isPreparing && results.length === 0 ? (
          <Advice text={text} />
        ) : (
          <SearchResults results={results} />
        )}
        <Pagination
          page={page}
          count={pagePaths.length}
          pathOf={(number) => pagePaths[number - 1] ?? '/search'}
          steps={{ previous, next }}
          isFollowed={false}
        />
      </div>
    </>
  );
}

/** Not followed by crawlers, and never prefetched. */
function FilterLinks({ filters }: Pick<Props, 'filters'>) {
  const { words, href, format } = useRenderContext();
  if (filters.length < 2) return null;
  return (
    <nav className="search-filter" aria-label={words.search.filter}>
      <ul>
        {filters.map(({ name, count, path, isCurrent }) => (
          <li key={path}>
            <a href={href(path)} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
              {`${name} `}
              <span className="search-filter-count">{format.number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Advice({ text }: Pick<Props, 'text'>) {
  const { words, t } = useRenderContext();
  const { advice } = words.search;
  return (
    <div className="search-advice">
      <h2>{t('search:none', { query: text })}</h2>
      <ul>
        <li>{advice.words}</li>
        <li>{advice.codes}</li>
        <li>{advice.contact}</li>
      </ul>
      <p>
        <TextLink to="/about-us/contact-us">{words.nav.contactUs}</TextLink>
      </p>
    </div>
  );
}
