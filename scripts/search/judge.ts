import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import * as z from 'zod';
import { createBlockStore } from '../../src/blocks/blockStore.ts';
import { createEmbedded } from '../../src/blocks/embedded.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { createSearch } from '../../src/search/createSearch.ts';
import { NOTHING_FOUND, type Search } from '../../src/search/search.ts';

const judged = z.array(
  z.object({
    /** What the visitor wants. */
    task: z.string(),
    /** Grade from 1 (related) to 3 (answers the task) by path; `{language}` stands for the code. */
    relevant: z.record(z.string(), z.number().int().min(1).max(3)),
    queries: z.record(z.enum(LANGUAGE_CODES), z.string().min(1)),
    isMisspelled: z.boolean().default(false),
    /** Written after words and weights had been chosen. */
    isHeldOut: z.boolean().default(false),
  }),
);
type JudgedQuery = z.infer<typeof judged>[number];

/** The judged queries, and the search that the build made, with the embedded articles. */
export function openJudged(root: string) {
  const embedded = createEmbedded(join(root, 'locales'), { origins: [] });
  const blocks = createBlockStore({ embedded, ttlSeconds: 3600, logger: pino({ level: 'warn' }) });
  const { find } = createSearch(join(root, 'build', 'search'), blocks, () => undefined);
  const file = readFileSync(join(root, 'scripts', 'search', 'judgedQueries.json'), 'utf8');
  return { queries: judged.parse(JSON.parse(file)), find, close: blocks.close };
}

/** Results that count, the first page. */
const COUNTED = 10;

export interface Judgement {
  readonly query: string;
  /** Normalized discounted cumulative gain of the first ten results, 0 to 1. */
  readonly gain: number;
  readonly isMisspelled: boolean;
  readonly isHeldOut: boolean;
  /** Whether the first result is one that answers the task. */
  readonly isFirstRight: boolean;
  /** Whether a document that answers the task is among the first ten. */
  readonly isFound: boolean;
}

/** Asks every query in a language. */
export async function judge(
  find: Search['find'],
  language: LanguageCode,
  queries: readonly JudgedQuery[],
): Promise<readonly Judgement[]> {
  const judgements: Judgement[] = [];
  for (const { relevant, queries: texts, isMisspelled, isHeldOut } of queries) {
    const grades = new Map(
      Object.entries(relevant).map(([path, grade]) => [path.replace('{language}', language), grade]),
    );
    const query = texts[language];
    const { hits, similar } = (await find(language, { text: query })) ?? NOTHING_FOUND;
    // A file counts with the product that it is shown with, a place on a page as the page.
    const places = [...hits, ...similar].map(({ path, files = [] }) => [
      path,
      ...files.map((file) => file.path),
    ]);
    const seen = new Set<string>();
    const gains = places.flatMap((own) => {
      const found = own.flatMap((path) => [path, path.replace(/#.*/, '')]).filter((path) => grades.has(path));
      const [page = ''] = own;
      const isNew = found.length === 0 ? !seen.has(page) : found.some((path) => !seen.has(path));
      for (const path of [page, ...found]) seen.add(path);
      return isNew ? [Math.max(0, ...found.map((path) => grades.get(path) ?? 0))] : [];
    });
    const best = Math.max(...grades.values());
    judgements.push({
      query,
      gain: discounted(gains) / discounted([...grades.values()].toSorted((one, other) => other - one)),
      isMisspelled,
      isHeldOut,
      isFirstRight: gains[0] === best,
      isFound: gains.includes(best),
    });
  }
  return judgements;
}

function discounted(grades: readonly number[]): number {
  return grades
    .slice(0, COUNTED)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
