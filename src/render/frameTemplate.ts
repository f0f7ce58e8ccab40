import { hash } from 'node:crypto';
import { SLOT_NAMES, slotMark } from '../../views/frames/Slot.tsx';
import type { SlotName } from '../../views/frames/Slot.tsx';

/** Encoded HTML in reading order, with the names of slots where something is to be filled in. */
export type Pieces = readonly (Buffer | SlotName)[];

export type Filling = ReadonlyMap<SlotName, Buffer>;

/** A rendered frame, or one whose slots are filled in part. */
export interface FrameTemplate {
  readonly pieces: Pieces;
  /** Digest of all pieces that are filled. */
  readonly digest: string;
}

const MARKS = SLOT_NAMES.map((slot) => ({ slot, mark: Buffer.from(slotMark(slot)) }));
/** How every mark begins; views never write it, since React escapes `<`. */
const MARK_START = Buffer.from('<slot-');

/** Cuts encoded HTML at the marks that `Slot` leaves, without copying. @throws {Error} for a mark of no known slot */
export function cutAtSlots(html: Buffer): Pieces {
  const pieces: (Buffer | SlotName)[] = [];
  let start = 0;
  for (let at = html.indexOf(MARK_START); at >= 0; at = html.indexOf(MARK_START, start)) {
    const found = MARKS.find(({ mark }) => html.subarray(at, at + mark.length).equals(mark));
    if (!found) throw new Error(`Unknown slot: ${html.subarray(at, at + 40).toString()}`);
    pieces.push(html.subarray(start, at), found.slot);
    start = at + found.mark.length;
  }
  return [...pieces, html.subarray(start)];
}

/** @param html a frame rendered with `Slot` elements in its places */
export function cutFrame(html: string): FrameTemplate {
  const encoded = Buffer.from(html);
  return { pieces: cutAtSlots(encoded), digest: hash('sha1', encoded, 'base64url') };
}

/** The frame with some of its slots filled for good. What it shares with the frame it came from is not copied. */
export function fillSome({ pieces, digest }: FrameTemplate, filling: Filling): FrameTemplate {
  const filled = Buffer.concat([Buffer.from(digest), ...filling.values()]);
  return {
    pieces: pieces.map((piece) => (typeof piece === 'string' ? (filling.get(piece) ?? piece) : piece)),
    digest: hash('sha1', filled, 'base64url'),
  };
}

/** The whole document. A slot with nothing to fill it stays empty. */
export function fillAll({ pieces }: FrameTemplate, filling: Filling): Buffer {
  return Buffer.concat(
    pieces.flatMap((piece) => (typeof piece === 'string' ? (filling.get(piece) ?? []) : piece)),
  );
}
