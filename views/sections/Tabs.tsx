import { useRenderContext } from '../renderContext.tsx';

export interface Tab {
  /** English desktop path, with the query string of the tab, if any. */
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

/** Tabs as plain links, so that each has a URL and works without script. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const { href } = useRenderContext();
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="cluster row ruled-end">
        {tabs.map(({ to, label: text, current }) => (
          <li key={to}>
            <a className="tap" href={href(to)} aria-current={current ? 'page' : undefined}>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
