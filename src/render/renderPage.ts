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
export type KeptContent = Pick<PageContent, 'links' | 'languages' | 'consentPath' | 'code'>;
/** What is rendered for each request. */
export type FreshContent = Pick<PageContent, 'head' | 'main'>;

export interface RenderedPage {
  readonly body: Buffer;
  /** Digest of the body, for a strong ETag. */
  readonly digest: string;
}

/** The frame of one page: a frame with what is the same for the page each time filled in. */
export function renderPageFrame(frame: FrameTemplate, content: KeptContent, site: Site): FrameTemplate {
  const { links, languages, consentPath, code } = content;
  const encoded = Buffer.from(renderSlots(links, { languages, consentPath, code }, site));
  return fillSome(frame, cutFilling(encoded, 'links'));
}

/** One page in its frame. The only place where a page is rendered; it sees no request. */
export function renderPage(frame: FrameTemplate, content: FreshContent, site: Site): RenderedPage {
  const { head, main } = content;
  const encoded = encodeBriefly(renderSlots(head, { main }, site));
  const digest = `${frame.digest.slice(0, 10)}${hash('sha1', encoded, 'base64url')}`;
  return { body: fillAll(frame, cutFilling(encoded, 'head')), digest };
}

/**
 * All slots in one React pass, a mark before each: a pass has a price of its own.
 *
 * @param hoisted title, meta and links, which React puts before all else
 */
function renderSlots(hoisted: ReactNode, slots: Partial<PageContent>, site: Site): string {
  const marked = Object.entries(slots).map(([name, node]) =>
    createElement(Fragment, { key: name }, createElement(Slot, { name: name as SlotName }), node),
  );
  return renderToString(createElement(SiteProvider, { value: site }, hoisted, marked));
}

/** @param hoistedSlot the slot for what stands before the first mark */
function cutFilling(html: Buffer, hoistedSlot: SlotName): Filling {
  const filling = new Map<SlotName, Buffer>();
  let slot: SlotName = hoistedSlot;
  for (const piece of cutAtSlots(html)) {
    if (typeof piece === 'string') slot = piece;
    else filling.set(slot, piece);
  }
  return filling;
}
