import { percentile } from '../site/percentile.ts';

/** What visitors noticed during an act. */
export interface ActRecord {
  readonly name: string;
  /** Response times in ms. */
  readonly times: number[];
  readonly failed: string[];
  /** Requests that a browser sent again, because the server had closed the connection before a response began. */
  resent: number;
}

export function createRecord(name: string): ActRecord {
  return { name, times: [], failed: [], resent: 0 };
}

/** Cells of the table: requests, failed, p99 and slowest in ms. */
export function figuresOf({ times, failed }: ActRecord): readonly [number, number, number, number] {
  const sorted = times.toSorted((one, other) => one - other);
  const p99 = percentile(sorted, 0.99) ?? 0;
  return [sorted.length, failed.length, Math.round(p99), Math.round(sorted.at(-1) ?? 0)];
}
