import * as z from 'zod';
import { medianOf } from '../bench/medianOf.ts';

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z
    .object({
      'largest-contentful-paint': audit,
      'first-contentful-paint': audit,
      'cumulative-layout-shift': audit,
      'total-blocking-time': audit,
      metrics: z.object({
        details: z.object({
          items: z.tuple([z.object({ observedFirstContentfulPaint: z.number() })]).rest(z.unknown()),
        }),
      }),
      'network-requests': z.object({
        details: z.object({
          items: z.array(
            z.object({
              url: z.string(),
              resourceType: z.string().optional(),
              transferSize: z.number(),
              networkRequestTime: z.number(),
            }),
          ),
        }),
      }),
    })
    .loose(),
});

/** Scores, by the id of their category, from 0 to 100. */
type Scores = Readonly<Record<string, number>>;

/** Results of a Lighthouse run: times in ms, transfer sizes in KB (1024 bytes). */
interface Measurements {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Requested before the first contentful paint. */
  readonly firstView: number;
  /** All requests, prefetched pages included. */
  readonly kilobytes: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  readonly pictures: number;
}

type Figures = Scores & Measurements;

/** @param json report of Lighthouse */
export function readFigures(json: string): Figures {
  const { categories, audits } = report.parse(JSON.parse(json));
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]);
  const requests = audits['network-requests'].details.items;
  const [{ observedFirstContentfulPaint: painted }] = audits.metrics.details.items;
  type Request = (typeof requests)[number];
  const sum = (isCounted: (request: Request) => boolean) =>
    requests.filter(isCounted).reduce((total, { transferSize }) => total + transferSize, 0) / 1024;
  const ofType = (type: string) => sum(({ resourceType }) => resourceType === type);
  return {
    ...Object.fromEntries(scores),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    firstView: sum(({ networkRequestTime }) => networkRequestTime < painted),
    kilobytes: sum(() => true),
    css: ofType('Stylesheet'),
    js: ofType('Script'),
    fonts: ofType('Font'),
    pictures: ofType('Image'),
  };
}

/** Lists the failed pass/fail audits of a report. */
export function readFaults(json: string): string[] {
  const { audits } = z
    .object({
      audits: z.record(
        z.string(),
        z.object({
          id: z.string(),
          title: z.string(),
          score: z.number().nullable(),
          scoreDisplayMode: z.string(),
        }),
      ),
    })
    .parse(JSON.parse(json));
  return Object.values(audits)
    .filter(({ score: given, scoreDisplayMode }) => scoreDisplayMode === 'binary' && given === 0)
    .map(({ id, title }) => `${id}: ${title}`);
}

/** @returns the median of each figure @throws {Error} if there are no runs */
export function mediansOf(runs: readonly Figures[]): Record<string, number> {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, medianOf(runs.map((run) => run[name] ?? NaN))]));
}

interface Goal {
  readonly name: string;
  readonly least?: number;
  readonly most?: number;
}

const EVERYWHERE: readonly Goal[] = [
  { name: 'performance', least: 100 },
  { name: 'cls', most: 0.0005 },
  { name: 'tbt', most: 30 },
  { name: 'firstView', most: 150 },
  { name: 'css', most: 13 },
];

/** Goals for a phone with simulated throttling, by the connection to the site. */
export const GOALS = {
  tls: [
    ...EVERYWHERE,
    { name: 'accessibility', least: 100 },
    { name: 'best-practices', least: 100 },
    { name: 'seo', least: 100 },
    { name: 'lcp', most: 1200 },
  ],
  plain: [...EVERYWHERE, { name: 'fcp', most: 800 }, { name: 'lcp', most: 1100 }],
} satisfies Record<string, readonly Goal[]>;

/** @returns one sentence per missed goal */
export function missed(figures: Readonly<Record<string, number>>, goals: readonly Goal[]): string[] {
  return goals.flatMap(({ name, least = -Infinity, most = Infinity }) => {
    const value = figures[name] ?? NaN;
    if (value >= least && value <= most) return [];
    const limit = least > -Infinity ? `at least ${least}` : `at most ${most}`;
    return [`${name} is ${Math.round(value * 1000) / 1000}, should be ${limit}`];
  });
}
