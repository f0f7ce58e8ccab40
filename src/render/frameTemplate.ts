import { hash } from 'node:crypto';
import { SLOT_NAMES, slotMark } from '../../views/frames/Slot.tsx';
import type { MarkName, SlotName } from '../../views/frames/Slot.tsx';
import { encode } from './encode.ts';

/** Encoded HTML in reading order, with the names of slots where something is to be filled in. */
export type Pieces = readonly (Buffer | SlotName)[];

export type Filling = ReadonlyMap<SlotName, readonly Buffer[]>;

/** A rendered frame, or one whose slots are filled in part. */
export interface FrameTemplate {
  readonly pieces: Pieces;
  /** Digest of all pieces that are filled. */
  readonly digest: string;
}

/** Where to cut: names and the marks that stand for them. */
export type Marks<Name extends MarkName> = readonly { readonly name: Name; readonly mark: Buffer }[];

export const marksOf = <Name extends MarkName>(names: readonly Name[]): Marks<Name> =>
  names.map((name) => ({ name, mark: Buffer.from(slotMark(name)) }));

const SLOT_MARKS = marksOf(SLOT_NAMES);
/** How every mark begins; views never write it, since React escapes `<`. */
const MARK_START = Buffer.from('<slot-');

/** Cuts encoded HTML at the marks that `Slot` leaves, without copying. @throws {Error} for a mark of another name */
export function cutAtMarks<Name extends MarkName>(html: Buffer, marks: Marks<Name>): (Buffer | Name)[] {
  const pieces: (Buffer | Name)[] = [];
  let start = 0;
  for (let at = html.indexOf(MARK_START); at >= 0; at = html.indexOf(MARK_START, start)) {
    const found = marks.find(({ mark }) => html.subarray(at, at + mark.length).equals(mark));
    if (!found) throw new Error(`Unknown slot: ${html.subarray(at, at + 40).toString()}`);
    pieces.push(html.subarray(start, at), found.name);
    start = at + found.mark.length;
  }
  pieces.push(html.subarray(start));
  return pieces;
}

/** @param html a frame rendered with `Slot` elements in its places */
export function cutFrame(html: string): FrameTemplate {
  const encoded = encode(html);
  return { pieces: cutAtMarks(encoded, SLOT_MARKS), digest: hash('sha1', encoded, 'base64url') };
}

/** The frame with some of its slots filled for good. What it shares with the frame it came from is not copied. */
export function fillSome({ pieces, digest }: FrameTemplate, filling: Filling): FrameTemplate {
  const filled = Buffer.concat([Buffer.from(digest), ...[...filling.values()].flat()]);
  return {
    pieces: pieces.flatMap((piece) => (typeof piece === 'string' ? (filling.get(piece) ?? piece) : piece)),
    digest: hash('sha1', filled, 'base64url'),
  };
}

/** The whole document, in pieces. A slot with nothing to fill it stays empty. */
export function fillAll({ pieces }: FrameTemplate, filling: Filling): readonly Buffer[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? (filling.get(piece) ?? []) : piece));
}
