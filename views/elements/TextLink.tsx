import type { ReactNode } from 'react';
import { useSite } from '../site.tsx';
import { Icon } from './Icon.tsx';

/** A link on a line of its own, with the arrow of reading direction. `to` is a path of this site. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { href } = useSite();
  return (
    <a className="text-link" href={href(to)}>
      <span>{children}</span>
      <Icon name="arrow-forward" />
    </a>
  );
}
