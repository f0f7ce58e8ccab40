import { medianOf } from '../bench/medianOf.ts';

/** Measurements of one interaction or visit in ms. */
export interface Samples {
  readonly name: string;
  readonly times: readonly number[];
  /** Every sample must be below it; omitted if the times are only reported. */
  readonly limit?: number;
}

/** Formats samples as a table row. */
export function rowOf({ times, limit }: Samples): Readonly<Record<string, number | string>> {
  return {
    median: Math.round(medianOf(times)),
    worst: Math.round(Math.max(...times)),
    of: times.length,
    limit: limit === undefined ? '–' : `< ${limit}`,
  };
}

/** @returns the fault as a sentence; undefined if every sample is below the limit */
export function faultOf({ name, times, limit }: Samples): string | undefined {
  const worst = Math.max(...times);
  return limit !== undefined && worst >= limit
    ? `${name}: ${Math.round(worst)} ms, should be below ${limit} ms`
    : undefined;
}
