import type { Request } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import {
  deepPages,
  expect,
  expectSameDocument,
  isPageFetch,
  markDocument,
  test,
  visit,
  wordsOf,
} from './kit.ts';

test.use({ loadsPictures: true, prefetches: true });

/** Latency in ms, throughput in bytes per second. Chromium reports this latency as 2g. */
const SLOW_2G = { offline: false, latency: 2600, downloadThroughput: 20_000, uploadThroughput: 20_000 };
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test('prefetches two pages at a time, and a click uses a pending prefetch', async ({ page, layout }) => {
  const asked: string[] = [];
  let held: (() => void)[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (isPageFetch(request)) {
      asked.push(new URL(request.url()).pathname);
      await new Promise<void>((letGo) => held.push(letGo));
    }
    await route.continue().catch(() => undefined);
  });
  const letGo = () => {
    for (const open of held) open();
    held = [];
  };
  await visit(page, '/about-us', layout);
  await markDocument(page);
  const target = toLayout('/legal', layout);
  const link = page.locator(`footer a[href="${target}"]`);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await expect.poll(() => asked).toHaveLength(2);
  await link.dispatchEvent('pointerover');
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
  expect(asked, 'two requests are pending').toHaveLength(2);
  letGo();
  await expect.poll(() => asked).toContain(target);
  await link.dispatchEvent('click');
  await expect(heading).toHaveText(before);
  letGo();
  await expect(heading).toHaveText(wordsOf('en').nav.legal);
  expect(asked.filter((path) => path === target)).toHaveLength(1);
  await expectSameDocument(page);
  letGo();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('prefetches nothing on a connection that Chromium reports as 2g', async ({ page, context, layout }) => {
  const asked: string[] = [];
  const note = (request: Request) => {
    if (isPageFetch(request)) asked.push(request.url());
  };
  await visit(page, '/legal', layout);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_2G);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(Reflect.get(navigator, 'connection'), 'effectiveType')))
    .toMatch(/2g$/);
  page.on('request', note);
  await page.evaluate(
    async (href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      for (let round = 0; round < 2; round += 1)
        await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 }));
    },
    toLayout(deepPages.article, layout),
  );
  expect(asked).toEqual([]);
  page.off('request', note);
  await session.send('Network.emulateNetworkConditions', UNLIMITED);
  await session.detach();
});

test('a picture that never loads does not delay the script', async ({ page, layout }) => {
  await page.route(/\/pictures\/.*-hero-/, () => undefined);
  await page.goto(toLayout('/solutions/battery-system/battery-pack', layout), { waitUntil: 'commit' });
  await expect(page.locator('.swiper-advantage .swiper-dots button')).not.toHaveCount(0);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
