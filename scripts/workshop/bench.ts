/**
 * `npm run bench [-- SECONDS]`: benchmarks rendering and compressed pages against naive rendering, and measures memory.
 * Prints the tables of `scripts/workshop/bench/README.md`.
 */
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startBenchServer, VARIANTS, type Variant } from './bench/benchServer.ts';
import { compare, ROUNDS } from './bench/compare.ts';
import { load } from './bench/load.ts';
import { buildServer } from '../build/build.ts';

const root = resolve(import.meta.dirname, '..', '..');
const seconds = Number(process.argv[2] ?? 6);
const PRODUCT = '/solutions/detail/battery';
const PAGES = { home: '/', product: PRODUCT, 'news list': '/news' } as const;
const GOALS = { naive: 5, memoryMb: 180 } as const;

const goals: (readonly [name: string, goal: string, reached: string, isReached: boolean])[] = [];

function row(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Measures variants of the site in turn. @returns lookup by variant */
async function compareVariants(path: string, variants: readonly Variant[], headers = {}) {
  const servers = await Promise.all(variants.map((variant) => startBenchServer(root, variant)));
  const targets = servers.map(({ origin, usage }, index) => ({
    name: variants[index] ?? '',
    url: origin + path,
    headers,
    cpuMs: async () => (await usage()).cpuMs,
  }));
  const of = await compare(targets, seconds);
  for (const server of servers) server.stop();
  return of;
}

await buildServer(root, 'scripts/workshop/bench/server.ts', 'bench.js');
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; ${ROUNDS} rounds of ${seconds} s, 16 connections, medians`,
);

console.log('\n| page | rendered per request | naive | |\n|---|---:|---:|---:|');
for (const [name, path] of Object.entries(PAGES)) {
  const of = await compareVariants(path, ['site', 'naive']);
  const [site, naive] = [of('site'), of('naive')];
  const ratio = site.perSecond / naive.perSecond;
  const cells = [site, naive].map(
    ({ perSecond, cpuMs }) => `${perSecond.toFixed(0)} requests/s, ${cpuMs.toFixed(2)} ms CPU`,
  );
  row(name, ...cells, `${ratio.toFixed(2)} ×`);
  goals.push([
    `${name}: naive Express + React`,
    `≥ ${GOALS.naive} ×`,
    `${ratio.toFixed(2)} ×`,
    ratio >= GOALS.naive,
  ]);
}

console.log('\n| product page in brotli | requests/s | CPU ms |\n|---|---:|---:|');
const compressed = await compareVariants(PRODUCT, VARIANTS, { 'accept-encoding': 'br' });
for (const variant of VARIANTS) {
  const { perSecond, cpuMs } = compressed(variant);
  row(variant, perSecond.toFixed(0), cpuMs.toFixed(2));
}

const site = await startBenchServer(root, 'site');
console.log(`\nReady ${site.readyMs.toFixed(0)} ms after the process started`);
let asked = 0;
for (const aim of [10_000, 100_000]) {
  while (asked < aim) asked += (await load(`${site.origin}/`, 2)).requests;
  const { rssMb } = await site.usage();
  goals.push([
    `resident memory after ${asked} requests`,
    `≤ ${GOALS.memoryMb} MB`,
    `${rssMb.toFixed(0)} MB`,
    rssMb <= GOALS.memoryMb,
  ]);
}
site.stop();

console.log('\n| against | goal | measured | |\n|---|---:|---:|---|');
for (const [name, goal, reached, isReached] of goals)
  row(name, goal, reached, isReached ? 'reached' : '**missed**');
