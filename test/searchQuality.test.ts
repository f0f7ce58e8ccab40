import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { judge, mean, openJudged } from '../scripts/search/judge.ts';
import { readConcepts } from '../scripts/search/readConcepts.ts';
import { productPath } from '../src/catalog/catalog.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { ROOT } from './kit/site.ts';
import { words } from './kit/words.ts';

/** Below what is reached, so that new texts do not fail the tests: `npm run search:judge` prints the figures. */
const MIN_GAIN = 0.87;
const MIN_FIRST_RIGHT = 0.84;
const MIN_RECALL = 0.85;
const MIN_WORDS = 80;

const { queries, find, close } = openJudged(ROOT);
afterAll(close);

describe.each(LANGUAGE_CODES)('judged queries in %s', (code) => {
  it('are answered, misspelled ones, too', async () => {
    const judgements = await judge(find, code, queries);
    expect(judgements.length).toBeGreaterThanOrEqual(100);
    expect(mean(judgements.map(({ gain }) => gain))).toBeGreaterThan(MIN_GAIN);
    expect(mean(judgements.map((one) => Number(one.isFirstRight)))).toBeGreaterThan(MIN_FIRST_RIGHT);
    const misspelled = judgements.filter(({ isMisspelled }) => isMisspelled);
    expect(mean(misspelled.map(({ isFound }) => Number(isFound)))).toBeGreaterThan(MIN_RECALL);
  });

  it('and lead to the passport of a model at its product', async () => {
    const text = `${words[code].passport.label} AV-FL 80-460`;
    const [first] = (await find(code, { text }))?.hits ?? [];
    expect(first?.path).toMatch(productPath('forklift'));
    expect(first?.files?.map(({ path }) => path).filter((path) => path.includes('passport'))).toEqual([
      `${productPath('forklift')}/passport/AV-FL-80-460`,
    ]);
  });

  it('and the words of customers lead where they should', async () => {
    const { concepts } = await readConcepts(join(ROOT, 'locales'), code);
    expect(concepts.flatMap(({ words }) => words).length).toBeGreaterThanOrEqual(MIN_WORDS);
    const astray: string[] = [];
    for (const { words, to } of concepts) {
      for (const text of words) {
        const [first] = (await find(code, { text }))?.hits ?? [];
        if (!to.some((path) => first?.path === path || first?.path.startsWith(`${path}#`)))
          astray.push(`${text}: ${first?.path ?? 'nothing'}`);
      }
    }
    expect(astray).toEqual([]);
  });
});
