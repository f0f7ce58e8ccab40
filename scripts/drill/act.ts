import type { Stage } from './stage.ts';

/** Something that an operator does, or that happens to an operator. Visitors must not notice it. */
export interface Act {
  readonly name: string;
  /** Why it cannot be played on this machine; undefined if it can. */
  readonly lacks?: (stage: Stage) => string | undefined;
  /** How much slower the visitors' p99 may be than in the quiet act, in ms; unlimited if omitted. */
  readonly slowerMs?: number;
  /**
   * Returns when all is as before. Requests of its own are counted, and faults listed, in `stage.record()`.
   *
   * @returns what was seen, for the table
   * @throws {Error} if it was not played as planned
   */
  readonly play: (stage: Stage) => Promise<string>;
}
