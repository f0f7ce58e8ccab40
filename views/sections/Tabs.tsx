import { useSite } from '../site.tsx';

export interface Tab {
  /** A path of this site, with a query where the tab is one. */
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

/** Ways to see the same page otherwise: plain links, so that each has an address and works without script. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const { href } = useSite();
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ to, label: text, current }) => (
          <li key={to}>
            <a href={href(to)} aria-current={current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
