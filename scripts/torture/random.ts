/** Seeded random numbers: the same seed gives the same run. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** Integer from 0 to below `most`. */
  readonly below: (most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32: small, fast, and good enough for fuzzing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('The list to pick from is empty');
      return item;
    },
  };
}
