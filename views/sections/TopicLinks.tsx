import { useRenderContext } from '../renderContext.tsx';

export interface NewsTopic {
  readonly name: string;
  /** Query string with question mark for the list's URL, or empty. */
  readonly query: string;
  readonly isCurrent: boolean;
}

/** Filter of a list by topic, as plain links; one is current. */
export function TopicLinks({ topics }: { readonly topics: readonly NewsTopic[] }) {
  const { words, href } = useRenderContext();
  if (topics.length < 3) return null;
  return (
    <nav className="topic-links" aria-label={words.company.newsFilter.label}>
      <ul className="cluster pills">
        {topics.map(({ name, query, isCurrent }) => (
          <li key={name}>
            <a
              className="tap"
              href={`${href('/news')}${query}`}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
