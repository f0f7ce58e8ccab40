/**
 * `npx -c "node scripts/workshop/searchLoad.ts [SECONDS]"`, after a build: sends the judged queries of all languages, and then all their beginnings for
 * suggestions, at 100 requests/s, and prints latency, CPU time and full garbage collections. The server has one core, if
 * `taskset` is there, and the requests come from another one.
 */
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { startBenchServer } from './bench/benchServer.ts';
import { pacedLoad } from './bench/pacedLoad.ts';
import { separateCores } from './bench/separateCores.ts';
import { buildServer } from '../build/build.ts';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { localize } from '../../src/model/paths.ts';
import { readJudgedQueries } from '../search/judge.ts';

/** Requests/s. */
const RATE = 100;
const WARM_UP_SECONDS = 10;
/** In ms. */
const MAX_P99 = 20;
const MAX_MEDIAN = 3;

const root = resolve(import.meta.dirname, '..', '..');
const seconds = Number(process.argv[2] ?? 20);
const queries = readJudgedQueries(
  JSON.parse(await readFile(join(root, 'scripts', 'search', 'judgedQueries.json'), 'utf8')),
);

interface Row {
  readonly name: string;
  readonly path: string;
  /** Texts to send for a query. */
  readonly textsOf: (query: string) => readonly string[];
}

const ROWS: readonly Row[] = [
  { name: 'results', path: '/search', textsOf: (query) => [query] },
  {
    name: 'suggestions',
    path: '/search/suggestions',
    textsOf: (query) => Array.from(query, (_, at) => query.slice(0, at + 1)),
  },
];

function requestsOf({ path, textsOf }: Row): string[] {
  const texts = queries.flatMap(({ queries: own }) =>
    LANGUAGE_CODES.flatMap((code) => textsOf(own[code]).map((text) => [code, text] as const)),
  );
  const headers =
    'Host: www.arcvane.example\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nAccept-Encoding: gzip, deflate, br\r\n';
  return texts.map(
    ([code, text]) =>
      `GET ${localize(path, code, 'desktop')}?q=${encodeURIComponent(text)} HTTP/1.1\r\n${headers}\r\n`,
  );
}

await buildServer(root, 'scripts/workshop/bench/server.ts', 'bench.js');
const server = await startBenchServer(root, 'site');
if (!(await separateCores(server.pid)))
  console.log('The server shares its core: `taskset` is not installed, or there is only one core');
console.log(
  `${RATE} requests/s for ${seconds} s; load ${loadavg()[0]?.toFixed(1)}; goals: median < ${MAX_MEDIAN} ms, p99 < ${MAX_P99} ms`,
);
for (const row of ROWS) {
  const requests = requestsOf(row);
  await pacedLoad(server.port, requests, RATE, WARM_UP_SECONDS);
  const before = await server.usage();
  const { median, p99 } = await pacedLoad(server.port, requests, RATE, seconds);
  const after = await server.usage();
  const cpuMs = (after.cpuMs - before.cpuMs) / (RATE * seconds);
  console.log(
    `${row.name}: ${requests.length} in turn; median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, CPU ${cpuMs.toFixed(2)} ms, full garbage collections ${after.fullCollections - before.fullCollections}`,
  );
  if (p99 >= MAX_P99 || median >= MAX_MEDIAN) process.exitCode = 1;
}
server.stop();
