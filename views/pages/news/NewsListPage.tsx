import { Cached } from '../../Cached.tsx';
import { Icon } from '../../elements/Icon.tsx';
import { ButtonLink } from '../../elements/ButtonLink.tsx';
import { MailLink } from '../../elements/MailLink.tsx';
import { NewsLead } from '../../sections/NewsLead.tsx';
import { NewsList, type NewsCard } from '../../sections/NewsList.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { Pagination } from '../../sections/Pagination.tsx';
import { PillLinks, type PillLink } from '../../sections/PillLinks.tsx';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { useRenderContext } from '../../renderContext.tsx';

export interface NewsListData {
  readonly title: string;
  /** The newest article, on the first page only. */
  readonly lead: NewsCard | undefined;
  /** The other articles. */
  readonly articles: readonly NewsCard[];
  readonly topics: readonly PillLink[];
  readonly page: number;
  readonly pageCount: number;
  /** Mail address of the press office. */
  readonly pressMail: string;
  /** URL path of the feed in the page's language. */
  readonly feed: string;
}

/** Path of a page of the list: `/news` for page 1, `/news/pages/{page}` for others. */
export function newsListPath(page: number): string {
  return page === 1 ? '/news' : `/news/pages/${page}`;
}

export function NewsListPage(data: NewsListData) {
  return <Cached view={NewsListParts} props={data} />;
}

function NewsListParts({ title, lead, articles, topics, page, pageCount, pressMail, feed }: NewsListData) {
  const { words } = useRenderContext();
  const [, query] = topics.find(({ isCurrent }) => isCurrent)?.path.split('?') ?? [];
  const pathOf = (number: number) => newsListPath(number) + (query === undefined ? '' : `?${query}`);
  return (
    <>
      <PageHead title={title} lead={words.news.lead}>
        <a className="tap text-link" href={feed} type="application/atom+xml">
          <Icon name="rss" />
          <span>{words.news.feed.subscribe}</span>
        </a>
      </PageHead>
      {topics.length > 2 ? (
        <PillLinks className="topic-links" label={words.company.newsFilter.label} links={topics} />
      ) : null}
      {lead ? <NewsLead {...lead} /> : null}
      <NewsList articles={articles} level="h2" />
      <Pagination page={page} count={pageCount} pathOf={pathOf} />
      <SplitSection heading={words.news.press} text={words.news.pressText} ground="paper">
        <p className="cluster gap-3">
          <MailLink address={pressMail} className="button button-secondary" />
          <ButtonLink to="/about-us/press" kind="secondary">
            {words.press.press.title}
          </ButtonLink>
        </p>
      </SplitSection>
    </>
  );
}
