import { useRenderContext } from '../renderContext.tsx';

interface DateEntry {
  readonly title: string;
  readonly text: string;
  /** YYYY-MM-DD, or the first and last day with a slash between them. */
  readonly when: string;
}

/** List of dated events. `level` continues the heading levels of the page. */
export function DateList({
  entries,
  level,
}: {
  readonly entries: readonly DateEntry[];
  readonly level: 'h2' | 'h3' | 'h4';
}) {
  const { format } = useRenderContext();
  const Heading = level;
  return (
    <ul className="ruled-end date-list">
      {entries.map(({ title, text, when }) => (
        <li key={title} className="ruled">
          <time className="deep small strong" dateTime={when.slice(0, when.search(/\/|$/))}>
            {format.date(when)}
          </time>
          <Heading className="title">{title}</Heading>
          <p className="muted measure">{text}</p>
        </li>
      ))}
    </ul>
  );
}
