import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import * as z from 'zod';

/** Resolution of the timer that measures the event loop, in ms. */
const EVERY_MS = 1;

/** What kept a process from answering, in ms. */
export const pauses = z.object({
  /** The longest time in which the event loop handled no event. */
  longest: z.number(),
  /** The longest garbage collection. */
  collecting: z.number(),
  /** Time in which the main thread was ready to run, but no core was free; 0 where Linux does not count it. */
  waiting: z.number(),
});
export type Pauses = z.infer<typeof pauses>;

/** Watches the pauses of this process. @returns function that stops watching and returns them */
export function watchPauses(): () => Pauses {
  const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  let collecting = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collecting = Math.max(collecting, duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  const waited = waitedMs();
  delay.enable();
  return () => {
    delay.disable();
    observer.disconnect();
    return { longest: delay.max / 1e6 - EVERY_MS, collecting, waiting: waitedMs() - waited };
  };
}

/** Linux counts the time that a thread waits for a core, in ns. */
function waitedMs(): number {
  if (process.platform !== 'linux') return 0;
  const [, waited] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
  return Number(waited) / 1e6;
}
