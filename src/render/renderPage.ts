import { hash } from 'node:crypto';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PART, Slot } from '../../views/frames/Slot.tsx';
import type { SlotName } from '../../views/frames/Slot.tsx';
import { KeepingProvider } from '../../views/Kept.tsx';
import { SiteProvider } from '../../views/site.tsx';
import type { Site } from '../../views/site.tsx';
import { StructuredData } from '../../views/StructuredData.tsx';
import { remembered } from '../remembered.ts';
import { encode } from './encode.ts';
import { cutAtMarks, fillAll, fillSome, marksOf } from './frameTemplate.ts';
import type { FrameTemplate } from './frameTemplate.ts';
import { bytesOf, digested, digestOf, keptPart } from './keptPart.ts';
import type { Digested, PartToKeep } from './keptPart.ts';

export type PageContent = Readonly<Record<SlotName, ReactNode>>;
/** What is the same whenever the page is asked for. */
export type KeptContent = Pick<PageContent, 'links' | 'languages' | 'consentPath' | 'code'>;
/** What is rendered for each request. */
export interface FreshContent extends Pick<PageContent, 'head' | 'main'> {
  /** JSON-LD, escaped for a script element. It is data, not markup: the same text is put into its element once. */
  readonly structuredData: readonly string[];
}

export interface RenderedPage {
  /** The HTML in reading order; much of it is shared with other pages, so nobody may write into it. */
  readonly pieces: readonly Buffer[];
  /** Stands for these bytes and no others: for a strong ETag. */
  readonly digest: string;
}

/** The frame of one page: a frame with what is the same for the page each time filled in. */
export function renderPageFrame(frame: FrameTemplate, content: KeptContent, site: Site): FrameTemplate {
  const { links, languages, consentPath, code } = content;
  const slots = renderSlots(links, { languages, consentPath, code }, site);
  return fillSome(frame, cutFilling(encode(slots), 'links', []));
}

/** One page in its frame. The only place where a page is rendered; it sees no request. */
export function renderPage(frame: FrameTemplate, content: FreshContent, site: Site): RenderedPage {
  const { head, main, structuredData } = content;
  const parts: PartToKeep[] = [];
  const encoded = encode(renderSlots(head, { main }, site, parts));
  const kept = parts.map((part) => keptPart(part, site));
  const scripts = structuredData.map(scriptOf);
  const filling = cutFilling(encoded, 'head', kept).set('structuredData', scripts.map(bytesOf));
  const digests = [frame.digest, hash('sha1', encoded, 'base64url'), ...[...kept, ...scripts].map(digestOf)];
  return { pieces: fillAll(frame, filling), digest: hash('sha1', digests.join(' '), 'base64url') };
}

/** Script elements kept at most: one for each product or article, and one for each breadcrumb trail. */
const MAX_SCRIPTS = 2000;

const scriptOf = remembered(
  (json: string) => digested(renderToString(createElement(StructuredData, { json }))),
  MAX_SCRIPTS,
);

/**
 * All slots in one React pass, a mark before each: a pass has a price of its own.
 *
 * @param hoisted title, meta and links, which React puts before all else
 * @param parts are noted here, with marks in their places; without it they are rendered where they stand
 */
function renderSlots(
  hoisted: ReactNode,
  slots: Partial<PageContent>,
  site: Site,
  parts?: PartToKeep[],
): string {
  const marked = Object.entries(slots).map(([name, node]) =>
    createElement(Fragment, { key: name }, createElement(Slot, { name: name as SlotName }), node),
  );
  const keep = (part: PartToKeep) => {
    parts?.push(part);
    return PART_MARK;
  };
  const whole = createElement(SiteProvider, { value: site }, hoisted, marked);
  return renderToString(parts ? createElement(KeepingProvider, { value: keep }, whole) : whole);
}

/** What fills a frame begins with `head` or `links`, without a mark of its own. */
const FILLING_MARKS = marksOf(['languages', 'consentPath', 'main', 'code', PART]);
const PART_MARK = createElement(Slot, { name: PART });

/**
 * @param hoistedSlot the slot for what stands before the first mark
 * @param parts what belongs at the marks of parts, in their order
 */
function cutFilling(
  html: Buffer,
  hoistedSlot: SlotName,
  parts: readonly Digested[],
): Map<SlotName, readonly Buffer[]> {
  const filling = new Map<SlotName, Buffer[]>();
  let inSlot: Buffer[] = [];
  filling.set(hoistedSlot, inSlot);
  let placed = 0;
  for (const piece of cutAtMarks(html, FILLING_MARKS)) {
    if (typeof piece !== 'string') inSlot.push(piece);
    else if (piece === PART) inSlot.push(...parts.slice(placed, (placed += 1)).map(bytesOf));
    else filling.set(piece, (inSlot = []));
  }
  return filling;
}
