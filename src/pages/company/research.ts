/** Data of the charts on the technical-strength page. */

/** Number of full cycles at each capacity measurement. */
export const AGEING_CYCLES: readonly number[] = [0, 1000, 2000, 3000, 3900, 5000, 6000];

/**
 * Mean capacity in percent of the initial capacity, at 25 °C and 45 °C, in the cycle test that ended in November 2024
 * (news article 3). The 45 °C group ended at 80 %.
 */
export const AGEING_CAPACITY = {
  at25: [100, 96.2, 93.1, 90.2, 87.6, 84.3, 81.2],
  at45: [100, 94.1, 89.2, 84.4, 80],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Id of the news article about the test. */
export const AGEING_ARTICLE = 3;

/** Number of cells in the test. */
export const AGEING_CELLS = 48;

/** Employees in research and development at the end of each year; the last value is current. */
export const RESEARCHERS: readonly (readonly [year: string, people: number])[] = [
  ['2010', 9],
  ['2014', 64],
  ['2018', 151],
  ['2022', 246],
  ['2026', 310],
];

/** Number of patent families by field. */
export const PATENT_FAMILIES = { battery: 97, electronics: 68, charging: 49 } as const;
