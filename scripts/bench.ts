/**
 * `npm run bench [-- SECONDS]`: requests a second and CPU a request for three pages, each rendered per request,
 * rendered naively, and sent as a constant; then the memory of the site.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { build, buildServer } from './build/build.ts';
import { load } from './bench/load.ts';

const root = resolve(import.meta.dirname, '..');
const seconds = Number(process.argv[2] ?? 6);
const PAGES = { home: '/', product: '/solutions/detail/battery', 'news list': '/news' } as const;
const VARIANTS = ['site', 'naive', 'constant'] as const;
/** Measured turn about, so that a machine that slows down slows all alike; the median counts. */
const ROUNDS = 3;

const ready = z.object({ port: z.number(), readyMs: z.number() });
const usage = z.object({ cpuMs: z.number(), rssMb: z.number() });

interface Server {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly readyMs: number;
}

async function start(variant: (typeof VARIANTS)[number]): Promise<Server> {
  const child = fork(join(root, 'build', 'bench.js'), [variant], { execArgv: ['--max-semi-space-size=8'] });
  const [message] = await once(child, 'message');
  const { port, readyMs } = ready.parse(message);
  return { child, origin: `http://127.0.0.1:${port}`, readyMs };
}

async function usageOf({ child }: Server) {
  child.send('usage');
  const [message] = await once(child, 'message');
  return usage.parse(message);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

await build(root);
await buildServer(root, 'scripts/bench/server.ts', 'bench.js');
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${ROUNDS} rounds of ${seconds} s, 16 connections`,
);

for (const [name, path] of Object.entries(PAGES)) {
  const servers = new Map<(typeof VARIANTS)[number], Server>();
  for (const variant of VARIANTS) servers.set(variant, await start(variant));
  const site = servers.get('site');
  const constant = servers.get('constant');
  if (!site || !constant) throw new Error('A server is missing');
  const body = await (
    await fetch(site.origin + path, { headers: { 'accept-encoding': 'identity' } })
  ).arrayBuffer();
  await fetch(constant.origin + path, { method: 'PUT', body });
  const results = new Map(
    VARIANTS.map((variant) => [variant, { perSecond: [] as number[], cpuMs: [] as number[] }]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [variant, server] of servers) {
      await load(server.origin + path, 1);
      const before = await usageOf(server);
      const { requests, perSecond } = await load(server.origin + path, seconds);
      const after = await usageOf(server);
      results.get(variant)?.perSecond.push(perSecond);
      results.get(variant)?.cpuMs.push((after.cpuMs - before.cpuMs) / requests);
    }
  }
  const reference = median(results.get('naive')?.perSecond ?? []);
  console.log(`\n${name} (${path}, ${(body.byteLength / 1024).toFixed(1)} KB)`);
  for (const [variant, { perSecond, cpuMs }] of results) {
    const rate = median(perSecond);
    console.log(
      `  ${variant.padEnd(9)} ${rate.toFixed(0).padStart(6)} requests/s  ${median(cpuMs).toFixed(3)} ms CPU/request  ${(rate / reference).toFixed(2)} × naive`,
    );
  }
  for (const { child } of servers.values()) child.disconnect();
}

const site = await start('site');
console.log(`\nReady ${site.readyMs.toFixed(0)} ms after the process began`);
let asked = 0;
for (const goal of [10_000, 50_000, 100_000]) {
  while (asked < goal) asked += (await load(`${site.origin}/`, 2)).requests;
  const { rssMb } = await usageOf(site);
  console.log(`RSS after ${asked} requests: ${rssMb.toFixed(0)} MB`);
}
site.child.disconnect();
