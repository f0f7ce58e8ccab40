/**
 * `npm run search:judge`: asks the judged queries of `scripts/search/judgedQueries.json` in every language, and prints
 * nDCG@10 and the recall of misspelled queries; with `-- --all` also the queries below 0.9.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { createBlockStore } from '../src/blocks/blockStore.ts';
import { createEmbedded } from '../src/blocks/embedded.ts';
import { LANGUAGE_CODES } from '../src/locale/codes.ts';
import { createSearch } from '../src/search/createSearch.ts';
import { judge, mean, readJudgedQueries } from './search/judge.ts';
import { makeSearchIndex } from './search/makeSearchIndex.ts';

const GOOD_GAIN = 0.9;

const root = resolve(import.meta.dirname, '..');
const showsAll = process.argv.includes('--all');
await makeSearchIndex(root);
const queries = readJudgedQueries(
  JSON.parse(await readFile(join(root, 'scripts', 'search', 'judgedQueries.json'), 'utf8')),
);
const blocks = createBlockStore({
  embedded: createEmbedded(join(root, 'locales'), { origins: [] }),
  ttlSeconds: 3600,
  logger: pino({ level: 'warn' }),
});
const { find } = createSearch(join(root, 'build', 'search'), blocks, () => undefined);
console.log('language  queries  nDCG@10  misspelled found');
for (const code of LANGUAGE_CODES) {
  const judgements = await judge(find, code, queries);
  const misspelled = judgements.filter(({ isMisspelled }) => isMisspelled);
  const gain = mean(judgements.map((one) => one.gain)).toFixed(3);
  const recall = mean(misspelled.map(({ isFound }) => Number(isFound))).toFixed(2);
  console.log(
    `${code.padEnd(8)}  ${String(judgements.length).padStart(7)}  ${gain.padStart(7)}  ${recall.padStart(16)}`,
  );
  if (showsAll)
    for (const { query, gain: own } of judgements)
      if (own < GOOD_GAIN) console.log(`          ${own.toFixed(2)}  ${query}`);
}
await blocks.close();
