/**
 * `npm run search:judge`: asks the judged queries of `scripts/search/judgedQueries.json` in every language, and prints
 * nDCG@10 and the share whose first result is right, each also for the queries that were not used for tuning, the recall of
 * misspelled queries, and the mean CPU time of a warm search; with `-- --all` also the tuned queries below 0.9.
 */
import { resolve } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { judge, mean, openJudged } from '../search/judge.ts';

const GOOD_GAIN = 0.9;
/** The first rounds are warm-up. */
const ROUNDS = { warmUp: 3, measured: 5 };

const showsAll = process.argv.includes('--all');
const { queries, find, close } = openJudged(resolve(import.meta.dirname, '..', '..'));
const COLUMNS = ['language', 'nDCG@10', 'held out', 'first right', 'held out', 'misspelled found', 'CPU ms'];
console.log(COLUMNS.join('  '));
for (const code of LANGUAGE_CODES) {
  const judgements = await judge(find, code, queries);
  const heldOut = judgements.filter(({ isHeldOut }) => isHeldOut);
  const misspelled = judgements.filter(({ isMisspelled }) => isMisspelled);
  const gainOf = (some: typeof judgements) => mean(some.map(({ gain }) => gain)).toFixed(3);
  const firstOf = (some: typeof judgements) => mean(some.map((one) => Number(one.isFirstRight))).toFixed(2);
  const cells = [
    code,
    gainOf(judgements),
    gainOf(heldOut),
    firstOf(judgements),
    firstOf(heldOut),
    mean(misspelled.map(({ isFound }) => Number(isFound))).toFixed(2),
    (await cpuTime(code)).toFixed(1),
  ];
  console.log(cells.map((cell, place) => cell.padStart(COLUMNS[place]?.length ?? 0)).join('  '));
  if (showsAll)
    for (const { query, gain: own, isHeldOut } of judgements)
      if (own < GOOD_GAIN && !isHeldOut) console.log(`          ${own.toFixed(2)}  ${query}`);
}
await close();

/** Mean CPU time of a search in ms, independent of the load of the machine. */
async function cpuTime(code: LanguageCode): Promise<number> {
  let before = process.threadCpuUsage();
  for (let round = -ROUNDS.warmUp; round < ROUNDS.measured; round += 1) {
    if (round === 0) before = process.threadCpuUsage();
    for (const { queries: texts } of queries) await find(code, { text: texts[code] });
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / (ROUNDS.measured * queries.length);
}
