/**
 * Preloaded into the site under test (`node --expose-gc --import`): answers IPC messages with a `HeapReport`, after a
 * forced garbage collection if the message is `live`.
 */
import { constants, PerformanceObserver } from 'node:perf_hooks';

const { NODE_PERFORMANCE_GC_MAJOR, NODE_PERFORMANCE_GC_FLAGS_FORCED } = constants;

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

process.on('message', (question) => {
  if (question === 'live') globalThis.gc?.();
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
