import type { Page } from '@playwright/test';
import { toMobile } from '../../src/model/paths.ts';
import {
  boxOf,
  type BrowserOptions,
  expect,
  expectSameDocument,
  markDocument,
  pauseClock,
  test,
  visit,
  wordsOf,
} from './kit.ts';

/** Has a stylesheet of its own. */
const FINDER = '/solutions/detail';
const bar = (page: Page) => page.locator('.loading-bar');
/** Width of the bar as a fraction of the viewport's width. */
const length = async (page: Page) =>
  (await boxOf(bar(page))).width / (await page.evaluate(() => document.documentElement.clientWidth));

/** Starts a visit with a paused clock; the response is held back until `letGo` is called. */
async function beginVisit(page: Page, layout: BrowserOptions['layout'], from: string, to: string) {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no transition of the bar's length
  await visit(page, from, layout);
  const held = Promise.withResolvers<void>();
  const target = layout === 'mobile' ? toMobile(to) : to;
  await page.route(`**${target}`, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await pauseClock(page);
  const asked = page.waitForRequest(`**${target}`);
  await page.locator(`:is(main, footer) a[href="${target}"]`).first().dispatchEvent('click');
  await asked;
  return { target, letGo: held.resolve };
}

test('appears after 200 ms, is announced after 2 s, fills in 5 s, and hides 500 ms after the page is shown @desktop', async ({
  page,
  layout,
}) => {
  const { target, letGo } = await beginVisit(page, layout, '/services', '/legal');
  await markDocument(page);
  const status = page.locator('[data-announcer]');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.clock.runFor(190);
  await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
  await page.clock.runFor(20);
  await expect(bar(page)).toHaveClass(/loading-bar-shown/);
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
  expect(await length(page)).toBe(0);
  await page.clock.runFor(1700);
  await expect(status).toBeEmpty();
  await page.clock.runFor(800);
  await expect(status).toHaveText(wordsOf('en').frame.loading);
  expect(await length(page)).toBeCloseTo(0.5, 2);
  await page.clock.runFor(2500);
  expect(await length(page)).toBeCloseTo(1, 2);
  await expect(heading).toHaveText(before);
  letGo();
  await expect(page).toHaveURL(target);
  await expect(heading).not.toHaveText(before);
  await expect(heading).toBeFocused();
  await expect(status).toHaveText(await page.title());
  await expect(bar(page)).toHaveClass(/loading-bar-shown/);
  await expect(bar(page)).not.toHaveClass(/loading-bar-failed/);
  await page.clock.runFor(510);
  await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
  expect(await bar(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await expectSameDocument(page);
});

test('grows in reading direction @mobile', async ({ page, layout, viewport }) => {
  const { letGo } = await beginVisit(page, layout, '/ar/services', '/ar/legal');
  await page.clock.runFor(2700);
  const { left, right, top } = await boxOf(bar(page));
  const width = viewport?.width ?? 0;
  expect(top).toBe(0);
  expect(right).toBeGreaterThan(width - 20);
  expect(left).toBeGreaterThan(width * 0.4);
  letGo();
  await expect(page).toHaveURL(/legal/);
});

test('the only step of a page is 45%, painted before the bar is full @desktop', async ({ page, layout }) => {
  const { target, letGo } = await beginVisit(page, layout, '/services', '/legal');
  // Appears after 200 ms, then grows 2% every 100 ms until the page is shown.
  await page.clock.runFor(1200);
  expect(await length(page)).toBeCloseTo(0.2, 2);
  letGo();
  await expect(page).toHaveURL(target);
  expect(await length(page)).toBeCloseTo(0.65, 2);
  await page.clock.runFor(190);
  expect(await length(page)).toBeCloseTo(0.65, 2);
  await page.clock.runFor(10);
  expect(await length(page)).toBeCloseTo(1, 2);
});

test('a page that needs a stylesheet has two steps of 30%, before it is shown: its HTML and the stylesheet @desktop', async ({
  page,
  layout,
}) => {
  const styles = Promise.withResolvers<void>();
  const { target, letGo } = await beginVisit(page, layout, '/services', FINDER);
  await page.route('**/assets/finder-*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.clock.runFor(1200);
  const styled = page.waitForRequest('**/assets/finder-*.css');
  letGo();
  await styled;
  await expect.poll(() => length(page)).toBeCloseTo(0.5, 2);
  await expect(page).not.toHaveURL(target);

  styles.resolve();
  await expect(page).toHaveURL(target);
  expect(await length(page)).toBeCloseTo(0.8, 2);
  await page.clock.runFor(200);
  expect(await length(page)).toBeCloseTo(1, 2);
});
