/**
 * Preloaded into a site's process (`node --expose-gc --import`), and answers IPC messages: `live` forces a garbage
 * collection and returns a `HeapReport`, `collections` returns one without it, and `a day later` moves the clock of the
 * process a day ahead, for `Date` and `performance.now`. Timers keep their intervals.
 */
import { constants, PerformanceObserver } from 'node:perf_hooks';

const { NODE_PERFORMANCE_GC_MAJOR, NODE_PERFORMANCE_GC_FLAGS_FORCED } = constants;
const DAY_MS = 86_400_000;

export type ProbeMessage = 'live' | 'collections' | 'a day later';

export interface HeapReport {
  /** Bytes of the heap in use and of external memory (buffers). */
  readonly live: number;
  /** Major collections started by V8 itself since the start. */
  readonly collections: number;
}

let collections = 0;
const observer = new PerformanceObserver((list) => {
  collections += list.getEntries().filter((entry) => 'detail' in entry && isOwnMajor(entry.detail)).length;
});
observer.observe({ entryTypes: ['gc'] });

let aheadMs = 0;
const now = Date.now.bind(Date);
const sinceStart = performance.now.bind(performance);
Date.now = () => now() + aheadMs;
performance.now = () => sinceStart() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, newTarget),
});

process.on('message', (message: ProbeMessage) => {
  if (message === 'a day later') {
    aheadMs += DAY_MS;
    return;
  }
  if (message === 'live') globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const report: HeapReport = { live: heapUsed + external, collections };
  process.send?.(report);
});
// The IPC channel must not keep a stopping process alive.
process.channel?.unref();

function isOwnMajor(detail: unknown): boolean {
  if (typeof detail !== 'object' || detail === null || !('kind' in detail) || !('flags' in detail))
    return false;
  const isForced = (Number(detail.flags) & NODE_PERFORMANCE_GC_FLAGS_FORCED) !== 0;
  return detail.kind === NODE_PERFORMANCE_GC_MAJOR && !isForced;
}
