/**
 * `npm run drill [-- --only NAME --seed 1 --factor 1]`: plays what operators do and what happens to them, while visitors
 * read pages and send forms. Prints what they noticed; exits with 1 if a request failed, an enquiry was lost, something
 * leaked, or an act was not played as planned. `--factor` multiplies the requests and minutes of the longest acts. Takes
 * about twelve minutes, and sends requests to this machine only.
 */
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Act } from './drill/act.ts';
import { ACTS } from './drill/acts.ts';
import { p99Of, type ActRecord } from './drill/record.ts';
import { setStage, type Stage } from './drill/stage.ts';

const LIMIT_MINUTES = 20;
/** Faults printed per act; the rest are only counted. */
const SHOWN = 10;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    seed: { type: 'string', default: '1' },
    factor: { type: 'string', default: '1' },
  },
});
const [seed, factor] = [Number(values.seed), Number(values.factor)];
const [start, quiet, ...others] = ACTS;
const chosen: readonly Act[] = others.filter(({ name }) => values.only.some((part) => name.includes(part)));
const cleanUps: (() => Promise<unknown>)[] = [];
const faults: string[] = [];

function report({ name, times, requests, faults: own }: ActRecord, seen: string): void {
  const cells = [(times.length + requests).toLocaleString('en'), own.length, seen];
  console.log(`| ${[name, ...cells].join(' | ')} |`);
  faults.push(...own.slice(0, SHOWN).map((fault) => `${name}: ${fault}`));
}

/** @param quietMs p99 of the quiet act; @returns its own p99 in ms */
async function play({ name, lacks, slowerMs = Infinity, play }: Act, stage: Stage, quietMs: number) {
  const missing = lacks?.(stage);
  if (missing !== undefined) {
    console.log(`| ${name} | – | – | skipped: ${missing} |`);
    return 0;
  }
  const record = stage.begin(name);
  const seen = await play(stage).catch((error: unknown) => {
    record.faults.push(String(error));
    return 'not played as planned';
  });
  const p99 = p99Of(record);
  if (p99 > quietMs + slowerMs)
    record.faults.push(`p99 ${p99.toFixed(0)} ms, quiet ${quietMs.toFixed(0)} ms`);
  const resent = record.resent > 0 ? `; ${record.resent} sent again after a connection was closed` : '';
  report(record, `${seen}; p99 ${p99.toFixed(0)} ms${resent}`);
  return p99;
}

async function drill(): Promise<void> {
  const stage = await setStage(root, { seed, factor }, cleanUps);
  await play(start, stage, 0);
  const quietMs = await play(quiet, stage, 0);
  for (const act of chosen) await play(act, stage, quietMs);
  const record = stage.begin('end');
  await stage.end();
  report(record, `${stage.accepted.size} enquiries accepted in all; both processes stopped`);
}

const root = resolve(import.meta.dirname, '..', '..');
if (chosen.length === 0) {
  console.error(`--only matches none of: ${others.map(({ name }) => name).join('; ')}`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, seed ${seed}\n`);
console.log('| act | requests | failed | seen |\n|---|---:|---:|---|');

const interrupted = Promise.withResolvers<never>();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => interrupted.reject(new Error('interrupted')));
const limit = wait(LIMIT_MINUTES * 60_000 * factor, undefined, { ref: false }).then(() => {
  throw new Error(`not finished within ${LIMIT_MINUTES * factor} minutes`);
});
await Promise.race([drill(), limit, interrupted.promise]).catch((error: unknown) =>
  faults.push(String(error)),
);
for (const cleanUp of cleanUps.toReversed())
  await cleanUp().catch((error: unknown) => faults.push(`cleaning up: ${String(error)}`));
console.log(faults.length === 0 ? '\nVisitors noticed: nothing.' : `\n${[...new Set(faults)].join('\n')}`);
process.exit(faults.length > 0 ? 1 : 0);
