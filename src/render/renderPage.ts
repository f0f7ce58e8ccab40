import { hash } from 'node:crypto';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Slot } from '../../views/frames/Slot.tsx';
import type { SlotName } from '../../views/frames/Slot.tsx';
import { SiteProvider } from '../../views/site.tsx';
import type { Site } from '../../views/site.tsx';
import { encodeBriefly } from './encode.ts';
import { cutAtSlots, fillAll, fillSome } from './frameTemplate.ts';
import type { Filling, FrameTemplate } from './frameTemplate.ts';

export type PageContent = Readonly<Record<SlotName, ReactNode>>;
/** What is the same whenever the page is asked for. */
export type KeptContent = Pick<PageContent, 'languages' | 'code'>;
/** What is rendered for each request. */
export type FreshContent = Pick<PageContent, 'head' | 'banner' | 'main'>;

export interface RenderedPage {
  readonly body: Buffer;
  /** Digest of the body, for a strong ETag. */
  readonly digest: string;
}

/** The frame of one page: a frame whose language menu and code are filled in. */
export function renderPageFrame(frame: FrameTemplate, content: KeptContent, site: Site): FrameTemplate {
  const encoded = Buffer.from(renderSlots(content, site));
  return fillSome(frame, cutFilling(encoded));
}

/** One page in its frame. The only place where a page is rendered; it sees no request. */
export function renderPage(frame: FrameTemplate, content: FreshContent, site: Site): RenderedPage {
  const encoded = encodeBriefly(renderSlots(content, site));
  const digest = `${frame.digest.slice(0, 10)}${hash('sha1', encoded, 'base64url')}`;
  return { body: fillAll(frame, cutFilling(encoded)), digest };
}

/** All slots in one React pass, a mark before each: a pass has a price of its own. */
function renderSlots(content: Readonly<Partial<PageContent>>, site: Site): string {
  const { head, ...others } = content;
  const marked = Object.entries(others).map(([name, node]) =>
    createElement(Fragment, { key: name }, createElement(Slot, { name: name as SlotName }), node),
  );
  return renderToString(createElement(SiteProvider, { value: site }, head, marked));
}

/** React hoists title, meta and links before all else, so what stands before the first mark is the head. */
function cutFilling(html: Buffer): Filling {
  const [head, ...pieces] = cutAtSlots(html);
  const filling = new Map<SlotName, Buffer>();
  if (typeof head === 'object' && head.length > 0) filling.set('head', head);
  pieces.forEach((piece, index) => {
    const slot = pieces[index - 1];
    if (typeof piece === 'object' && typeof slot === 'string') filling.set(slot, piece);
  });
  return filling;
}
