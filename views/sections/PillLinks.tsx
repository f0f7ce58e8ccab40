import { useRenderContext } from '../renderContext.tsx';

export interface PillLink {
  readonly name: string;
  /** English desktop path, with a query string. */
  readonly path: string;
  readonly isCurrent: boolean;
  readonly count?: number;
}

interface Props {
  readonly label: string;
  readonly className: string;
  readonly links: readonly PillLink[];
  readonly rel?: 'nofollow';
}

/** Links that choose what a list shows; one is current. */
export function PillLinks({ label, className, links, rel }: Props) {
  const { href, format } = useRenderContext();
  return (
    <nav className={className} aria-label={label}>
      <ul className="cluster pills">
        {links.map(({ name, path, isCurrent, count }) => (
          <li key={path}>
            <a
              className="tap outlined small"
              href={href(path)}
              rel={rel}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span>{name}</span>{' '}
              {count === undefined ? null : <span className="pill-count">{format.number(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
