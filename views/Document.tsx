import type { ReactNode } from 'react';
import { useRenderContext } from './renderContext.tsx';

export interface AnalyticsService {
  readonly kind: 'tag' | 'sensors';
  readonly url: string;
}

interface Props {
  /** URL paths of the stylesheets besides the layout's. */
  readonly styles: readonly string[];
  /** Content of the head element after the stylesheets. */
  readonly head: ReactNode;
  /** Build id; the browser script does a full page load if it differs. */
  readonly build: string;
  /** Analytics service of this host; the script sends it no request without consent. */
  readonly analytics: AnalyticsService | undefined;
  readonly children: ReactNode;
}

/** The HTML document around a frame. */
export function Document({ styles, head, build, analytics, children }: Props) {
  const { language, layout, asset } = useRenderContext();
  return (
    <html
      lang={language.code}
      dir={language.dir}
      data-layout={layout}
      data-build={build}
      data-analytics={analytics?.kind}
      data-analytics-url={analytics?.url}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link
          rel="stylesheet"
          href={asset(`${language.ownSheets ? `${language.code}-${layout}` : layout}.css`)}
        />
        {styles.map((url) => (
          <link key={url} rel="stylesheet" href={url} />
        ))}
        <script type="module" src={asset('main.js')} fetchPriority="low" />
        {head}
      </head>
      <body id="top">{children}</body>
    </html>
  );
}
