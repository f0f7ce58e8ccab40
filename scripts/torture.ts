/**
 * `npm run torture [-- --minutes 10 --requests 100000 --seed 1 --only NAME]`: stress-tests the built site with faults,
 * hostile requests, slow clients and restarts. Prints a table; exits with 1 if a request failed or something leaked.
 * Sends requests to this machine only.
 */
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { abortedDownloads } from './torture/abortedDownloads.ts';
import { clockJump } from './torture/clockJump.ts';
import { deployments } from './torture/deployments.ts';
import { enquiryGarbage, enquiryLoss } from './torture/enquiries.ts';
import { fullDisk } from './torture/fullDisk.ts';
import { gatewayFaults } from './torture/gatewayFaults.ts';
import { corruptedCookies, hostileRequests } from './torture/hostile.ts';
import { hostileText } from './torture/hostileText.ts';
import { keepAlive } from './torture/keepAlive.ts';
import { memory } from './torture/memory.ts';
import { pipelining } from './torture/pipelining.ts';
import { rebuilding } from './torture/rebuilding.ts';
import { rollingRestart } from './torture/rollingRestart.ts';
import { slowClients } from './torture/slowClients.ts';
import { withdrawal, withdrawalByService } from './torture/withdrawal.ts';
import type { Trial } from './torture/trial.ts';

const TRIALS: readonly Trial[] = [
  gatewayFaults,
  hostileText,
  hostileRequests,
  corruptedCookies,
  slowClients,
  abortedDownloads,
  pipelining,
  keepAlive,
  fullDisk,
  clockJump,
  deployments,
  rebuilding,
  withdrawal,
  withdrawalByService,
  enquiryLoss,
  enquiryGarbage,
  rollingRestart,
  memory,
];
/** Faults printed per trial; the rest are only counted. */
const SHOWN = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const root = resolve(import.meta.dirname, '..');
const options = {
  root,
  minutes: Number(values.minutes),
  requests: Number(values.requests),
  seed: Number(values.seed),
};
const chosen = TRIALS.filter(({ name }) => values.only === undefined || name.includes(values.only));
if (chosen.length === 0)
  throw new Error(`--only matches none of: ${TRIALS.map(({ name }) => name).join('; ')}`);

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, seed ${options.seed}\n`);
console.log('| trial | requests | failed | seen |\n|---|---:|---:|---|');
const failures: string[] = [];
for (const { name, run } of chosen) {
  const outcome = await run(options).catch((error: unknown) => ({
    asked: 0,
    faults: [String(error)],
    seen: '',
  }));
  if ('skipped' in outcome) {
    console.log(`| ${name} | – | – | skipped: ${outcome.skipped} |`);
    continue;
  }
  const { asked, faults, seen } = outcome;
  console.log(`| ${name} | ${asked.toLocaleString('en')} | ${faults.length} | ${seen} |`);
  failures.push(...faults.slice(0, SHOWN).map((fault) => `${name}: ${fault}`));
}
if (failures.length > 0) {
  console.log(`\n${failures.join('\n')}`);
  process.exitCode = 1;
}
