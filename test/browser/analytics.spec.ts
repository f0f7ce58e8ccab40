import type { Page } from '@playwright/test';
import { startAnalyticsService } from './analyticsService.ts';
import { expect, test, visit, wordsOf } from './kit.ts';
import { MEASURED_PORT } from './ports.ts';

const { acceptAll, necessaryOnly } = wordsOf('en').consent.banner;
const HOSTS = { tag: 'localhost', sensors: '127.0.0.1' } as const;

let service: Awaited<ReturnType<typeof startAnalyticsService>>;
test.beforeEach(async () => {
  service = await startAnalyticsService();
});
test.afterEach(() => service.stop());

/** The pages that the service was told of, as paths. */
const pathsTold = () => service.told.map(({ url }) => new URL(url).pathname);

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const [kind, host] of Object.entries(HOSTS)) {
  const site = `http://${host}:${MEASURED_PORT}`;
  test.describe(`the ${kind} service`, () => {
    test.use({
      baseURL: site,
      expectedFaults: /third party: http:\/\/(localhost|127\.0\.0\.1):\d+\/(tag\.js|collect|sa)/,
    });

    test('is asked nothing before consent, then told of this page and the next ones', async ({
      page,
      layout,
    }) => {
      const at = (path: string) => (layout === 'mobile' ? `${path === '/' ? '' : path}/mobile` : path);
      await visit(page, at('/'), layout);
      await page.waitForLoadState('networkidle');
      expect(service.requests()).toBe(0);

      await answer(page, acceptAll);
      await expect.poll(pathsTold).toEqual([at('/')]);
      expect(service.told[0]).toMatchObject({ service: kind, title: await page.title(), lang: 'en' });

      await page.locator(`footer a[href="${at('/legal')}"]`).click();
      await expect(page).toHaveURL(at('/legal'));
      await expect.poll(pathsTold).toEqual([at('/'), at('/legal')]);
      expect(service.told[1]?.title).toBe(await page.title());
      // One stay is one visitor, and the next is another.
      expect(new Set(service.told.map(({ id }) => id)).size).toBe(1);
    });

    test('is told of a page that a visit has put in place', async ({ page, layout }) => {
      await visit(page, layout === 'mobile' ? '/mobile' : '/', layout);
      await answer(page, acceptAll);
      await expect.poll(() => service.told.length).toBe(1);
      await page.evaluate(() => {
        history.pushState(null, '', '/shown-in-place');
        document.title = 'Shown in place';
        document.dispatchEvent(new CustomEvent('visit'));
      });
      await expect.poll(() => service.told.length).toBe(2);
      expect(service.told[1]).toMatchObject({ url: `${site}/shown-in-place`, title: 'Shown in place' });
    });

    test('is told nothing more once consent is withdrawn, in this tab and in others', async ({
      page,
      context,
      layout,
    }) => {
      const at = (path: string) => (layout === 'mobile' ? `${path}/mobile` : path);
      await visit(page, at('/legal'), layout);
      await answer(page, acceptAll);
      await expect.poll(pathsTold).toEqual([at('/legal')]);
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
      await page.waitForLoadState('networkidle');
      await other.bringToFront();
      // A page under way in the other tab: it begins anew, without the service.
      const anew = other.waitForEvent('load');
      await other.evaluate(() => document.dispatchEvent(new CustomEvent('visit')));
      await anew;
      await other.waitForLoadState('networkidle');
      expect(service.requests()).toBe(requests);
      for (const tab of [page, other])
        expect(await tab.evaluate(() => sessionStorage.getItem('analytics-session'))).toBeNull();
    });

    for (const way of ['refused', 'closed'] as const) {
      test(`is never asked where the banner was ${way}`, async ({ page, layout }) => {
        const { close } = wordsOf('en').consent.banner;
        await visit(page, layout === 'mobile' ? '/mobile' : '/', layout);
        await answer(page, way === 'closed' ? close : necessaryOnly);
        await expect(page.locator('[data-consent]')).toHaveCount(0);
        await page.reload();
        await page.waitForLoadState('networkidle');
        expect(service.requests()).toBe(0);
      });
    }

    test.describe('with Global Privacy Control', () => {
      test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

      test('is never asked, whatever was accepted before', async ({ page, context, layout }) => {
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        );
        await context.addCookies(
          Object.entries({ isSetCookieValue: '1', cookieChoice: '1.2026-01-01T00:00:00Z.1-2' }).map(
            ([name, value]) => ({ name, value, url: site }),
          ),
        );
        await visit(page, layout === 'mobile' ? '/mobile' : '/', layout);
        await page.waitForLoadState('networkidle');
        await context.clearCookies();
        await page.reload();
        await expect(page.locator('[data-consent-signal]')).toBeVisible();
        await answer(page, acceptAll);
        await expect(page.locator('[data-consent]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        const choice = (await context.cookies()).find(({ name }) => name === 'cookieChoice');
        expect(choice?.value).toMatch(/\.1$/);
        expect(service.requests()).toBe(0);
      });
    });
  });
}
