import type { Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import type { AnalyticsService } from './analyticsService.ts';
import {
  expect,
  expectSameDocument,
  markDocument,
  scriptStarted,
  showByVisit,
  visit,
  wordsOf,
} from './kit.ts';
import { test } from './measuredSite.ts';

const { acceptAll, necessaryOnly, close } = wordsOf('en').consent.banner;

/** Paths of the page views that the service received. */
const pathsTold = (service: AnalyticsService) => service.told.map(({ url }) => new URL(url).pathname);

/** Waits until the script's requests have arrived. */
async function looked(page: Page): Promise<void> {
  await scriptStarted(page);
  // Requests arrive in order, so those of the script arrive before this one is answered.
  await page.evaluate(() => fetch('/healthz'));
}

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('sends nothing before consent, then one page view per page', async ({ page, layout, kind, service }) => {
  const [home, legal] = [toLayout('/', layout), toLayout('/legal', layout)];
  await visit(page, home, layout);
  await looked(page);
  expect(service.requests()).toBe(0);

  await answer(page, acceptAll);
  await expect.poll(() => pathsTold(service)).toEqual([home]);
  expect(service.told[0]).toMatchObject({ service: kind, title: await page.title(), lang: 'en' });

  await markDocument(page);
  await page.locator(`footer a[href="${legal}"]`).click();
  await expect(page).toHaveURL(legal);
  await expect(page).toHaveTitle(new RegExp(wordsOf('en').nav.legal));
  await expect.poll(() => pathsTold(service)).toEqual([home, legal]);
  expect(service.told[1]?.title).toBe(await page.title());
  await expectSameDocument(page);
  await page.goBack();
  await expect.poll(() => pathsTold(service)).toEqual([home, legal, home]);
  // One session ID for all page views.
  expect(new Set(service.told.map(({ id }) => id)).size).toBe(1);
});

test('sends nothing after the banner was closed or analytics was refused @desktop', async ({
  page,
  layout,
  service,
}) => {
  const banner = page.locator('[data-consent]');
  const [legal, services] = [toLayout('/legal', layout), toLayout('/services', layout)];
  await visit(page, legal, layout);
  await answer(page, close);
  await expect(banner).toHaveCount(0);
  await showByVisit(page, services);
  await page.reload();
  await looked(page);
  expect(service.requests()).toBe(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await answer(page, necessaryOnly);
  await expect(banner).toHaveCount(0);
  await showByVisit(page, legal);
  await page.reload();
  await looked(page);
  expect(service.requests()).toBe(0);
});

test('stops sending in all tabs after a withdrawal @desktop', async ({ page, context, layout, service }) => {
  const at = (path: string) => toLayout(path, layout);
  await visit(page, at('/legal'), layout);
  await answer(page, acceptAll);
  await expect.poll(() => pathsTold(service)).toEqual([at('/legal')]);
  const other = await context.newPage();
  await visit(other, at('/news'), layout);
  await scriptStarted(other);
  await expect.poll(() => service.told.length).toBe(2);

  await visit(page, at('/privacy/cookies'), layout);
  await expect.poll(() => service.told.length).toBe(3);
  const requests = service.requests();
  await answer(page, necessaryOnly);
  await expect(page.locator('.consent-record dd').first()).toHaveText(wordsOf('en').consent.options[1].title);
  await visit(page, at('/services'), layout);
  await looked(page);
  await other.bringToFront();
  // The next visit in the other tab reloads the document, without the service.
  const reloaded = other.waitForEvent('load');
  await other.locator(`footer a[href="${at('/legal')}"]`).click();
  await reloaded;
  await looked(other);
  expect(service.requests()).toBe(requests);
  for (const tab of [page, other])
    expect(await tab.evaluate(() => sessionStorage.getItem('analytics-session'))).toBeNull();
});

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('sends nothing, even if consented @desktop', async ({ page, context, layout, service, baseURL }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await context.addCookies(
      Object.entries({ isSetCookieValue: '1', cookieChoice: '1.2026-01-01T00:00:00Z.1-2' }).map(
        ([name, value]) => ({ name, value, url: baseURL ?? '' }),
      ),
    );
    await visit(page, toLayout('/', layout), layout);
    await looked(page);
    await context.clearCookies();
    await page.reload();
    await expect(page.locator('[data-consent-signal]')).toBeVisible();
    await answer(page, acceptAll);
    await expect(page.locator('[data-consent]')).toHaveCount(0);
    await page.evaluate(() => fetch('/healthz'));
    const choice = (await context.cookies()).find(({ name }) => name === 'cookieChoice');
    expect(choice?.value).toMatch(/\.1$/);
    expect(service.requests()).toBe(0);
  });
});
