import { Picture } from '../elements/Picture.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { NewsCard } from './NewsList.tsx';

/** Large teaser of the newest article. */
export function NewsLead({ id, date, title, summary, picture }: NewsCard) {
  const { href, format } = useRenderContext();
  return (
    <article className="dark whole-link news-lead">
      <div className="panel news-lead-words">
        <time dateTime={date}>{format.date(date)}</time>
        <h2>
          <a href={href(`/news/${id}`)}>{title}</a>
        </h2>
        <p className="muted">{summary}</p>
      </div>
      <Picture name={picture} alt="" sizes="(width < 768px) 92vw, 700px" isFirst />
    </article>
  );
}
