import { useSite } from '../site.tsx';

export interface NewsTeaser {
  readonly id: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly title: string;
  readonly summary: string;
}

/** Articles as cards, newest first. The heading level follows from what stands above. */
export function NewsList({
  articles,
  level,
}: {
  readonly articles: readonly NewsTeaser[];
  readonly level: 'h2' | 'h3';
}) {
  const { href, format } = useSite();
  const Heading = level;
  return (
    <ul className="news-list">
      {articles.map((article) => (
        <li key={article.id} className="news-card">
          <time dateTime={article.date}>{format.date(article.date)}</time>
          <Heading>
            <a href={href(`/news/${article.id}`)}>{article.title}</a>
          </Heading>
          <p>{article.summary}</p>
        </li>
      ))}
    </ul>
  );
}
