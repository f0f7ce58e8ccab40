import { useRenderContext } from '../renderContext.tsx';

interface DateEntry {
  readonly title: string;
  readonly text: string;
  /** YYYY-MM-DD */
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
    <ul className="date-list">
      {entries.map(({ title, text, when }) => (
        <li key={title}>
          <time dateTime={when}>{format.date(when)}</time>
          <Heading className="title">{title}</Heading>
          <p className="muted measure">{text}</p>
        </li>
      ))}
    </ul>
  );
}
