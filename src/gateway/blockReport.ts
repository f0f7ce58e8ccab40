import type { BlockSource } from './blockAnswer.ts';

/** How a block in a language fares, for who watches the site. */
export interface BlockReport {
  readonly slug: string;
  readonly lang: string;
  readonly source: BlockSource;
  /** Since what is shown was read, from wherever it came. */
  readonly ageSeconds: number;
  /** Questions to the gateway since the start. */
  readonly calls: number;
  /** Those that gave no usable block. */
  readonly failures: number;
}
