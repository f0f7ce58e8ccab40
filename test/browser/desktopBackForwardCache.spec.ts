import { expect, expectSameDocument, markDocument, putLink, test, visit, withoutPrefetch } from './kit.ts';

// Playwright turns the cache off, because a page that comes back from it has lost the driver's ties: what is checked
// here is asked of the page itself.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a page that comes back from the browser’s cache is clean and goes on working', async ({ page }) => {
  await withoutPrefetch(page);
  await visit(page, '/services', 'desktop');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = 'yes';
    });
  });
  await markDocument(page);
  await page.route('**/legal', () => undefined);
  await page.locator('.menu-item-wide > button').first().click();
  await page.locator('footer a[href="/legal"]').dispatchEvent('click');
  await expect(page.locator('.loading-bar')).toHaveClass(/loading-bar-shown/);
  await (await putLink(page, '/healthz')).evaluate((link) => link.setAttribute('target', '_top'));
  await page.locator('#test-link').dispatchEvent('click');
  await expect(page).toHaveURL('/healthz');

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-came-back', 'yes');
  await expectSameDocument(page);
  await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
  await expect(page.locator('[aria-expanded="true"]')).toHaveCount(0);
  await page.locator('footer a[href="/privacy"]').dispatchEvent('click');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL('/privacy');
  await expectSameDocument(page);
});
