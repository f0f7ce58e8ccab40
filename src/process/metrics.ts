import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BlockReport } from '../blocks/blockStore.ts';
import { watchSpool } from './spoolMetrics.ts';

/** Seconds. A page takes about 1 ms; waiting for a content block that is not yet cached takes up to 250 ms. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** The labels have few values each: page ids, statuses, seven languages, two layouts. */
interface ServedRequest {
  readonly page: string;
  readonly status: number;
  readonly language: string;
  readonly device: string;
  readonly seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the Prometheus metrics of the site and of Node.js (memory, garbage collection, event loop).
 *
 * @param logFaults live counters of the log
 */
export function createMetrics(logFaults: { readonly failed: number; readonly dropped: number }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'arcvane_requests_total',
    help: 'Requests answered, by page, status, language and device; labels are "none" for requests that are not for pages.',
    labelNames: ['page', 'status', 'language', 'device'],
    registers,
  });
  const duration = new Histogram({
    name: 'arcvane_request_duration_seconds',
    help: 'Time from receiving the request to the last byte of the response, by page.',
    labelNames: ['page'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const searches = new Counter({
    name: 'arcvane_searches_total',
    help: 'Search queries, by language and outcome.',
    labelNames: ['language', 'outcome'],
    registers,
  });
  new Counter({
    name: 'arcvane_log_faults_total',
    help: 'Failed log writes, and log lines dropped because the buffer was full.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      this.inc({ kind: 'failed' }, logFaults.failed);
      this.inc({ kind: 'dropped' }, logFaults.dropped);
    },
  });
  const spool = watchSpool(registers);
  return {
    ...spool,
    served: ({ seconds, ...labels }: ServedRequest) => {
      requests.inc(labels);
      duration.observe({ page: labels.page }, seconds);
    },
    searched: (language: string, isFound: boolean) =>
      searches.inc({ language, outcome: isFound ? 'found' : 'none' }),
    /** Registers the source of the block metrics, which is called at each scrape. */
    watchBlocks: (report: () => readonly BlockReport[]) => watchBlocks(report, registers),
    /** The metrics in the Prometheus text format. */
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

function watchBlocks(report: () => readonly BlockReport[], registers: Registry[]): void {
  new Counter({
    name: 'arcvane_gateway_calls_total',
    help: 'Requests to the content service, by block and outcome.',
    labelNames: ['slug', 'lang', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { slug, lang, calls, failures } of report()) {
        this.inc({ slug, lang, outcome: 'ok' }, calls - failures);
        this.inc({ slug, lang, outcome: 'failed' }, failures);
      }
    },
  });
  new Gauge({
    name: 'arcvane_block_source',
    help: 'Source of the current block: gateway, last-good or embedded.',
    labelNames: ['slug', 'lang', 'source'],
    registers,
    collect() {
      this.reset();
      for (const { slug, lang, source } of report()) this.set({ slug, lang, source }, 1);
    },
  });
  new Gauge({
    name: 'arcvane_block_age_seconds',
    help: 'Seconds since the current block was read.',
    labelNames: ['slug', 'lang'],
    registers,
    collect() {
      this.reset();
      for (const { slug, lang, ageSeconds } of report()) this.set({ slug, lang }, ageSeconds);
    },
  });
}
