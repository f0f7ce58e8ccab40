/**
 * `npm run bench [-- SECONDS]`: benchmarks rendering against naive rendering, cached compression against compressing
 * every response, and nginx's cache against a static file; also latency under load and memory. Prints the tables of
 * `scripts/bench/README.md`.
 */
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startBenchServer, type BenchServer, type Variant } from './bench/benchServer.ts';
import { behindNginx } from './bench/behindNginx.ts';
import { compare, ROUNDS, type Target } from './bench/compare.ts';
import { compressionCost } from './bench/compression.ts';
import { load } from './bench/load.ts';
import { medianOf } from './bench/medianOf.ts';
import { pacedLoad, type Latencies } from './bench/pacedLoad.ts';
import { watchPauses, type Pauses } from './bench/pauses.ts';
import { separateCores } from './bench/separateCores.ts';
import { buildServer } from './build/build.ts';
import { whyNoNginx } from './site/sampleNginx.ts';

const root = resolve(import.meta.dirname, '..');
const seconds = Number(process.argv[2] ?? 6);
const PAGES = { home: '/', product: '/solutions/detail/battery', 'news list': '/news' } as const;
const BROTLI = { 'accept-encoding': 'br' };

const GOALS = {
  naive: 5,
  compression: 8,
  cache: 0.6,
  p99: 10,
  memoryMb: 180,
} as const;
/** Share of the maximum rate at which latency is measured. */
const STEADY_SHARE = 0.8;
/** Short rounds: another process that runs meanwhile, or a pause of a virtual machine, spoils only some of them. */
const LATENCY_ROUNDS = 9;
const LATENCY_SECONDS = 3;

interface Goal {
  readonly name: string;
  readonly goal: string;
  readonly reached: string;
  readonly isReached: boolean;
}
const goals: Goal[] = [];
const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;
const atLeast = (name: string, value: number, least: number) =>
  goals.push({ name, goal: `≥ ${least} ×`, reached: times(value), isReached: value >= least });

function targetOf(server: BenchServer, name: Variant, path: string, headers = {}): Target {
  return { name, url: server.origin + path, headers, cpuMs: async () => (await server.usage()).cpuMs };
}

function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

