import type { CDPSession, Page } from '@playwright/test';
import { toMobile } from '../../src/redirect/paths.ts';
import type { Layout } from '../../src/redirect/paths.ts';

/** What a page holds in memory. */
export interface HeldMemory {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of the script's heap. */
  readonly heap: number;
}

/** Pages to visit in turn: two of words, and one with parts of the script of its own. */
const IN_TURN = ['/privacy', '/solutions/battery-system/battery-pack', '/legal'];
/** What is kept for good, and pages fetched ahead, are there after so many. */
const WARM_UP_ROUNDS = 7;
const ROUNDS = 67;
export const VISITS = ROUNDS * IN_TURN.length;

/** What is still held after everything that is not needed has been thrown away. */
async function heldMemory(session: CDPSession): Promise<HeldMemory> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** Makes visits by the links of the footer, one when the other is there. */
async function goRound(page: Page, addresses: readonly string[], rounds: number): Promise<void> {
  await page.evaluate(
    async ([links, count]) => {
      for (let step = 0; step < links.length * count; step += 1) {
        const link = document.querySelector<HTMLElement>(`footer a[href="${links[step % links.length]}"]`);
        if (!link) throw new Error('The footer does not lead there');
        const shown = new Promise((done) => document.addEventListener('visit', done, { once: true }));
        link.click();
        await shown;
      }
    },
    [addresses, rounds] as const,
  );
}

/**
 * What 201 visits leave behind.
 *
 * @param page shows one of the site's pages, in this layout
 * @returns what is held before and after them, on the same page both times
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

/** @returns what grew, in words; nothing where memory is stable but for what comes and goes */
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
