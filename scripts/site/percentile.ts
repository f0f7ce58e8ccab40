/** @param sorted in ascending order @param share in [0, 1) @returns `undefined` if there are no values */
export function percentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.floor(sorted.length * share)];
}
