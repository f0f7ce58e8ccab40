import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useSite } from '../site.tsx';

/** Link to another site in a new window; screen readers get a text instead of the arrow. */
export function ExternalLink({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const { words } = useSite();
  return (
    <a href={url} target="_blank" rel="noopener">
      <span>{children}</span>
      <Icon name="external" />
      <span className="visually-hidden">{` (${words.frame.opensNewWindow})`}</span>
    </a>
  );
}
