import { FeedLink } from '../../elements/FeedLink.tsx';
import { useSite } from '../../site.tsx';
import { NewsList } from '../../sections/NewsList.tsx';
import type { NewsCard } from '../../sections/NewsList.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { Pagination } from '../../sections/Pagination.tsx';

export interface NewsListData {
  readonly title: string;
  readonly articles: readonly NewsCard[];
  readonly page: number;
  readonly pageCount: number;
  /** Address of the feed in the page's language. */
  readonly feed: string;
}

/** The first page is `/news`; the others have their number in the path. */
export function newsListPath(page: number): string {
  return page === 1 ? '/news' : `/news/pages/${page}`;
}

export function NewsListPage({ title, articles, page, pageCount, feed }: NewsListData) {
  const { words } = useSite();
  return (
    <>
      <PageHead title={title} lead={words.news.lead}>
        <FeedLink href={feed} />
      </PageHead>
      <NewsList articles={articles} level="h2" />
      <Pagination page={page} count={pageCount} pathOf={newsListPath} />
    </>
  );
}
