/** What the charts of the technical-strength page show. */

/** Full cycles at which capacity was measured. */
export const AGEING_CYCLES: readonly number[] = [0, 1000, 2000, 3000, 3900, 5000, 6000];

/**
 * Mean capacity, in per cent of the first, of the cells in the cycle test that ended in November 2024 (news article 3).
 * The warmer group ended at the 80 % mark.
 */
export const AGEING_CAPACITY = {
  at25: [100, 96.2, 93.1, 90.2, 87.6, 84.3, 81.2],
  at45: [100, 94.1, 89.2, 84.4, 80],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Number of the news article that reports the test. */
export const AGEING_ARTICLE = 3;

/** Cells in the test. */
export const AGEING_CELLS = 48;

/** People in research and development at the end of each year; the last is today's. */
export const RESEARCHERS: readonly (readonly [year: string, people: number])[] = [
  ['2010', 9],
  ['2014', 64],
  ['2018', 151],
  ['2022', 246],
  ['2026', 310],
];

/** Patent families by field. */
export const PATENT_FAMILIES = { battery: 97, electronics: 68, charging: 49 } as const;
