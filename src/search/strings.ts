/** Texts as bytes outside of the heap: a text becomes a string only when it is needed. */
export interface Strings {
  readonly bytes: Uint8Array;
  /** End of each text in `bytes`. */
  readonly ends: Uint32Array;
}

export function packStrings(texts: readonly string[]): Strings {
  const parts = texts.map((text) => Buffer.from(text));
  let end = 0;
  const ends = Uint32Array.from(parts, ({ length }) => (end += length));
  // A copy: small buffers share a pool.
  return { bytes: Uint8Array.from(Buffer.concat(parts)), ends };
}

const decoder = new TextDecoder();

export function stringAt({ bytes, ends }: Strings, place: number): string {
  return decoder.decode(bytes.subarray(startOf(ends, place), ends[place]));
}

/** Place of the first of sorted texts that is not less than `text`, in the order of their bytes. */
export function lowerBound({ bytes, ends }: Strings, text: string): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const wanted = Buffer.from(text);
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all.compare(wanted, 0, wanted.length, startOf(ends, middle), ends[middle]) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Start of an item in a list of ends. */
export function startOf(ends: Uint32Array, place: number): number {
  return place === 0 ? 0 : (ends[place - 1] ?? 0);
}
