import type { CDPSession, Page } from '@playwright/test';
import { toMobile, type Layout } from '../../src/model/paths.ts';

/** Memory held by a page after garbage collection. */
export interface HeldMemory {
  readonly nodes: number;
  readonly listeners: number;
  /** JavaScript heap in bytes. */
  readonly heap: number;
}

/** Pages to visit in turn: two text pages, and one with swipers. */
const IN_TURN = ['/privacy', '/solutions/battery-system/battery-pack', '/legal'];
/** Rounds until permanent caches and prefetched pages are populated. */
const WARM_UP_ROUNDS = 7;
const ROUNDS = 67;
export const VISITS = ROUNDS * IN_TURN.length;

/** Measures memory after a forced garbage collection. */
async function heldMemory(session: CDPSession): Promise<HeldMemory> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** Visits the addresses in turn by clicking footer links, waiting for each `visit` event. */
async function goRound(page: Page, addresses: readonly string[], rounds: number): Promise<void> {
  await page.evaluate(
    async ([links, count]) => {
      for (let step = 0; step < links.length * count; step += 1) {
        const link = document.querySelector<HTMLElement>(`footer a[href="${links[step % links.length]}"]`);
        if (!link) throw new Error('The footer has no link to the next page');
        const shown = new Promise((done) => document.addEventListener('visit', done, { once: true }));
        link.click();
        await shown;
      }
    },
    [addresses, rounds] as const,
  );
}

/**
 * Measures memory before and after 201 visits, on the same page both times.
 *
 * @param page must show one of the site's pages in this layout
 */
export async function memoryOverVisits(
  page: Page,
  layout: Layout,
): Promise<{ readonly before: HeldMemory; readonly after: HeldMemory }> {
  const session = await page.context().newCDPSession(page);
  const addresses = IN_TURN.map((path) => (layout === 'mobile' ? toMobile(path) : path));
  await goRound(page, addresses, WARM_UP_ROUNDS);
  const before = await heldMemory(session);
  await goRound(page, addresses, ROUNDS);
  const after = await heldMemory(session);
  await session.detach();
  return { before, after };
}

/** @returns one sentence per figure that grew beyond normal fluctuation */
export function growthFaults(before: HeldMemory, after: HeldMemory): string[] {
  const most: HeldMemory = {
    nodes: before.nodes * 1.5,
    listeners: before.listeners * 1.2 + 20,
    heap: before.heap + 2 ** 20,
  };
  return (['nodes', 'listeners', 'heap'] as const)
    .filter((name) => after[name] >= most[name])
    .map((name) => `${name}: ${before[name]} before, ${after[name]} after ${VISITS} visits`);
}
