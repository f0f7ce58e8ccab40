import * as z from 'zod';

const audit = z.object({ numericValue: z.number() });
const score = z.object({ score: z.number().nullable() });
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
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

/** Results of a Lighthouse run: scores from 0 to 100, times in ms, transfer sizes in KB (1024 bytes). */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
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

/** @param json report of Lighthouse */
export function readFigures(json: string): Figures {
  const { categories, audits } = report.parse(JSON.parse(json));
  const points = (category: z.infer<typeof score>) => Math.round((category.score ?? 0) * 100);
  const requests = audits['network-requests'].details.items;
  const [{ observedFirstContentfulPaint: painted }] = audits.metrics.details.items;
  type Request = (typeof requests)[number];
  const sum = (isCounted: (request: Request) => boolean) =>
    requests.filter(isCounted).reduce((total, { transferSize }) => total + transferSize, 0) / 1024;
  const ofType = (type: string) => sum(({ resourceType }) => resourceType === type);
  return {
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    practices: points(categories['best-practices']),
    seo: points(categories.seo),
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

/** Returns the run with the median LCP, the figure that varies most. @throws {Error} if there are no runs */
export function medianOf(runs: readonly Figures[]): Figures {
  const median = runs.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(runs.length / 2)];
  if (!median) throw new Error('There are no runs');
  return median;
}

type Limit = readonly [name: keyof Figures, holds: (value: number) => boolean, words: string];

/** Goals for a phone with simulated throttling. */
const LIMITS: readonly Limit[] = [
  ...(['performance', 'accessibility', 'practices', 'seo'] as const).map((name): Limit => [
    name,
    (value) => value >= 100,
    '100',
  ]),
  ['lcp', (value) => value <= 1200, 'at most 1200 ms'],
  ['cls', (value) => value < 0.0005, '0'],
  ['tbt', (value) => value <= 30, 'at most 30 ms'],
  ['firstView', (value) => value <= 150, 'at most 150 KB'],
  ['css', (value) => value <= 13, 'at most 13 KB'],
];

/** @returns one sentence per missed goal */
export function missed(figures: Figures): string[] {
  return LIMITS.filter(([name, holds]) => !holds(figures[name])).map(
    ([name, , words]) => `${name} is ${Math.round(figures[name] * 1000) / 1000}, should be ${words}`,
  );
}
