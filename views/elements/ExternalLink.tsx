import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { useRenderContext } from '../renderContext.tsx';

/** Link to another site in a new window; screen readers get a text instead of the arrow. */
export function ExternalLink({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const { words } = useRenderContext();
  return (
    <a href={url} target="_blank" rel="noopener">
      <span>{children}</span>
      <Icon name="external" />
      <HiddenNote text={words.frame.opensNewWindow} />
    </a>
  );
}
