/**
 * `npm run drill [-- --only NAME]`: plays what operators do and what happens to them, while visitors read pages and send
 * forms. Prints what they noticed; exits with 1 if a request failed, an inquiry was lost, something leaked, a process
 * took more memory than the samples allow, or an act was not played as planned. Takes about fifteen minutes, and sends
 * requests to this machine only. Needs Linux, root, nginx, openssl and libfaketime.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { whyNoNginx } from '../site/sampleNginx.ts';
import { cacheKeys } from './drill/acts/cacheKeys.ts';
import { CLOCK_LIBRARY, clockJumps } from './drill/acts/clockJumps.ts';
import { connectionFlood, descriptorLimit } from './drill/acts/connectionFlood.ts';
import { crashes } from './drill/acts/crashes.ts';
import { garbageForms } from './drill/acts/garbageForms.ts';
import { gatewayFaults } from './drill/acts/gatewayFaults.ts';
import { hostileRequests } from './drill/acts/hostileRequests.ts';
import { hostileText } from './drill/acts/hostileText.ts';
import { keepAlive } from './drill/acts/keepAlive.ts';
import { memory } from './drill/acts/memory.ts';
import { certificateChange, logRotation } from './drill/acts/nginxReloads.ts';
import { contentServiceDown, fullDisk, mailServerDown, readOnlySpool } from './drill/acts/outages.ts';
import { pipelining } from './drill/acts/pipelining.ts';
import { inPlace, rollBack, sideBySide } from './drill/acts/releases.ts';
import { slowBodies, slowClients, slowHeaders } from './drill/acts/slowClients.ts';
import { streamResets } from './drill/acts/streamResets.ts';
import { worstMarkdown } from './drill/acts/worstMarkdown.ts';
import { memoryOf } from './drill/memoryOf.ts';
import { p99Of, type ActRecord } from './drill/record.ts';
import { setStage, type Act, type Stage } from './drill/stage.ts';

const LIMIT_MINUTES = 25;
/** Faults printed per act; the rest are only counted. */
const SHOWN = 10;
const IDLE_MS = 12_000;

/** The last act moves the clocks of the processes, and a restart would move them back. */
const ACTS: readonly Act[] = [
  ...[pipelining, slowClients, slowHeaders, slowBodies, streamResets, connectionFlood],
  ...[descriptorLimit, cacheKeys, keepAlive, garbageForms, hostileRequests, hostileText],
  ...[gatewayFaults, worstMarkdown, clockJumps, memory, inPlace, sideBySide, rollBack],
  ...[certificateChange, logRotation, crashes, fullDisk, readOnlySpool, mailServerDown, contentServiceDown],
];

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [''] } } });
const chosen = ACTS.filter(({ name }) => values.only.some((part) => name.includes(part)));
const cleanUps: (() => Promise<unknown>)[] = [];
const faults: string[] = [];
const root = resolve(import.meta.dirname, '..', '..');
const unit = readFileSync(join(root, 'scripts', 'deploy', 'systemd', 'arcvane@.service'), 'utf8');
/** Memory limit of a process in MB, of the samples. */
const memoryLimit = Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]);

function report({ name, times, requests, faults: own }: ActRecord, seen: string): void {
  const cells = [(times.length + requests).toLocaleString('en'), own.length, seen];
  console.log(`| ${[name, ...cells].join(' | ')} |`);
  faults.push(...own.slice(0, SHOWN).map((fault) => `${name}: ${fault}`));
}

/** @param quietMs p99 of the quiet act; @returns its own p99 in ms */
async function play({ name, slowerMs = Infinity, play }: Act, stage: Stage, quietMs: number) {
  const record = stage.begin(name);
  const seen = await play(stage).catch((error: unknown) => {
    record.faults.push(String(error));
    return 'not played as planned';
  });
  const p99 = p99Of(record);
  if (p99 > quietMs + slowerMs) record.faults.push(`p99 ${p99} ms, quiet ${quietMs} ms`);
  const used = stage.sites.map(({ child }) => memoryOf(child));
  if (Math.max(...used) > memoryLimit)
    record.faults.push(`${Math.max(...used)} MB, the samples allow ${memoryLimit}`);
  const resent = record.resent > 0 ? `; ${record.resent} sent again after a connection was closed` : '';
  report(record, `${seen}; p99 ${p99} ms; processes ${used.join(' and ')} MB${resent}`);
  return p99;
}

const idle = (name: string, seen: string): Act => ({ name, play: () => wait(IDLE_MS, seen) });

async function drill(): Promise<void> {
  const stage = await setStage(root, cleanUps);
  await play(idle('start', 'caches are filled'), stage, 0);
  // The others are compared with it.
  const quietMs = await play(idle('quiet', 'nothing happens'), stage, 0);
  for (const act of chosen) await play(act, stage, quietMs);
  const record = stage.begin('end');
  await stage.end();
  report(record, `${stage.accepted.size} inquiries accepted in all; both processes stopped`);
}

const missing = [
  chosen.length === 0 && `--only must match one of: ${ACTS.map(({ name }) => name).join('; ')}`,
  process.getuid?.() !== 0 && 'mounting a small disk needs root',
  whyNoNginx(),
  !CLOCK_LIBRARY && 'libfaketime is not installed (Debian: apt-get install faketime)',
].filter(Boolean);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`);
console.log('| act | requests | failed | seen |\n|---|---:|---:|---|');

const interrupted = Promise.withResolvers<never>();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => interrupted.reject(new Error('interrupted')));
const limit = wait(LIMIT_MINUTES * 60_000, undefined, { ref: false }).then(() => {
  throw new Error(`not finished within ${LIMIT_MINUTES} minutes`);
});
await Promise.race([drill(), limit, interrupted.promise]).catch((error: unknown) =>
  faults.push(String(error)),
);
for (const cleanUp of cleanUps.toReversed())
  await cleanUp().catch((error: unknown) => faults.push(`cleaning up: ${String(error)}`));
console.log(faults.length === 0 ? '\nVisitors noticed: nothing.' : `\n${[...new Set(faults)].join('\n')}`);
process.exit(faults.length > 0 ? 1 : 0);
