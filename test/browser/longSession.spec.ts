import type { CDPSession } from '@playwright/test';
import { expect, expectSameDocument, markDocument, test, visit } from './kit.ts';

const VISITS = 200;
const WARM_UP = 20;

/** What is still held after everything that is not needed has been thrown away. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, usedSize };
}

test('200 visits leave nothing behind in memory', async ({ page, layout }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/legal', layout);
  await markDocument(page);
  const session = await page.context().newCDPSession(page);
  const end = layout === 'mobile' ? '/mobile' : '';
  const swipers =
    layout === 'mobile'
      ? '/solutions/battery-system/mobile/battery-pack'
      : '/solutions/battery-system/battery-pack';
  const addresses = [`/privacy${end}`, swipers, `/legal${end}`];
  const go = async (count: number) => {
    for (let step = 0; step < count; step += 1) {
      const address = addresses[step % addresses.length] ?? '';
      await page.locator(`footer a[href="${address}"]`).dispatchEvent('click');
      await page.waitForURL(address);
    }
  };
  // Both times on the same page.
  await go(WARM_UP + 1);
  const before = await held(session);
  await go(VISITS - (VISITS % addresses.length));
  const after = await held(session);
  await expectSameDocument(page);
  expect(after.nodes).toBeLessThan(before.nodes * 1.5);
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.2 + 20);
  expect(after.usedSize).toBeLessThan(before.usedSize + 2 ** 20);
});
