import { toLayout } from '../../src/redirect/paths.ts';
import { expect, expectSameDocument, markDocument, putLink, test, visit, withoutPrefetch } from './kit.ts';

// Playwright turns the cache off, because a page that comes back from it has lost the driver's ties: what is checked
// here is asked of the page itself.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a page that comes back from the browser’s cache is clean and goes on working', async ({
  page,
  layout,
}) => {
  await withoutPrefetch(page);
  await visit(page, '/services', layout);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = 'yes';
    });
  });
  await markDocument(page);
  await page.route('**/legal**', () => undefined);
  const menu = layout === 'mobile' ? '[data-mobile-menu] > summary' : '.menu-item-wide > button';
  await page.locator(menu).first().click();
  await page.locator(`footer a[href="${toLayout('/legal', layout)}"]`).dispatchEvent('click');
  await expect(page.locator('.loading-bar')).toHaveClass(/loading-bar-shown/);
  await (await putLink(page, '/healthz')).evaluate((link) => link.setAttribute('target', '_top'));
  await page.locator('#test-link').dispatchEvent('click');
  await expect(page).toHaveURL('/healthz');

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-came-back', 'yes');
  await expectSameDocument(page);
  await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
  await expect(page.locator('[aria-expanded="true"], [data-mobile-menu][open], dialog[open]')).toHaveCount(0);
  const target = toLayout('/privacy', layout);
  await page.locator(`footer a[href="${target}"]`).dispatchEvent('click');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(target);
  await expectSameDocument(page);
});
