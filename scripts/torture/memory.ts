import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from './memoryOf.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSite } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const SAMPLE_MS = 1000;
/** The young generation and the caches fill first. */
const WARM_SHARE = 0.25;
/** By how much the last third may stand above the first. */
const GROWTH_LIMIT = 1.1;

export const memory: Trial = {
  name: 'memory under load',
  run: async ({ root, minutes }) => {
    const site = await startSite({ LOG_LEVEL: 'silent' }, root);
    if (memoryOf(site.child) === undefined) {
      await site.end();
      return { skipped: 'the system does not tell a process’s memory (no /proc)' };
    }
    const samples: number[] = [];
    const { asked, faults } = await ordinaryLoad(site.port, async () => {
      const until = performance.now() + minutes * 60_000;
      while (performance.now() < until) {
        await wait(SAMPLE_MS);
        samples.push(memoryOf(site.child) ?? Number.NaN);
      }
    });
    const warm = samples.slice(Math.floor(samples.length * WARM_SHARE));
    const third = Math.max(1, Math.floor(warm.length / 3));
    const [first, last] = [mean(warm.slice(0, third)), mean(warm.slice(-third))];
    if (!(last <= first * GROWTH_LIMIT))
      faults.push(`grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`);
    if ((await site.end()) !== 0) faults.push('the site did not end as told');
    return {
      asked,
      faults,
      seen: `${minutes} min: ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last, ${Math.max(...samples).toFixed(0)} MB at most`,
    };
  },
};

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
