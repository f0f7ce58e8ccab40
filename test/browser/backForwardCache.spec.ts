import { toLayout } from '../../src/request/paths.ts';
import { expect, expectSameDocument, markDocument, test, visit, withoutPrefetch } from './kit.ts';

// Chromium's headless shell has no back/forward cache, so the test dispatches the events that the cache fires when it
// stores and restores a page. As with the cache, the document stays the same.
test('a page restored from the back/forward cache has no open menu or pending visit, and still works', async ({
  page,
  layout,
}) => {
  await withoutPrefetch(page);
  await visit(page, '/services', layout);
  await markDocument(page);
  await page.route('**/legal**', () => undefined);
  const menu = layout === 'mobile' ? '[data-mobile-menu] > summary' : '.menu-item-wide > button';
  await page.locator(menu).first().click();
  const open = page.locator('[aria-expanded="true"], [data-mobile-menu][open], dialog[open]');
  await expect(open).not.toHaveCount(0);
  await page.locator(`footer a[href="${toLayout('/legal', layout)}"]`).dispatchEvent('click');
  await expect(page.locator('.loading-bar')).toHaveClass(/loading-bar-shown/);

  // Read in the same task, because a pending visit that times out would hide the bar as well.
  const isBarShown = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.querySelector('.loading-bar')?.classList.contains('loading-bar-shown');
  });
  expect(isBarShown).toBe(false);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(open).toHaveCount(0);
  await expectSameDocument(page);
  const target = toLayout('/privacy', layout);
  await page.locator(`footer a[href="${target}"]`).dispatchEvent('click');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(target);
  await expectSameDocument(page);
});
