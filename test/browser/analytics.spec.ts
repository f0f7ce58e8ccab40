import type { Page } from '@playwright/test';
import type { AnalyticsService } from './analyticsService.ts';
import { expect, visit, wordsOf } from './kit.ts';
import { test } from './measuredSite.ts';

const { acceptAll, necessaryOnly } = wordsOf('en').consent.banner;

/** The pages that the service was told of, as paths. */
const pathsTold = (service: AnalyticsService) => service.told.map(({ url }) => new URL(url).pathname);

/** Waits until the part of the script that could ask the service has run. */
async function looked(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/analytics-')),
  );
  // What it then asked has gone out before the answer to this.
  await page.evaluate(() => fetch('/healthz'));
}

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const kind of ['tag', 'sensors'] as const) {
  test.describe(`the ${kind} service`, () => {
    test.use({ kind });

    test('is asked nothing before consent, then told of this page and the next ones', async ({
      page,
      layout,
      service,
    }) => {
      const at = (path: string) => (layout === 'mobile' ? `${path === '/' ? '' : path}/mobile` : path);
      await visit(page, at('/'), layout);
      await looked(page);
      expect(service.requests()).toBe(0);

      await answer(page, acceptAll);
      await expect.poll(() => pathsTold(service)).toEqual([at('/')]);
      expect(service.told[0]).toMatchObject({ service: kind, title: await page.title(), lang: 'en' });

      // A visit: the document stays, and with it what was set in it.
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
      await page.locator(`footer a[href="${at('/legal')}"]`).click();
      await expect(page).toHaveURL(at('/legal'));
      await expect(page).toHaveTitle(new RegExp(wordsOf('en').nav.legal));
      await expect.poll(() => pathsTold(service)).toEqual([at('/'), at('/legal')]);
      expect(service.told[1]?.title).toBe(await page.title());
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
      await page.goBack();
      await expect.poll(() => pathsTold(service)).toEqual([at('/'), at('/legal'), at('/')]);
      // One stay is one visitor, and the next is another.
      expect(new Set(service.told.map(({ id }) => id)).size).toBe(1);
    });

    test('is told nothing more once consent is withdrawn, in this tab and in others', async ({
      page,
      context,
      layout,
      service,
    }) => {
      const at = (path: string) => (layout === 'mobile' ? `${path}/mobile` : path);
      await visit(page, at('/legal'), layout);
      await answer(page, acceptAll);
      await expect.poll(() => pathsTold(service)).toEqual([at('/legal')]);
      const other = await context.newPage();
      await visit(other, at('/news'), layout);
      await expect.poll(() => service.told.length).toBe(2);

      await visit(page, at('/privacy/cookies'), layout);
      await expect.poll(() => service.told.length).toBe(3);
      const requests = service.requests();
      await answer(page, necessaryOnly);
      await expect(page.locator('.consent-record dd').first()).toHaveText(
        wordsOf('en').consent.options[1].title,
      );
      await visit(page, at('/services'), layout);
      await looked(page);
      await other.bringToFront();
      // The next visit in the other tab begins anew, without the service.
      const anew = other.waitForEvent('load');
      await other.locator(`footer a[href="${at('/legal')}"]`).click();
      await anew;
      await looked(other);
      expect(service.requests()).toBe(requests);
      for (const tab of [page, other])
        expect(await tab.evaluate(() => sessionStorage.getItem('analytics-session'))).toBeNull();
    });

    for (const way of ['refused', 'closed'] as const) {
      test(`is never asked where the banner was ${way}`, async ({ page, layout, service }) => {
        const { close } = wordsOf('en').consent.banner;
        await visit(page, layout === 'mobile' ? '/mobile' : '/', layout);
        await answer(page, way === 'closed' ? close : necessaryOnly);
        await expect(page.locator('[data-consent]')).toHaveCount(0);
        await page.reload();
        await looked(page);
        expect(service.requests()).toBe(0);
      });
    }

    test.describe('with Global Privacy Control', () => {
      test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

      test('is never asked, whatever was accepted before', async ({
        page,
        context,
        layout,
        service,
        baseURL,
      }) => {
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        );
        await context.addCookies(
          Object.entries({ isSetCookieValue: '1', cookieChoice: '1.2026-01-01T00:00:00Z.1-2' }).map(
            ([name, value]) => ({ name, value, url: baseURL ?? '' }),
          ),
        );
        await visit(page, layout === 'mobile' ? '/mobile' : '/', layout);
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
  });
}
