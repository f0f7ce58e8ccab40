/**
 * `npm run rehearse [-- --rate 50 --only NAME]`: plays an operator's year behind the real nginx, while visitors read
 * pages and send forms over TLS. Prints what they noticed; exits with 1 if a request failed, an enquiry was lost, or an
 * act was not played as planned. Takes at most ten minutes, and sends requests to this machine only.
 */
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Act } from './rehearsal/act.ts';
import { startEnquirers } from './rehearsal/enquirers.ts';
import { logsRotated, newCertificate, processesKilled, quietDays } from './rehearsal/operations.ts';
import { fullDisk, gatewayDown, mailDown } from './rehearsal/outages.ts';
import { figuresOf, type ActRecord } from './rehearsal/records.ts';
import { inPlace, rollBack, sideBySide } from './rehearsal/releases.ts';
import { HEADLINE, setStage } from './rehearsal/stage.ts';
import { until } from './rehearsal/until.ts';
import { startVisitors } from './rehearsal/visitors.ts';
import { visitsOf } from './rehearsal/visits.ts';
import { whyNoNginx } from './site/sampleNginx.ts';
import { deliveryFaults } from './torture/enquiryLoss.ts';

/** The last one moves the clocks of the processes, which would go back if they were restarted. */
const ACTS: readonly Act[] = [
  quietDays,
  inPlace,
  sideBySide,
  rollBack,
  newCertificate,
  processesKilled,
  logsRotated,
  fullDisk,
  mailDown,
  gatewayDown,
];
const LIMIT_MS = 600_000;
/** Failures printed per act; the rest are only counted. */
const SHOWN = 10;

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '50' }, only: { type: 'string' } },
});
const rate = Number(values.rate);
const chosen = ACTS.filter(({ name }) => values.only === undefined || name.includes(values.only));
const root = resolve(import.meta.dirname, '..');
const cleanUps: (() => Promise<unknown>)[] = [];
const faults: string[] = [];
/** What was done in each act. */
const done = new Map<string, string>();

async function rehearse(): Promise<readonly ActRecord[]> {
  const stage = await setStage(root, cleanUps);
  const { certificates, mail, nginx, sites, spool } = stage;
  const visits = await visitsOf(sites[0]?.origin ?? '', HEADLINE);
  const visitors = startVisitors({ port: nginx.httpsPort, certificates }, visits, rate);
  const enquirers = startEnquirers(visitors);
  for (const { name, play } of chosen) {
    console.error(`${name} …`);
    visitors.begin(name);
    const played = await play(stage, enquirers).catch((error: unknown) => {
      faults.push(`${name}: ${String(error)}`);
      return 'not played as planned';
    });
    done.set(name, typeof played === 'string' ? played : `not played: ${played.skipped}`);
  }
  await enquirers.stop();
  await visitors.stop();
  await until('all enquiries are delivered', 90, async () => (await spool.counts()).waiting === 0);
  faults.push(...deliveryFaults(enquirers.accepted, mail.mails()));
  done.set('', `${enquirers.accepted.size} enquiries accepted`);
  return visitors.records;
}

function printTable(records: readonly ActRecord[]): void {
  console.log('| act | requests | failed | p99 ms | slowest ms | what was done |');
  console.log('|---|---:|---:|---:|---:|---|');
  for (const record of records) {
    const figures = figuresOf(record).map((figure) => figure.toLocaleString('en'));
    console.log(`| ${[record.name, ...figures, done.get(record.name)].join(' | ')} |`);
  }
  const noticed = records.flatMap(({ name, failed }) =>
    failed.slice(0, SHOWN).map((fault) => `${name}: ${fault}`),
  );
  const resent = records.reduce((sum, record) => sum + record.resent, 0);
  console.log(`\n${done.get('')}; requests sent again after a connection was closed: ${resent}`);
  console.log(
    noticed.length === 0 ? '\nVisitors noticed: nothing.' : `\nVisitors noticed:\n${noticed.join('\n')}`,
  );
  faults.push(...noticed);
}

const missing = whyNoNginx();
if (missing !== undefined) throw new Error(missing);
if (chosen.length === 0)
  throw new Error(`--only matches none of: ${ACTS.map(({ name }) => name).join('; ')}`);
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${rate} requests/s and enquiries\n`,
);

const interrupted = Promise.withResolvers<never>();
process.once('SIGINT', () => interrupted.reject(new Error('interrupted')));
const limit = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
  throw new Error('not finished within ten minutes');
});
try {
  printTable(await Promise.race([rehearse(), limit, interrupted.promise]));
} catch (error) {
  faults.push(String(error));
}
for (const cleanUp of cleanUps.toReversed())
  await cleanUp().catch((error: unknown) => faults.push(`cleaning up: ${String(error)}`));
if (faults.length > 0) console.log(`\n${[...new Set(faults)].join('\n')}`);
process.exit(faults.length > 0 ? 1 : 0);
