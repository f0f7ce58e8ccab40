import { createElement } from 'react';

/**
 * The places of a frame that are filled anew for each request, in the order in which they are rendered; the rest of
 * a frame is rendered once and kept.
 */
export const SLOT_NAMES = [
  'head',
  'structuredData',
  'links',
  'languages',
  'consentPath',
  'main',
  'code',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** Where a part that is kept stands within what fills a slot. */
export const PART = 'part';
export type MarkName = SlotName | typeof PART;

export function Slot({ name }: { readonly name: MarkName }) {
  return createElement(`slot-${name}`);
}

/** What `Slot` leaves in the rendered HTML. */
export function slotMark(name: MarkName): string {
  return `<slot-${name}></slot-${name}>`;
}
