import type { Enquirers } from './enquirers.ts';
import type { Stage } from './stage.ts';

/** Something that an operator does, or that happens to an operator. */
export interface Act {
  readonly name: string;
  /**
   * Returns when all is as before.
   *
   * @returns what was done, for the table
   * @throws {Error} if it was not done as planned
   */
  readonly play: (stage: Stage, enquirers: Enquirers) => Promise<string | { readonly skipped: string }>;
}
