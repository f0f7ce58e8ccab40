import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BlockReport } from '../gateway/blockReport.ts';

/** Seconds. A page takes about a millisecond; a page that waits for its first block up to a quarter of a second. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What a request was, in labels that have few values each: page ids, statuses, seven languages, two layouts. */
export interface ServedRequest {
  readonly page: string;
  readonly status: number;
  readonly language: string;
  readonly device: string;
  readonly seconds: number;
}

export interface Metrics {
  readonly served: (request: ServedRequest) => void;
  /** Reads the blocks' state whenever the metrics are asked for. */
  readonly watchBlocks: (report: () => readonly BlockReport[]) => void;
  /** In the Prometheus text format. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>;
}

/**
 * The site's figures for Prometheus, and Node's own (memory, garbage collection, event loop).
 *
 * @param logFaults counted by the log itself
 */
export function createMetrics(logFaults: { readonly failed: number; readonly dropped: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'arcvane_requests_total',
    help: 'Requests answered, by page, status, language and device; none where no page was asked for.',
    labelNames: ['page', 'status', 'language', 'device'],
    registers,
  });
  const duration = new Histogram({
    name: 'arcvane_request_duration_seconds',
    help: 'From the first step to the last byte, by page.',
    labelNames: ['page'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  new Counter({
    name: 'arcvane_log_faults_total',
    help: 'Failed writes of the log, and lines that found no room meanwhile.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      this.inc({ kind: 'failed' }, logFaults.failed);
      this.inc({ kind: 'dropped' }, logFaults.dropped);
    },
  });
  return {
    served: ({ seconds, ...labels }) => {
      requests.inc(labels);
      duration.observe({ page: labels.page }, seconds);
    },
    watchBlocks: (report) => watchBlocks(report, registry),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

function watchBlocks(report: () => readonly BlockReport[], registry: Registry): void {
  const labelNames = ['slug', 'lang'];
  const registers = [registry];
  new Counter({
    name: 'arcvane_gateway_calls_total',
    help: 'Questions to the content service, by block and outcome.',
    labelNames: [...labelNames, 'outcome'],
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
    help: 'Where the block that is shown comes from: gateway, last-good or embedded.',
    labelNames: [...labelNames, 'source'],
    registers,
    collect() {
      this.reset();
      for (const { slug, lang, source } of report()) this.set({ slug, lang, source }, 1);
    },
  });
  new Gauge({
    name: 'arcvane_block_age_seconds',
    help: 'Since the block that is shown was read.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { slug, lang, ageSeconds } of report()) this.set({ slug, lang }, ageSeconds);
    },
  });
}
