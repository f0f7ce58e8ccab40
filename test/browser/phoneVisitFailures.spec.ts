import type { Page } from '@playwright/test';
import { organization } from '../../src/organization.ts';
import {
  addressOf,
  type BrowserOptions,
  expect,
  expectSameDocument,
  markDocument,
  pauseClock,
  putLink,
  test,
  visit,
  wordsOf,
} from './kit.ts';

const mobile = (layout: BrowserOptions['layout']) => (layout === 'mobile' ? '/mobile' : '');
const bar = (page: Page) => page.locator('.loading-bar');
const { errors } = wordsOf('en');

test.use({ expectedFaults: /^failed: .*(INTERNET_DISCONNECTED|ERR_FAILED)|^(404|502): / });

test('an unreachable page shows the error page with a retry link', async ({ page, layout, language }) => {
  const words = wordsOf(language).errors;
  const prefix = language === 'en' ? '' : `/${language}`;
  await visit(page, `${prefix}/services`, layout);
  await markDocument(page);
  const start = addressOf(page);
  const target = `${prefix}/legal${mobile(layout)}`;
  await page.route(`**${target}`, (route) => route.abort('failed'));
  await page.locator(`footer a[href="${target}"]`).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words.unreachable);
  await expect(bar(page)).toHaveClass(/loading-bar-failed/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${words.unreachable} – ${organization.name}`);
  await expect(page.locator('[data-announcer]')).toHaveText(`${words.unreachable} – ${organization.name}`);
  expect(addressOf(page)).toBe(target);
  await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(0);
  await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);

  await page.unroute(`**${target}`);
  const length = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: words.tryAgain }).click();
  await expect(heading).not.toHaveText(words.unreachable);
  await expect(heading).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  expect(addressOf(page)).toBe(target);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expectSameDocument(page);
});

test('a page that does not respond within 10 s fails', async ({ page, layout }) => {
  await page.clock.install();
  await visit(page, '/services', layout);
  await page.route('**/legal**', () => undefined);
  await pauseClock(page);
  await page.locator(`footer a[href="/legal${mobile(layout)}"]`).click();
  await page.clock.runFor(9900);
  await expect(bar(page)).toHaveClass(/loading-bar-shown/);
  await expect(bar(page)).not.toHaveClass(/loading-bar-failed/);
  await page.clock.runFor(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.unreachable);
  await expect(bar(page)).toHaveClass(/loading-bar-failed/);
  await page.clock.runFor(600);
  await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
});

test('a visit shows the site’s own error page, but loads another server’s', async ({ page, layout }) => {
  await visit(page, '/services', layout);
  await markDocument(page);
  await (await putLink(page, `/no-such-page${mobile(layout)}`)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['404']);
  await expect(bar(page)).toHaveClass(/loading-bar-failed/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expectSameDocument(page);
  await page.getByRole('link', { name: errors.backHome }).click();
  await expect(page).toHaveURL(layout === 'mobile' ? '/mobile' : '/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
  await expectSameDocument(page);

  await page.route('**/legal**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
  );
  await page.locator(`footer a[href="/legal${mobile(layout)}"]`).click();
  await expect(page.getByRole('heading', { name: 'Bad gateway' })).toBeVisible();
  await expectSameDocument(page, false);
});

test('going back works offline for pages seen before', async ({ page, context, layout }) => {
  await visit(page, '/services', layout);
  const heading = page.getByRole('heading', { level: 1 });
  const services = await heading.textContent();
  await page.locator(`footer a[href="/legal${mobile(layout)}"]`).click();
  await expect(heading).not.toHaveText(services ?? '');
  await context.setOffline(true);
  await (await putLink(page, `/twoPage${mobile(layout)}`)).click();
  await expect(heading).toHaveText(errors.unreachable);
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText(services ?? '');
  await context.setOffline(false);
});
