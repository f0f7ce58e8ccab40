import type { BlockSource } from './blockAnswer.ts';

/** State of a block in a language, for monitoring. */
export interface BlockReport {
  readonly slug: string;
  readonly lang: string;
  readonly source: BlockSource;
  /** Seconds since the current content was read from its source. */
  readonly ageSeconds: number;
  /** Number of gateway requests since the start. */
  readonly calls: number;
  /** Number of these that returned no usable block. */
  readonly failures: number;
}
