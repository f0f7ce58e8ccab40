/**
 * `npx -c "node scripts/workshop/responsiveness.ts"`: builds and serves the site, and measures in Chromium the time until visits are shown, the
 * response times of menus, banner, swipers and links on a slow device, and memory growth over 201 visits. Exits with 1 if
 * a limit is exceeded. Requires an otherwise idle machine.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { growthFaults, memoryOverVisits, VISITS } from '../browser/heldMemory.ts';
import { requireChromium } from '../browser/findChromium.ts';
import { build } from '../build/build.ts';
import { interactionTimes } from './responsiveness/interactionTimes.ts';
import { openTab } from './responsiveness/openTab.ts';
import { faultOf, rowOf, type Samples } from './responsiveness/samples.ts';
import { visitTimes } from './responsiveness/visitTimes.ts';
import { startSite } from '../site/startSite.ts';

const root = resolve(import.meta.dirname, '..', '..');
/** CPU slowdown of a lower mid-range phone, as in Lighthouse. */
const SLOW = 4;
const LAYOUTS = ['desktop', 'mobile'] as const;

const launch = requireChromium();
await build(root);
const site = await startSite(root);
const browser = await chromium.launch(launch);
const faults: string[] = [];

function report(title: string, samples: readonly Samples[]): void {
  console.log(title);
  console.table(Object.fromEntries(samples.map((each) => [each.name, rowOf(each)])));
  faults.push(...samples.map(faultOf).filter((fault) => fault !== undefined));
}

try {
  const visits: Samples[] = [];
  const interactions: Samples[] = [];
  const memory: Record<string, Record<string, string>> = {};
  for (const layout of LAYOUTS) {
    for (const fetchesAhead of [true, false]) {
      for (const slowness of [1, SLOW]) {
        visits.push(await visitTimes(browser, site.url, { layout, fetchesAhead, slowness }));
      }
    }
    interactions.push(...(await interactionTimes(browser, site.url, { layout, slowness: SLOW })));
    const { page, load, close } = await openTab(browser, site.url, { layout });
    await load('/legal');
    const { before, after } = await memoryOverVisits(page, layout);
    await close();
    faults.push(...growthFaults(before, after).map((fault) => `${layout}, ${fault}`));
    memory[layout] = Object.fromEntries(
      (['heap', 'nodes', 'listeners'] as const).map((name) => [name, `${before[name]} → ${after[name]}`]),
    );
  }
  report('Visits: ms from the click to the first frame with the new page', visits);
  report(`Interactions, CPU ${SLOW}× slower: ms to the next frame`, interactions);
  console.log(`Memory before and after ${VISITS} visits`);
  console.table(memory);
} finally {
  await browser.close();
  await site.stop();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
