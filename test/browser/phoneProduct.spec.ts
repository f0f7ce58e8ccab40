import { COOKIES } from '../../src/consent/names.ts';
import { boxOf, expect, test, visit } from './kit.ts';

test('the bar with the next step appears once the actions are gone, so that it never covers the gallery', async ({
  page,
  context,
  layout,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIES.consent, value: '1', url: baseURL ?? '' }]);
  await visit(page, '/solutions/detail/mobile/charger', layout);
  const bar = page.locator('.product-bar');
  const thumbnails = page.locator('.gallery-thumbnails');
  for (const block of ['end', 'center', 'start'] as const) {
    await thumbnails.evaluate((list, place) => list.scrollIntoView({ block: place }), block);
    await expect(bar).toBeHidden();
  }
  await page.locator('.data-table').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const { bottom } = await boxOf(bar);
  expect(Math.round(bottom)).toBe(page.viewportSize()?.height);
  await expect(bar.getByRole('link')).toHaveAttribute('href', /contact-us/);
});
