/**
 * Loaded into a site under torture before the site itself (`node --expose-gc --import`): whoever sends it a message is
 * told what is in memory once all garbage is collected.
 */
import { constants, PerformanceObserver } from 'node:perf_hooks';

const { NODE_PERFORMANCE_GC_MAJOR, NODE_PERFORMANCE_GC_FLAGS_FORCED } = constants;

export interface HeapReport {
  /** Bytes of objects in use, and of what they hold outside the heap (buffers). */
  readonly live: number;
  /** How often V8 has collected the old generation by itself since the start. */
  readonly collections: number;
}

let collections = 0;
const observer = new PerformanceObserver((list) => {
  collections += list.getEntries().filter((entry) => 'detail' in entry && isOwnMajor(entry.detail)).length;
});
observer.observe({ entryTypes: ['gc'] });

process.on('message', (question) => {
  if (question === 'live') globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const report: HeapReport = { live: heapUsed + external, collections };
  process.send?.(report);
});
// It must not keep a process that stops.
process.channel?.unref();

function isOwnMajor(detail: unknown): boolean {
  if (typeof detail !== 'object' || detail === null || !('kind' in detail) || !('flags' in detail))
    return false;
  const isForced = (Number(detail.flags) & NODE_PERFORMANCE_GC_FLAGS_FORCED) !== 0;
  return detail.kind === NODE_PERFORMANCE_GC_MAJOR && !isForced;
}
