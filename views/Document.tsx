import type { ReactNode } from 'react';
import { brand } from './brand.ts';
import { Cached } from './Cached.tsx';
import { manifestPath } from './manifestPath.ts';
import { useRenderContext } from './renderContext.tsx';
import { searchDescriptionPath } from '../src/request/paths.ts';

export interface AnalyticsService {
  readonly kind: 'tag' | 'sensors';
  readonly url: string;
}

interface Props {
  /** Page-specific head tags, such as title and description. */
  readonly head: ReactNode;
  /** JSON-LD script elements. */
  readonly structuredData: ReactNode;
  /** Canonical URL and alternates. */
  readonly links: ReactNode;
  /** Build id; the browser script does a full page load if it differs. */
  readonly build: string;
  /** URLs of the browser script and its static imports, which are loaded after the first paint. */
  readonly modules: readonly string[];
  /** Analytics service of this host; the script sends it no request without consent. */
  readonly analytics: AnalyticsService | undefined;
  readonly children: ReactNode;
}

/** The HTML document around a frame. */
export function Document({ head, structuredData, links, build, modules, analytics, children }: Props) {
  const { language, layout, asset, words } = useRenderContext();
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
              <meta name="theme-color" content={brand.colors.ink} />
              <link rel="icon" href="/favicon.ico" sizes="32x32" />
              <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
              <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
              <link rel="manifest" href={manifestPath(language.code)} />
              <link
                rel="search"
                type="application/opensearchdescription+xml"
                title={words.search.title}
                href={searchDescriptionPath(language.code)}
              />
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
