import { TextLink } from '../../elements/TextLink.tsx';
import { HotlineNumbers, type HotlineNumbersProps } from '../../sections/HotlineNumbers.tsx';
import { Notice } from '../../sections/Notice.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { Pagination } from '../../sections/Pagination.tsx';
import { PillLinks, type PillLink } from '../../sections/PillLinks.tsx';
import { SearchForm } from '../../sections/SearchForm.tsx';
import { SearchResults, type SearchResult } from '../../sections/SearchResults.tsx';
import { useRenderContext } from '../../renderContext.tsx';

interface Props {
  readonly text: string;
  /** The index is not there yet. */
  readonly isPreparing: boolean;
  /** Codes in the form's hint. */
  readonly example: { readonly model: string; readonly fault: string };
  readonly total: number;
  readonly filters: readonly PillLink[];
  /** What satisfies the figures in the question; not counted. */
  readonly figures: readonly SearchResult[];
  readonly results: readonly SearchResult[];
  /** What only resembles the question; not counted. */
  readonly similar: readonly SearchResult[];
  /** The question with its misspelled words corrected, whose results are `similar`. */
  readonly correction: { readonly text: string; readonly path: string } | undefined;
  readonly emergencyLines: HotlineNumbersProps;
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
  figures,
  results,
  similar,
  correction,
  emergencyLines,
  page,
  pagePaths,
}: Props) {
  const { words, t } = useRenderContext();
  const { title, description, previous, next, preparing, filter, notAll } = words.search;
  const isAsked = text !== '';
  const isNear = total === 0 && !correction && figures.length + similar.length > 0;
  const found = isPreparing ? preparing : isNear ? notAll : t('search:count', { count: total });
  return (
    <>
      <PageHead
        title={isAsked ? t('search:resultsFor', { query: text }) : title}
        lead={isAsked ? found : description}
      >
        <SearchForm text={text} hint={t('search:hint', example)} isFocused={!isAsked} />
      </PageHead>
      <div className="stack search-page">
        {filters.length > 1 ? (
          // Not followed by crawlers, and never prefetched.
          <PillLinks className="search-filter" label={filter} links={filters} rel="nofollow" />
        ) : null}
        <SearchResults results={[...figures, ...results]} />
        <Pagination
          page={page}
          count={pagePaths.length}
          pathOf={(number) => pagePaths[number - 1] ?? '/search'}
          steps={{ previous, next }}
          isFollowed={false}
        />
        <Similar results={similar} correction={correction} />
        {isAsked && !isPreparing && results.length + figures.length + similar.length === 0 ? (
          <Advice text={text} emergencyLines={emergencyLines} />
        ) : null}
      </div>
    </>
  );
}

function Similar({ results, correction }: Pick<Props, 'correction'> & Pick<Props, 'results'>) {
  const { words, href, t } = useRenderContext();
  if (results.length === 0) return null;
  return (
    <section className="stack gap-4">
      <h2 className="title">
        {correction ? (
          <a href={href(correction.path)} rel="nofollow">
            {t('search:correction', { query: correction.text })}
          </a>
        ) : (
          words.search.similar
        )}
      </h2>
      <SearchResults results={results} level="h3" />
    </section>
  );
}

function Advice({ text, emergencyLines }: Pick<Props, 'text' | 'emergencyLines'>) {
  const { words, t } = useRenderContext();
  const { advice } = words.search;
  const { emergency } = words.about['contact-us'];
  return (
    <div className="stack gap-4 search-advice">
      <h2 className="title">{t('search:none', { query: text })}</h2>
      <ul className="stack gap-2 bullets">
        <li>{advice.words}</li>
        <li>{advice.codes}</li>
        <li>{advice.contact}</li>
      </ul>
      <p className="cluster gap-3">
        <TextLink to="/about-us/contact-us">{words.nav.contactUs}</TextLink>
        <TextLink to="/solutions/detail">{words.nav.products}</TextLink>
      </p>
      <Notice heading={emergency.heading} text={emergency.text}>
        <HotlineNumbers {...emergencyLines} />
      </Notice>
    </div>
  );
}
