import { useSite } from '../site.tsx';

export interface NewsTopic {
  readonly name: string;
  /** What is added to the address of the list: empty, or with its question mark. */
  readonly query: string;
  readonly isCurrent: boolean;
}

/** Subjects by which a list can be narrowed: plain links, one of them current. */
export function TopicLinks({ topics }: { readonly topics: readonly NewsTopic[] }) {
  const { words, href } = useSite();
  if (topics.length < 3) return null;
  return (
    <nav className="topic-links" aria-label={words.company.newsFilter.label}>
      <ul>
        {topics.map(({ name, query, isCurrent }) => (
          <li key={name}>
            <a href={`${href('/news')}${query}`} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
