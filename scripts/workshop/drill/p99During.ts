import { setTimeout as wait } from 'node:timers/promises';
import { createRecord, p99Of, type ActRecord } from './record.ts';
import { createBrowser, visitDirectly } from './visitors.ts';

const CLIENTS = 4;
/** Other clients would use all of the processor. */
const PAUSE_MS = 20;
const PAGES = [
  '/',
  '/de/services',
  '/ja/solutions/detail/battery',
  '/ar/about-us/contact-us',
  '/fr/solutions',
];
const PAGE = { status: 200, type: 'text/html', ends: '</html>' };

/**
 * Requests a few pages of a process again and again until `work` is done.
 *
 * @param record counts the requests, and lists their faults
 * @returns p99 in ms
 */
export async function p99During(
  origin: string,
  record: ActRecord,
  work: () => Promise<unknown>,
): Promise<number> {
  const own = createRecord(record.name);
  let isDone = false;
  const visit = async (_: unknown, first: number) => {
    const { ask } = createBrowser(
      async () => visitDirectly(origin),
      () => own,
    );
    for (let turn = first; !isDone; turn += 1) {
      await ask({ path: PAGES[turn % PAGES.length] ?? '/', expected: PAGE });
      await wait(PAUSE_MS);
    }
  };
  const all = Array.from({ length: CLIENTS }, visit);
  await work().finally(() => (isDone = true));
  await Promise.all(all);
  record.requests += own.times.length;
  record.faults.push(...own.faults);
  return p99Of(own);
}
