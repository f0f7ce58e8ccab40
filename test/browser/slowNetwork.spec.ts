import type { CDPSession, Page } from '@playwright/test';
import { toLayout } from '../../src/redirect/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { expect, expectSameDocument, isPageFetch, markDocument, test, visit, wordsOf } from './kit.ts';

/** Round trips in ms, bytes a second: as Chromium's own tools slow a connection down. */
const SLOW_3G = { latency: 560, downloadThroughput: 50_000 };
/** Chromium calls a round trip of this length 2g. */
const SLOW_2G = { latency: 2600, downloadThroughput: 20_000 };

let session: CDPSession;
test.beforeEach(async ({ context, page }) => {
  session = await context.newCDPSession(page);
});
test.afterEach(async () => {
  await slowDown({ latency: 0, downloadThroughput: -1 });
  await session.detach();
});

async function slowDown(speed: Readonly<{ latency: number; downloadThroughput: number }>): Promise<void> {
  const { downloadThroughput } = speed;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    ...speed,
    uploadThroughput: downloadThroughput,
  });
}

const bar = (page: Page) => page.locator('.loading-bar');

for (const language of ['en', 'ar'] as const) {
  test(`a visit on a slow network shows the bar until the page is there (${language})`, async ({
    page,
    layout,
  }) => {
    await visit(page, inLanguage('/services', language), layout);
    await markDocument(page);
    await page.waitForLoadState('networkidle');
    await slowDown(SLOW_3G);
    const target = toLayout(inLanguage('/news/7', language), layout);
    const heading = page.getByRole('heading', { level: 1 });
    const before = (await heading.textContent()) ?? '';
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
    }, target);
    await expect(bar(page)).toHaveClass(/loading-bar-shown/);
    await expect(heading).toHaveText(before);
    await expect(heading).not.toHaveText(before);
    await expect(page).toHaveURL(target);
    await expect(heading).toBeFocused();
    await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
    await expect(bar(page)).not.toHaveClass(/loading-bar-failed/);
    await expectSameDocument(page);
  });
}

test('pages are fetched ahead two at a time, and a click shows one that is still on its way', async ({
  page,
  layout,
}) => {
  const asked: string[] = [];
  const seen = { underway: 0, most: 0 };
  await page.route('**/*', (route) => route.continue()); // Nothing from the browser's own cache.
  page.on('request', (request) => {
    if (!isPageFetch(request)) return;
    asked.push(new URL(request.url()).pathname);
    seen.underway += 1;
    seen.most = Math.max(seen.most, seen.underway);
  });
  const done = (request: Parameters<typeof isPageFetch>[0]) => {
    if (isPageFetch(request)) seen.underway -= 1;
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  await visit(page, '/about-us', layout);
  await markDocument(page);
  await slowDown(SLOW_3G);
  const target = toLayout('/legal', layout);
  const link = page.locator(`footer a[href="${target}"]`);
  await link.dispatchEvent('pointerover');
  await expect.poll(() => asked).toContain(target);
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').nav.legal);
  expect(asked.filter((path) => path === target)).toHaveLength(1);
  expect(seen.most).toBe(2);
  await expectSameDocument(page);
});

test('on a connection as slow as 2g nothing is fetched ahead, and a visit says that it is loading', async ({
  page,
  layout,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPageFetch(request)) asked.push(new URL(request.url()).pathname);
  });
  await visit(page, '/legal', layout);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await slowDown(SLOW_2G);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(Reflect.get(navigator, 'connection'), 'effectiveType')))
    .toMatch(/2g$/);
  const target = toLayout('/news/7', layout);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, target);
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
  expect(asked).toHaveLength(before);
  await page.locator(`main a[href="${target}"]`).dispatchEvent('click');
  const status = page.locator('[data-announcer]');
  await expect(status).toHaveText(wordsOf('en').frame.loading);
  await expect(page).toHaveURL(target);
  await expect(status).toHaveText(await page.title());
  expect(asked.slice(before)).toEqual([target]);
});

test('a picture that never comes keeps the parts of the script waiting for 3 s at most', async ({
  page,
  layout,
}) => {
  await page.route(/\/pictures\/.*-hero-/, () => undefined);
  await page.goto(toLayout('/solutions/battery-system/battery-pack', layout), { waitUntil: 'commit' });
  const dots = page.locator('.swiper-advantage .swiper-dots button');
  await expect(page.locator('.swiper-advantage')).toBeAttached();
  await expect(dots).toHaveCount(0);
  await expect(dots).not.toHaveCount(0);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
