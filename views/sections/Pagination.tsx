import { useRenderContext } from '../renderContext.tsx';
import { Icon } from '../elements/Icon.tsx';

interface Props {
  readonly page: number;
  readonly count: number;
  /** Maps a page number to an English desktop path, with a query string. */
  readonly pathOf: (page: number) => string;
  /** Labels of the links to the neighboring pages; by default those of the news. */
  readonly steps?: { readonly previous: string; readonly next: string };
  /** Whether crawlers follow the links, and the browser script prefetches them. */
  readonly isFollowed?: boolean;
}

export function Pagination({ page, count, pathOf, steps, isFollowed = true }: Props) {
  const { href, t, words } = useRenderContext();
  if (count < 2) return null;
  const { label } = words.frame.pagination;
  const { previous, next } = steps ?? words.frame.pagination;
  const rel = (kind?: string) =>
    [kind, isFollowed ? undefined : 'nofollow'].filter(Boolean).join(' ') || undefined;
  return (
    <nav className="unprinted cluster middle pagination" aria-label={label} data-current-page={page}>
      {page > 1 ? (
        <a className="tap deep strong" rel={rel('prev')} href={href(pathOf(page - 1))}>
          <Icon name="arrow-back" />
          <span>{previous}</span>
        </a>
      ) : null}
      <ol>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className="tap"
              href={href(pathOf(number))}
              rel={rel()}
              aria-label={t('frame:pagination.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < count ? (
        <a className="tap deep strong" rel={rel('next')} href={href(pathOf(page + 1))}>
          <span>{next}</span>
          <Icon name="arrow-forward" />
        </a>
      ) : null}
    </nav>
  );
}
