import { toLayout } from '../../src/model/paths.ts';
import { deepPages, expect, expectSameDocument, isPageFetch, markDocument, test, visit } from './kit.ts';

test.use({ prefetches: true });

// Chromium's headless shell has no back/forward cache, so the test dispatches the events that the cache fires when it
// stores and restores a page. As with the cache, the document stays the same.
test('a page restored from the back/forward cache has no open menu or pending visit, and still works', async ({
  page,
  layout,
}) => {
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

const { home, product, article, contact } = deepPages;

/** In Chromium, each of these keeps a page out of the cache, at least while it is open. */
const BLOCKING = ['WebSocket', 'RTCPeerConnection', 'BroadcastChannel', 'SharedWorker'];

test('a page uses nothing that keeps it out of the back/forward cache @mobile', async ({ page, layout }) => {
  await page.addInitScript((blocking) => {
    const used: string[] = [];
    Object.assign(window, { used });
    const watched = (original: new () => object) =>
      new Proxy(original, {
        construct(target, given) {
          used.push(target.name);
          return Reflect.construct(target, given);
        },
      });
    for (const name of blocking) Reflect.set(window, name, watched(Reflect.get(window, name)));
    const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function record(...args: Parameters<typeof listen>) {
      if (/unload$/.test(args[0])) used.push(args[0]);
      listen.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function record(...args: Parameters<typeof unlisten>) {
      if (used.includes(args[0])) used.splice(used.indexOf(args[0]), 1);
      unlisten.apply(this, args);
    };
  }, BLOCKING);
  const unstorable: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['cache-control']?.includes('no-store')) unstorable.push(response.url());
  });
  const prefetched = page.waitForResponse((response) => isPageFetch(response.request()));
  for (const path of [home, product, article, contact]) {
    await visit(page, toLayout(path, layout), layout);
    await page.locator('[data-mobile-menu] > summary').click();
    // While parts of the page load, it has a listener.
    const used = () => page.evaluate((): unknown => Reflect.get(window, 'used'));
    await expect.poll(used, path).toEqual([]);
  }
  await prefetched;
  expect(unstorable).toEqual([]);
});

test('leaving a page aborts its prefetches, which would keep it out of the back/forward cache @mobile', async ({
  page,
  layout,
}) => {
  await page.route('**', (route) => (isPageFetch(route.request()) ? undefined : route.continue()));
  await page.addInitScript(() => {
    const signals: unknown[] = [];
    const { fetch } = window;
    window.fetch = (address, options) => {
      // The request for the contact block is short and ends by itself.
      if (!String(address).includes('/vr-oa-service/')) signals.push(options?.signal);
      return fetch(address, options);
    };
    Object.assign(window, { signals });
  });
  const asked = page.waitForRequest(isPageFetch);
  await visit(page, toLayout('/news', layout), layout);
  await asked;
  // Read in the same task, because a prefetch that times out is aborted as well.
  const pending = await page.evaluate(() => {
    const signals: AbortSignal[] = Reflect.get(window, 'signals');
    const open = signals.filter((signal) => !signal.aborted);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return { before: open.length, after: open.filter((signal) => !signal.aborted).length };
  });
  expect(pending.before).toBeGreaterThan(0);
  expect(pending.after).toBe(0);
});
