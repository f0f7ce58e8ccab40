import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { freePort } from '../site/ports.ts';
import { everyPage } from './everyPage.ts';
import { memoryOf } from './memoryOf.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSiteProcess, type SiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const SAMPLE_MS = 1000;
/**
 * The site is warm when its caches are full (every page has been requested) and V8 has collected the old generation this
 * often by itself: until then the heap grows to V8's limit for a collection.
 */
const WARM_COLLECTIONS = 2;
const WARM_LIMIT_MS = 15 * 60_000;
/** Allowed growth of the live heap, after garbage collection, while all pages are requested repeatedly. */
const LIVE_LIMIT = 1.03;
/** Allowed growth of resident memory from the first to the last third. */
const RESIDENT_LIMIT = 1.1;
const MB = 2 ** 20;

const report = z.object({ live: z.number(), collections: z.number() });

export const memory: Trial = {
  name: 'memory under load',
  run: async ({ root, minutes }) => {
    const metricsPort = await freePort();
    const env = { LOG_LEVEL: 'silent', METRICS_PORT: String(metricsPort) };
    const site = await startSiteProcess(env, root, { probed: true });
    if (memoryOf(site.child) === undefined) {
      await site.end();
      return { skipped: 'the system does not report the memory of a process (no /proc)' };
    }
    const requests = await everyPage(site.origin);
    const resident: number[] = [];
    const live: number[] = [];
    let warmSeconds = 0;
    const work = async (answered: () => number) => {
      warmSeconds = await warm(site, () => answered() >= requests.length);
      live.push((await ask(site, 'live')).live / MB);
      const until = performance.now() + minutes * 60_000;
      while (performance.now() < until) {
        await wait(SAMPLE_MS);
        resident.push(memoryOf(site.child) ?? Number.NaN);
      }
      live.push((await ask(site, 'live')).live / MB);
    };
    const { asked, faults } = await ordinaryLoad(site.port, work, { requests });
    const third = Math.max(1, Math.floor(resident.length / 3));
    const [first, last] = [mean(resident.slice(0, third)), mean(resident.slice(-third))];
    const [before = Number.NaN, after = Number.NaN] = live;
    if (!(after <= before * LIVE_LIMIT))
      faults.push(`live heap grew from ${before.toFixed(1)} to ${after.toFixed(1)} MB`);
    if (!(last <= first * RESIDENT_LIMIT))
      faults.push(`resident memory grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`);
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    return {
      asked,
      faults,
      seen: [
        `${requests.length} addresses, warm after ${warmSeconds.toFixed(0)} s, then ${minutes} min`,
        `live ${before.toFixed(1)} → ${after.toFixed(1)} MB`,
        `resident ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} in the last, ${Math.max(...resident).toFixed(0)} at most`,
      ].join('; '),
    };
  },
};

/** @returns seconds until the site was warm. @throws {Error} if it is not within 15 min */
async function warm(site: SiteProcess, areCachesFull: () => boolean): Promise<number> {
  const started = performance.now();
  const { collections: before } = await ask(site, 'collections');
  const hasSize = async () => (await ask(site, 'collections')).collections >= before + WARM_COLLECTIONS;
  while (!areCachesFull() || !(await hasSize())) {
    if (performance.now() - started > WARM_LIMIT_MS)
      throw new Error(
        'The site is not warm: V8 has not collected its old generation, or caches are not full',
      );
    await wait(SAMPLE_MS);
  }
  return (performance.now() - started) / 1000;
}

/** @param question `live` forces a garbage collection first */
async function ask(
  { child }: SiteProcess,
  question: 'live' | 'collections',
): Promise<z.infer<typeof report>> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return report.parse(answer);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
