import { useSite } from '../site.tsx';

export interface Crumb {
  readonly label: string;
  /** English desktop path. */
  readonly path: string;
}

/** The pages above this one, from the home page down; the last is the page itself. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { href, words } = useSite();
  const above = crumbs.slice(0, -1);
  const current = crumbs.at(-1);
  if (!current || above.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={words.frame.breadcrumbs}>
      <ol>
        {above.map((crumb) => (
          <li key={crumb.path}>
            <a href={href(crumb.path)}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current.label}</span>
        </li>
      </ol>
    </nav>
  );
}
