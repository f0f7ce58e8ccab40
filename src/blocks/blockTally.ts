import type { BlockSource } from './blockEntry.ts';

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

interface Counts {
  calls: number;
  failures: number;
  /** `performance.now()` of the last successful read, in ms. */
  readAt: number;
}

/** Counts the gateway requests and failures of each block, and records when its current content was read. */
export class BlockTally {
  readonly #counts = new Map<string, Counts>();

  asked(key: string): void {
    this.#of(key).calls += 1;
  }

  failed(key: string): void {
    this.#of(key).failures += 1;
  }

  read(key: string): void {
    this.#of(key).readAt = performance.now();
  }

  of(key: string): Pick<BlockReport, 'calls' | 'failures' | 'ageSeconds'> {
    const { calls, failures, readAt } = this.#of(key);
    return { calls, failures, ageSeconds: (performance.now() - readAt) / 1000 };
  }

  #of(key: string): Counts {
    const counts = this.#counts.get(key) ?? { calls: 0, failures: 0, readAt: performance.now() };
    this.#counts.set(key, counts);
    return counts;
  }
}
