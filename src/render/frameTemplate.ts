import { hash } from 'node:crypto';
import { SLOT_PATTERN } from '../../views/frames/Slot.tsx';
import type { SlotName } from '../../views/frames/Slot.tsx';

/** A rendered frame, cut at its slots and encoded: `parts[0] slots[0] parts[1] slots[1] … parts.at(-1)`. */
export interface FrameTemplate {
  readonly parts: readonly Buffer[];
  readonly slots: readonly SlotName[];
  /** Digest of all parts. */
  readonly digest: string;
}

const SLOT_NAMES: readonly SlotName[] = ['head', 'languages', 'banner', 'main', 'code'];

/** @param html a frame rendered with `Slot` elements in its places */
export function cutFrame(html: string): FrameTemplate {
  const pieces = html.split(SLOT_PATTERN); // text, name, text, name, … text
  const slots = pieces
    .filter((_, index) => index % 2 === 1)
    .map((piece) => {
      const name = SLOT_NAMES.find((slot) => slot === piece);
      if (!name) throw new Error(`A frame has the unknown slot ${piece}`);
      return name;
    });
  return {
    parts: pieces.filter((_, index) => index % 2 === 0).map((piece) => Buffer.from(piece)),
    slots,
    digest: hash('sha1', html, 'base64url'),
  };
}

/** The whole document: the frame's parts with the slots' HTML between them. */
export function fillFrame(
  { parts, slots }: FrameTemplate,
  filling: Readonly<Record<SlotName, string>>,
): Buffer {
  return Buffer.concat(
    parts.flatMap((part, index) => {
      const slot = slots[index];
      return slot === undefined ? [part] : [part, Buffer.from(filling[slot])];
    }),
  );
}
