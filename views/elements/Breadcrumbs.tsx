import type { Crumb } from '../../src/model/navigation.ts';
import { useRenderContext } from '../renderContext.tsx';

/** Breadcrumb trail, from the home page to the current page, which is not the home page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { href, words } = useRenderContext();
  const above = crumbs.slice(0, -1);
  return (
    <nav className="unprinted column muted tiny quiet breadcrumbs" aria-label={words.frame.breadcrumbs}>
      <ol className="cluster">
        {above.map((crumb) => (
          <li className="tap low" key={crumb.path}>
            <a href={href(crumb.path)}>{crumb.label}</a>
          </li>
        ))}
        <li className="tap low">
          <span aria-current="page">{crumbs.at(-1)?.label}</span>
        </li>
      </ol>
    </nav>
  );
}
