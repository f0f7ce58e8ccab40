import { COOKIES } from '../../src/consent/names.ts';
import { boxOf, expect, test, visit } from './kit.ts';

test('the bar with the next step appears once the actions are gone, so that it never covers the gallery', async ({
  page,
  context,
  layout,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIES.consent, value: '1', url: baseURL ?? '' }]);
  await visit(page, '/de/solutions/detail/mobile/charger', layout);
  const bar = page.locator('.product-bar');
  const thumbnails = page.locator('.gallery-thumbnails');
  for (const block of ['end', 'center', 'start'] as const) {
    await thumbnails.evaluate((list, place) => list.scrollIntoView({ block: place }), block);
    await expect(bar).toBeHidden();
  }
  await page.locator('#data').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const { bottom } = await boxOf(bar);
  expect(Math.round(bottom)).toBe(page.viewportSize()?.height);
  await expect(bar.getByRole('link')).toHaveCount(2);
  await expect(bar.getByRole('link').last()).toHaveAttribute('href', /contact-us/);
  for (const button of await page.locator('.product-head-actions > .button, .product-bar .button').all())
    expect((await button.evaluate((link) => link.getBoundingClientRect().height)) < 80).toBe(true);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await boxOf(page.locator('.footer a, .footer p').filter({ visible: true }).last());
  expect(last.bottom).toBeLessThanOrEqual((await boxOf(bar)).top);
});
