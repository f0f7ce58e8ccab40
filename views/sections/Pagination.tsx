import { useRenderContext } from '../renderContext.tsx';
import { Icon } from '../elements/Icon.tsx';
import './Pagination.css';

interface Props {
  readonly page: number;
  readonly count: number;
  /** Maps a page number to an English desktop path. */
  readonly pathOf: (page: number) => string;
  /** Query string with question mark that is appended to all links, or empty. */
  readonly query?: string;
}

export function Pagination({ page, count, pathOf, query = '' }: Props) {
  const { href, t, words } = useRenderContext();
  const addressOf = (number: number) => `${href(pathOf(number))}${query}`;
  if (count < 2) return null;
  const { label, previous, next } = words.frame.pagination;
  return (
    <nav className="pagination" aria-label={label} data-current-page={page}>
      {page > 1 ? (
        <a className="pagination-step" rel="prev" href={addressOf(page - 1)}>
          <Icon name="arrow-back" />
          <span>{previous}</span>
        </a>
      ) : null}
      <ol>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={addressOf(number)}
              aria-label={t('frame:pagination.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < count ? (
        <a className="pagination-step" rel="next" href={addressOf(page + 1)}>
          <span>{next}</span>
          <Icon name="arrow-forward" />
        </a>
      ) : null}
    </nav>
  );
}
