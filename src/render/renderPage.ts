import { hash } from 'node:crypto';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Slot, SLOT_PATTERN } from '../../views/frames/Slot.tsx';
import { SiteProvider } from '../../views/site.tsx';
import type { Site } from '../../views/site.tsx';
import { fillFrame } from './frameTemplate.ts';
import type { FrameTemplate } from './frameTemplate.ts';

/** What is rendered anew for each request. */
export interface PageContent {
  /** Title, meta, links; React hoists them before all else, wherever they stand. */
  readonly head: ReactNode;
  readonly languages: ReactNode;
  readonly banner: ReactNode;
  readonly main: ReactNode;
  readonly code: ReactNode;
}

export interface RenderedPage {
  readonly body: Buffer;
  /** Digest of the body, for a strong ETag. */
  readonly digest: string;
}

/** One page in its frame. The only place where a page is rendered; it sees no request. */
export function renderPage(frame: FrameTemplate, content: PageContent, site: Site): RenderedPage {
  const { head, languages, banner, main, code } = content;
  // One React pass for all slots, cut apart afterwards: a pass has a price of its own.
  const html = renderToString(
    createElement(
      SiteProvider,
      { value: site },
      createElement(
        Fragment,
        null,
        head,
        createElement(Slot, { name: 'languages' }),
        languages,
        createElement(Slot, { name: 'banner' }),
        banner,
        createElement(Slot, { name: 'main' }),
        main,
        createElement(Slot, { name: 'code' }),
        code,
      ),
    ),
  );
  const [headHtml = '', , languagesHtml = '', , bannerHtml = '', , mainHtml = '', , codeHtml = ''] =
    html.split(SLOT_PATTERN);
  return {
    body: fillFrame(frame, {
      head: headHtml,
      languages: languagesHtml,
      banner: bannerHtml,
      main: mainHtml,
      code: codeHtml,
    }),
    digest: hash('sha1', frame.digest + html, 'base64url'),
  };
}
