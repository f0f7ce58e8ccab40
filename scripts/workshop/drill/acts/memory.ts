import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { HeapReport, ProbeMessage } from '../../../site/probe.ts';
import type { SiteProcess } from '../../../site/siteProcess.ts';
import type { Act } from '../stage.ts';
import { memoryOf } from '../memoryOf.ts';
import { until } from '../until.ts';

const SAMPLE_MS = 1000;
const SECONDS = 90;
/**
 * The site is warm when its caches are full (every page has been requested several times) and V8 has collected the old
 * generation this often by itself: until then the heap grows to V8's limit for a collection.
 */
const WARM_ROUNDS = 3;
const WARM_COLLECTIONS = 2;
const WARM_LIMIT_SECONDS = 300;
/** Allowed growth of the live heap, after garbage collection, while all pages are requested repeatedly. */
const LIVE_LIMIT = 1.03;
/** Allowed growth of resident memory from the first to the last third. */
const RESIDENT_LIMIT = 1.1;
const MB = 2 ** 20;

const report = z.object({ live: z.number(), collections: z.number() });

export const memory: Act = {
  name: 'memory under load',
  play: async ({ aside, record, visits }) =>
    aside({}, { probed: true, visits: () => true, isBusy: true }, async (site, answered) => {
      const started = performance.now();
      const { collections: before } = await ask(site, 'collections');
      await until(
        'V8 has collected its old generation, and caches are full',
        WARM_LIMIT_SECONDS,
        async () => {
          const { collections } = await ask(site, 'collections');
          return answered() >= WARM_ROUNDS * visits.length && collections >= before + WARM_COLLECTIONS;
        },
      );
      const warmSeconds = (performance.now() - started) / 1000;
      const liveMb = async () => (await ask(site, 'live')).live / MB;
      const liveBefore = await liveMb();
      const resident: number[] = [];
      for (let second = 0; second < SECONDS; second += 1) {
        await wait(SAMPLE_MS);
        resident.push(memoryOf(site.child));
      }
      const live = [liveBefore, await liveMb()] as const;
      const third = Math.max(1, Math.floor(resident.length / 3));
      const [first, last] = [mean(resident.slice(0, third)), mean(resident.slice(-third))];
      const grown = (from: number, to: number) => `${from.toFixed(1)} to ${to.toFixed(1)} MB`;
      if (!(live[1] <= live[0] * LIVE_LIMIT))
        record().faults.push(`the live heap grew from ${grown(...live)}`);
      if (!(last <= first * RESIDENT_LIMIT))
        record().faults.push(`resident memory grew from ${grown(first, last)}`);
      return [
        `${visits.length} addresses, warm after ${warmSeconds.toFixed(0)} s, then ${resident.length} s`,
        `live ${grown(...live)}`,
        `resident ${grown(first, last)} from the first to the last third, ${Math.max(...resident)} at most`,
      ].join('; ');
    }),
};

/** @param question `live` forces a garbage collection first */
async function ask({ child }: SiteProcess, question: ProbeMessage): Promise<HeapReport> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return report.parse(answer);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
