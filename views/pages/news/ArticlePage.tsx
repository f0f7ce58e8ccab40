import { TextLink } from '../../elements/TextLink.tsx';
import { LinkCards } from '../../sections/LinkCards.tsx';
import type { LinkCard } from '../../sections/LinkCards.tsx';
import { MarkdownText } from '../../sections/MarkdownText.tsx';
import type { NewsTeaser } from '../../sections/NewsList.tsx';
import { PageHead } from '../../sections/PageHead.tsx';
import { useSite } from '../../site.tsx';

export interface ArticleData {
  readonly article: NewsTeaser & { readonly html: string; readonly readingMinutes: number };
  readonly newer: NewsTeaser | undefined;
  readonly older: NewsTeaser | undefined;
  readonly products: readonly LinkCard[];
}

export function ArticlePage({ article, newer, older, products }: ArticleData) {
  const { words, t, format, href } = useSite();
  const { news } = words.frame;
  return (
    <>
      <article className="article">
        <PageHead
          title={article.title}
          lead={article.summary}
          kicker={
            <>
              <time dateTime={article.date}>{format.date(article.date)}</time>
              <span>{t('frame:news.readingTime', { count: article.readingMinutes })}</span>
            </>
          }
        />
        <MarkdownText html={article.html} />
      </article>
      {products.length > 0 ? <LinkCards heading={news.relatedProducts} cards={products} /> : null}
      <nav className="article-steps" aria-label={words.news.title}>
        {newer ? (
          <a rel="prev" href={href(`/news/${newer.id}`)}>
            <small>{news.newer}</small>
            <span>{newer.title}</span>
          </a>
        ) : null}
        {older ? (
          <a rel="next" href={href(`/news/${older.id}`)}>
            <small>{news.older}</small>
            <span>{older.title}</span>
          </a>
        ) : null}
        <TextLink to="/news">{news.allNews}</TextLink>
      </nav>
    </>
  );
}
