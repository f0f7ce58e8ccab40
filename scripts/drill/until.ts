import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

/** Waits for a state. @throws {Error} with `what` if it takes longer than the limit */
export async function until(
  what: string,
  seconds: number,
  isThere: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`);
    await wait(POLL_MS);
  }
}
