import { listOf } from '../../site/listOf.ts';
import { createRecord, p99Of, type ActRecord } from './record.ts';
import { createBrowser, startVisitors, visitDirectly } from './visitors.ts';

/** Requests per second. */
const RATE = 50;
const expected = { status: 200, type: 'text/html', ends: '</html>' };
const PATHS = listOf('/ /de/services /ja/solutions/detail/battery /ar/about-us/contact-us /fr/solutions');
const VISITS = PATHS.map((path) => ({ path, expected }));

/**
 * Visits a few pages of a process until `work` is done.
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
  const newBrowser = () =>
    createBrowser(
      async () => visitDirectly(origin),
      () => own,
    );
  const visitors = startVisitors({ newBrowser, visits: VISITS, rate: RATE });
  await work().finally(visitors.stop);
  record.requests += own.times.length;
  record.faults.push(...own.faults);
  return p99Of(own);
}
