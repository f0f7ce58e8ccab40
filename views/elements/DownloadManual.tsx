import type { ReactNode } from 'react';
import { useRenderContext } from '../renderContext.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** URL of the document; without one, the button links to `/`. */
  readonly url?: string | undefined;
  /** Language of the document. */
  readonly language?: string;
  readonly kind?: 'primary' | 'secondary' | 'link';
  readonly children: ReactNode;
}

/**
 * The Download-manual button (specification, section 2), which opens the document in a new tab. The browser script adds
 * the time of the click as a query string.
 */
export function DownloadManual({ url, language, kind = 'primary', children }: Props) {
  const { words } = useRenderContext();
  if (url === undefined) {
    return (
      <a className={`button button-${kind}`} href="/">
        {children}
      </a>
    );
  }
  return (
    <a
      className={kind === 'link' ? 'tap gap-3' : `button button-${kind} gap-3`}
      href={url}
      target="_blank"
      rel="noopener"
      type="application/pdf"
      hrefLang={language}
      data-timestamp=""
    >
      <Icon name="download" />
      <span>
        {children}
        <HiddenNote text={words.frame.opensNewWindow} />
      </span>
    </a>
  );
}
