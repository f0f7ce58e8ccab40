import { addressOf, expect, test, trackAddresses, visit } from './kit.ts';

const HOUR_MS = 3_600_000;

test('a phone keeps the mobile layout when rotated', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await visit(page, '/solutions/detail/battery', 'mobile');
  expect(addressOf(page)).toBe('/solutions/detail/mobile/battery');
  await page.clock.pauseAt(HOUR_MS);
  await page.evaluate(() => addEventListener('resize', () => (document.title = String(innerWidth))));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page).toHaveTitle('844');
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => document.cookie)).not.toContain('layout');
  expect(addressOf(page)).toBe('/solutions/detail/mobile/battery');
});

test('a desktop layout cookie causes no redirect loop on a phone', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'layout', value: 'desktop', url: baseURL ?? '' }]);
  const addresses = trackAddresses(page);
  await visit(page, '/', 'mobile');
  await page.reload({ waitUntil: 'load' });
  expect(addresses).toEqual(['/mobile', '/mobile']);
});