await buildServer(root, 'scripts/bench/server.ts', 'bench.js');
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; ${ROUNDS} rounds of ${seconds} s, 16 connections, medians`,
);

console.log(
  '\n| page | KB | rendered per request | naive | | constant | |\n|---|---:|---:|---:|---:|---:|---:|',
);
for (const [name, path] of Object.entries(PAGES)) {
  const variants = ['site', 'naive', 'constant'] as const;
  const servers = await Promise.all(variants.map((variant) => startBenchServer(root, variant)));
  const [site, , constant] = servers;
  const page = await fetch(site?.origin + path, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await page.arrayBuffer());
  await fetch(constant?.origin + path, { method: 'PUT', body });
  const of = await compare(
    servers.flatMap((server, index) => targetOf(server, variants[index] ?? 'site', path)),
    seconds,
  );
  const cells = variants.map((variant) => {
    const { perSecond, cpuMs } = of(variant);
    return `${perSecond.toFixed(0)} requests/s, ${cpuMs.toFixed(2)} ms CPU`;
  });
  const ratio = of('site').perSecond / of('naive').perSecond;
  const limit = of('site').perSecond / of('constant').perSecond;
  const [own = '', naive = '', bytes = ''] = cells;
  row(name, (body.length / 1024).toFixed(1), own, naive, times(ratio), bytes, times(limit));
  atLeast(`${name}: naive Express + React`, ratio, GOALS.naive);
  for (const server of servers) server.stop();
}

console.log('\n| compressed (brotli) | requests/s | CPU ms |\n|---|---:|---:|');
{
  const path = PAGES.product;
  const variants = ['site', 'site, compressing', 'naive, compressing'] as const;
  const servers = await Promise.all(variants.map((variant) => startBenchServer(root, variant)));
  const of = await compare(
    servers.flatMap((server, index) => targetOf(server, variants[index] ?? 'site', path, BROTLI)),
    seconds,
  );
  const said = ['rendered, compressed once', 'rendered, compressed each time', 'naive, compressed each time'];
  for (const [index, variant] of variants.entries()) {
    const { perSecond, cpuMs } = of(variant);
    row(said[index] ?? '', perSecond.toFixed(0), cpuMs.toFixed(2));
  }
  for (const server of servers) server.stop();
  const page = await startBenchServer(root, 'site');
  const answer = await fetch(page.origin + path, { headers: { 'accept-encoding': 'identity' } });
  const { each, kept } = await compressionCost(Buffer.from(await answer.arrayBuffer()));
  page.stop();
  row('compressing alone: each time', '', each.toFixed(3));
  row('compressing alone: digest, and the kept one', '', kept.toFixed(3));
  atLeast('compressed pages: compressing each time', each / kept, GOALS.compression);
}

const site = await startBenchServer(root, 'site');
const missing = whyNoNginx();
if (missing) console.log(`\nNot measured behind nginx: ${missing}`);
else {
  const { cache, file } = await behindNginx(site, PAGES.home, seconds);
  console.log('\n| nginx, the home page | requests/s |\n|---|---:|');
  row('from its cache', cache.toFixed(0));
  row('the same bytes as a file', file.toFixed(0));
  atLeast('nginx’s cache: the same bytes as a file', cache / file, GOALS.cache);
}

// A server of its own: it stays on its core afterwards.
const steady = await startBenchServer(root, 'site');
const hasOwnCore = await separateCores(steady.pid);
const { perSecond: highest } = await load(`${steady.origin}/`, seconds, BROTLI);
const rate = highest * STEADY_SHARE;
const headers =
  'Host: www.arcvane.example\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nAccept-Encoding: br\r\n';
const stopWatching = [watchPauses(), await steady.watch()] as const;
const request = `GET / HTTP/1.1\r\n${headers}\r\n`;
const rounds: Latencies[] = [];
for (let count = 0; count < LATENCY_ROUNDS; count += 1)
  rounds.push(await pacedLoad(steady.port, [request], rate, LATENCY_SECONDS));
const [generator, server] = await Promise.all(stopWatching.map((stop) => stop()));
steady.stop();
const p99s = rounds.map(({ p99 }) => p99).sort((one, other) => one - other);
const p99 = medianOf(p99s);
const median = medianOf(rounds.map((round) => round.median));
const cores = hasOwnCore ? 'on different cores' : 'on the same cores';
console.log(
  `\nLatency at ${rate.toFixed(0)} requests/s, site and load generator ${cores}, ${LATENCY_ROUNDS} rounds of ${LATENCY_SECONDS} s, ms:`,
  `median ${median.toFixed(1)}, p99 ${p99s.map((value) => value.toFixed(1)).join(', ')}`,
);
console.log(`\n| while measuring p99, ms | site | load generator |\n|---|---:|---:|`);
const PAUSES: readonly (readonly [string, keyof Pauses])[] = [
  ['longest pause of the event loop', 'longest'],
  ['longest garbage collection', 'collecting'],
  [`waiting for a core, in ${LATENCY_ROUNDS * LATENCY_SECONDS} s`, 'waiting'],
];
for (const [name, key] of PAUSES) row(name, ...[server, generator].map((of) => of?.[key].toFixed(1) ?? ''));
goals.push({
  name: `p99 at ${rate.toFixed(0)} requests/s, ${STEADY_SHARE * 100} % of the highest rate`,
  goal: `< ${GOALS.p99} ms`,
  reached: `${p99.toFixed(1)} ms`,
  isReached: p99 < GOALS.p99,
});

console.log(`\nReady ${site.readyMs.toFixed(0)} ms after the process started`);
let asked = 0;
for (const aim of [10_000, 100_000]) {
  while (asked < aim) asked += (await load(`${site.origin}/`, 2)).requests;
  const { rssMb } = await site.usage();
  goals.push({
    name: `resident memory after ${asked} more requests`,
    goal: `≤ ${GOALS.memoryMb} MB`,
    reached: `${rssMb.toFixed(0)} MB`,
    isReached: rssMb <= GOALS.memoryMb,
  });
}
site.stop();

console.log('\n| against | goal | measured | |\n|---|---:|---:|---|');
for (const { name, goal, reached, isReached } of goals)
  row(name, goal, reached, isReached ? 'reached' : '**missed**');
