/**
 * `npm run search:load [-- SECONDS]`: asks the judged queries of all languages in turn at 200 requests/s, and prints
 * latency and CPU time of the pages of results. The server has one core, if `taskset` is there, and the requests come
 * from another one.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startBenchServer } from './bench/benchServer.ts';
import { pacedLoad } from './bench/pacedLoad.ts';
import { buildServer } from './build/build.ts';
import { LANGUAGE_CODES } from '../src/locale/codes.ts';
import { localise } from '../src/request/paths.ts';
import { readJudgedQueries } from './search/judge.ts';

/** Requests/s. */
const RATE = 200;
const WARM_UP_SECONDS = 5;
/** In ms. */
const MAX_P99 = 15;

const root = resolve(import.meta.dirname, '..');
const seconds = Number(process.argv[2] ?? 20);
const queries = readJudgedQueries(
  JSON.parse(await readFile(join(root, 'scripts', 'search', 'judgedQueries.json'), 'utf8')),
);

async function pin(pid: number, core: number): Promise<void> {
  await promisify(execFile)('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)]);
}

const requestsFor = (path: string, texts: (query: string) => readonly string[]) =>
  queries
    .flatMap((query) => LANGUAGE_CODES.map((code) => [code, query.queries[code]] as const))
    .flatMap(([code, query]) => texts(query).map((text) => [code, text] as const))
    .map(
      ([code, text]) =>
        `GET ${localise(path, code, 'desktop')}?q=${encodeURIComponent(text)} HTTP/1.1\r\nHost: www.arcvane.example\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nAccept-Encoding: br\r\n\r\n`,
    );

await buildServer(root, 'scripts/bench/server.ts', 'bench.js');
const server = await startBenchServer(root, 'site');
try {
  await pin(server.pid, 0);
  await pin(process.pid, 1);
} catch {
  console.log('The server shares its core: `taskset` is not installed, or there is only one core');
}
const requests = requestsFor('/search', (query) => [query]);
await pacedLoad(server.port, requests, RATE / 2, WARM_UP_SECONDS);
const before = await server.usage();
const { median, p99 } = await pacedLoad(server.port, requests, RATE, seconds);
const { cpuMs } = await server.usage();
console.log(
  `${requests.length} queries in turn at ${RATE} requests/s for ${seconds} s; load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, goal ${MAX_P99} ms`);
console.log(
  `CPU ${((cpuMs - before.cpuMs) / (RATE * seconds)).toFixed(2)} ms per request, compression included`,
);
server.stop();
if (p99 >= MAX_P99) process.exitCode = 1;
