import type { ReactNode } from 'react';
import { brandColours } from './brandColours.ts';
import { Cached } from './Cached.tsx';
import { manifestPath } from './manifestPath.ts';
import { useSite } from './site.tsx';

export interface AnalyticsService {
  readonly kind: 'tag' | 'sensors';
  readonly url: string;
}

interface Props {
  /** Title and description. */
  readonly head: ReactNode;
  /** What the page says to search engines. */
  readonly structuredData: ReactNode;
  /** The page's own address and its alternates. */
  readonly links: ReactNode;
  /** Changes with every build; the browser script loads a page in full where it differs. */
  readonly build: string;
  /** Addresses of the browser script and of what it imports at once: asked for after the first view. */
  readonly modules: readonly string[];
  /** The operator's analytics service for this host; the script asks nothing of it without consent. */
  readonly analytics: AnalyticsService | undefined;
  readonly children: ReactNode;
}

/** The document around a frame. */
export function Document({ head, structuredData, links, build, modules, analytics, children }: Props) {
  const { language, layout, asset } = useSite();
  return (
    <html
      lang={language.code}
      dir={language.dir}
      data-layout={layout}
      data-build={build}
      data-modules={modules.join(' ')}
      data-analytics={analytics?.kind}
      data-analytics-url={analytics?.url}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={asset(`${layout}.css`)} />
        <script type="module" src={asset('start.js')} />
        {head}
        <Cached name="icons" on={[]}>
          {() => (
            <>
              <meta name="theme-color" content={brandColours.ink} />
              <link rel="icon" href="/favicon.ico" sizes="32x32" />
              <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
              <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
              <link rel="manifest" href={manifestPath(language.code)} />
            </>
          )}
        </Cached>
        {structuredData}
        {links}
      </head>
      <body id="top">{children}</body>
    </html>
  );
}
