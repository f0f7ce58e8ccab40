/** What was measured of one thing, in milliseconds. */
export interface Samples {
  readonly name: string;
  readonly times: readonly number[];
  /** Least upper bound that no sample may reach; none where the time is only told. */
  readonly limit?: number;
}

export function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is nothing to take the median of');
  return (low + high) / 2;
}

/** The row of a table. */
export function rowOf({ times, limit }: Samples): Readonly<Record<string, number | string>> {
  return {
    median: Math.round(medianOf(times)),
    worst: Math.round(Math.max(...times)),
    of: times.length,
    limit: limit === undefined ? '–' : `< ${limit}`,
  };
}

/** @returns what is wrong, in words; nothing where every sample is below the limit */
export function faultOf({ name, times, limit }: Samples): string | undefined {
  const worst = Math.max(...times);
  return limit !== undefined && worst >= limit
    ? `${name}: ${Math.round(worst)} ms, should be below ${limit} ms`
    : undefined;
}
