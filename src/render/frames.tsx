import { renderToString } from 'react-dom/server';
import { Document } from '../../views/Document.tsx';
import { DesktopFrame } from '../../views/frames/DesktopFrame.tsx';
import type { FooterData } from '../../views/frames/frameProps.ts';
import type { MenuItem } from '../../views/frames/menuItem.ts';
import { MobileFrame } from '../../views/frames/MobileFrame.tsx';
import { Slot } from '../../views/frames/Slot.tsx';
import { SiteProvider } from '../../views/site.tsx';
import type { Site } from '../../views/site.tsx';
import { cutFrame } from './frameTemplate.ts';
import type { FrameTemplate } from './frameTemplate.ts';

export interface FrameInput {
  readonly name: string;
  readonly build: string;
  readonly menu: readonly MenuItem[];
  readonly section: string | undefined;
  readonly languageName: string;
  readonly footer: FooterData;
}

/** The document with a frame, its slots left open. */
export function renderFrame({ build, ...frame }: FrameInput, site: Site): FrameTemplate {
  const Frame = site.layout === 'mobile' ? MobileFrame : DesktopFrame;
  const html = renderToString(
    <SiteProvider value={site}>
      <Document head={<Slot name="head" />} build={build}>
        <Frame
          {...frame}
          languages={<Slot name="languages" />}
          banner={<Slot name="banner" />}
          main={<Slot name="main" />}
          code={<Slot name="code" />}
        />
      </Document>
    </SiteProvider>,
    // Ids made in a frame must differ from those made in the page that fills it.
    { identifierPrefix: 'f' },
  );
  return cutFrame(`<!doctype html>${html}`);
}
