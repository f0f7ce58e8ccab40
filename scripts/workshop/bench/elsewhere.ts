/**
 * A comparison of frameworks: requests/s of one process each for the same home page of 714 elements (56 KB), in production
 * mode, without compression and logging; two cores, medians of three interleaved rounds. `README.md` has all its figures.
 */
export const ELSEWHERE = {
  date: '2026-11-22',
  perSecond: { naive: 901, 'Next.js 16.4': 116, 'Nuxt 4.5': 132 },
} as const;

type Framework = Exclude<keyof typeof ELSEWHERE.perSecond, 'naive'>;
export const FRAMEWORKS: readonly Framework[] = ['Next.js 16.4', 'Nuxt 4.5'];

/**
 * How many times as many pages this site renders as a framework.
 *
 * @param overNaive the same for naive rendering, measured here
 */
export function overFramework(overNaive: number, framework: Framework): number {
  const { perSecond } = ELSEWHERE;
  return (overNaive * perSecond.naive) / perSecond[framework];
}
