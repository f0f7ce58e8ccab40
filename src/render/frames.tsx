import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Document } from '../../views/Document.tsx';
import type { AnalyticsService } from '../../views/Document.tsx';
import { DesktopFrame } from '../../views/frames/DesktopFrame.tsx';
import type { FooterData } from '../../views/frames/frameProps.ts';
import type { MenuItem } from '../../views/frames/menuItem.ts';
import { MobileFrame } from '../../views/frames/MobileFrame.tsx';
import { Slot } from '../../views/frames/Slot.tsx';
import { SiteProvider } from '../../views/site.tsx';
import type { Site } from '../../views/site.tsx';
import { cutFrame } from './frameTemplate.ts';
import type { FrameTemplate } from './frameTemplate.ts';
import type { PageContent } from './renderPage.ts';

export interface FrameInput {
  readonly name: string;
  readonly build: string;
  /** Addresses of the browser script and of what it imports at once. */
  readonly modules: readonly string[];
  readonly menu: readonly MenuItem[];
  readonly section: string | undefined;
  readonly languageName: string;
  /** The visitor has not answered the question about cookies. */
  readonly asksConsent: boolean;
  readonly analytics: AnalyticsService | undefined;
  readonly footer: FooterData;
}

const OPEN_SLOTS: PageContent = {
  head: <Slot name="head" />,
  structuredData: <Slot name="structuredData" />,
  links: <Slot name="links" />,
  languages: <Slot name="languages" />,
  consentPath: <Slot name="consentPath" />,
  main: <Slot name="main" />,
  code: <Slot name="code" />,
};

/** The whole document: a frame around its content. */
export function documentElement(
  { build, modules, analytics, ...frame }: FrameInput,
  content: PageContent,
  site: Site,
): ReactElement {
  const Frame = site.layout === 'mobile' ? MobileFrame : DesktopFrame;
  const { head, structuredData, links, ...slots } = content;
  return (
    <SiteProvider value={site}>
      <Document
        head={head}
        structuredData={structuredData}
        links={links}
        build={build}
        modules={modules}
        analytics={analytics}
      >
        <Frame {...frame} {...slots} />
      </Document>
    </SiteProvider>
  );
}

/** The document with its slots left open. */
export function renderFrame(input: FrameInput, site: Site): FrameTemplate {
  // Ids made in a frame must differ from those made in the page that fills it.
  const html = renderToString(documentElement(input, OPEN_SLOTS, site), { identifierPrefix: 'f' });
  return cutFrame(`<!doctype html>${html}`);
}
