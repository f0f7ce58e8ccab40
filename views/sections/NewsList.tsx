import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';

export interface NewsTeaser {
  readonly id: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
}

/** The whole article list has pictures; a list about one product would repeat the product's. */
export interface NewsCard extends NewsTeaser {
  /** Name of the picture above the text. */
  readonly picture: string;
}

/** Articles as cards, newest first. `level` continues the heading levels of the page. */
export function NewsList({
  articles,
  level,
}: {
  readonly articles: readonly (NewsTeaser & Partial<NewsCard>)[];
  readonly level: 'h2' | 'h3';
}) {
  const { href, format } = useRenderContext();
  const Heading = level;
  return (
    <ul className="news-list">
      {articles.map((article) => (
        <li key={article.id} className="whole-link news-card">
          {article.picture === undefined ? null : (
            <Picture name={article.picture} alt="" sizes="(width < 768px) 90vw, 384px" />
          )}
          <time className="deep small" dateTime={article.date}>
            {format.date(article.date)}
          </time>
          <Heading className="subtitle">
            <a href={href(`/news/${article.id}`)}>{article.title}</a>
          </Heading>
          <p className="note">{article.summary}</p>
        </li>
      ))}
    </ul>
  );
}
