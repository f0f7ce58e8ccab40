import { createElement } from 'react';

/** The places of a frame that are filled anew for each request; the rest of a frame is rendered once and kept. */
export type SlotName = 'head' | 'languages' | 'banner' | 'main' | 'code';

/** What the renderer looks for in a rendered frame. */
export const SLOT_PATTERN = /<slot-(\w+)><\/slot-\1>/g;

export function Slot({ name }: { readonly name: SlotName }) {
  return createElement(`slot-${name}`);
}
