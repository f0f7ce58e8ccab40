import type { Page } from '@playwright/test';
import { toMobile } from '../../src/model/paths.ts';
import { ARTICLE } from '../kit/articles.ts';
import { addressOf, expect, pauseClock, scriptStarted, test, trackAddresses, wordsOf } from './kit.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 700, height: 900 };
/** Delay after the last resize, as specified. */
const SETTLED_MS = 1000;

function layoutCookie(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.cookie.split('; ').find((cookie) => cookie.startsWith('layout=')));
}

/** Waits until the expected page has loaded and its script has run; afterwards only a resize can switch the layout. */
async function expectSettledAt(page: Page, address: string, layout: 'desktop' | 'mobile'): Promise<void> {
  await page.waitForURL(address, { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
  await scriptStarted(page);
}

/** From the next load on, pauses the page's clock and records each resize in an attribute. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
  await page.addInitScript(() =>
    addEventListener('resize', () =>
      document.documentElement.setAttribute('data-test-width', String(innerWidth)),
    ),
  );
}

/** Resizes the window and waits for the page's resize event. */
async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-test-width', String(width));
}

test('a mobile URL opened on a desktop shows the desktop page', async ({ page }) => {
  const addresses = trackAddresses(page);
  await page.goto('/mobile');
  await expectSettledAt(page, '/', 'desktop');
  await page.goto(`/ar${toMobile(ARTICLE)}?from=mail#main`);
  await expectSettledAt(page, `/ar${ARTICLE}?from=mail#main`, 'desktop');
  expect(addresses).toEqual(['/', `/ar${ARTICLE}?from=mail#main`]);
});

test.describe('in a window of 700 px', () => {
  test.use({ viewport: NARROW });

  test('switches to the mobile page once, of a deep page and a 404 page as well, and stays there on reload', async ({
    page,
    context,
  }) => {
    await page.goto('/ar/solutions/battery-system/battery-pack?from=mail#data');
    await expectSettledAt(page, '/ar/solutions/battery-system/mobile/battery-pack?from=mail#data', 'mobile');
    await page.goBack({ waitUntil: 'commit' });
    // The desktop page was replaced in the history.
    await expect(page).toHaveURL('about:blank');
    await context.clearCookies();
    await page.goto('/no-such-page');
    await expectSettledAt(page, '/no-such-page/mobile', 'mobile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors[404]);

    await context.clearCookies();
    const addresses = trackAddresses(page);
    await page.goto('/');
    await expectSettledAt(page, '/mobile', 'mobile');
    expect(addresses).toEqual(['/', '/mobile']);
    await page.reload();
    await expectSettledAt(page, '/mobile', 'mobile');
    expect(addresses).toEqual(['/', '/mobile', '/mobile']);
    // The server now redirects by the cookie, so the script does not switch again.
    await page.goto(ARTICLE);
    await expectSettledAt(page, toMobile(ARTICLE), 'mobile');
    expect(addresses).toEqual(['/', '/mobile', '/mobile', toMobile(ARTICLE)]);
  });

  test('with cookies blocked the page stays and there is no redirect loop', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    const addresses = trackAddresses(page);
    await page.goto('/news', { waitUntil: 'load' });
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload({ waitUntil: 'load' });
    expect(addressOf(page)).toBe('/news');
    expect(addresses).toEqual(['/news', '/news']);
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop');
  });
});

test('checks the layout 1 s after the last resize; 768 px is wide enough for the desktop layout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await stopTime(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(addressOf(page)).toBe('/');
  expect(await layoutCookie(page)).toBeUndefined();
  await resizeTo(page, 700);
  await page.clock.runFor(SETTLED_MS - 100);
  await resizeTo(page, 767);
  await page.clock.runFor(SETTLED_MS - 100);
  // The cookie is set before the layout switch.
  expect(await layoutCookie(page)).toBeUndefined();
  await page.clock.runFor(200);
  await expectSettledAt(page, '/mobile', 'mobile');
  expect(await layoutCookie(page)).toBe('layout=mobile');
});

test('checks the layout immediately on each visit', async ({ page }) => {
  await stopTime(page);
  await page.goto('/services', { waitUntil: 'load' });
  await resizeTo(page, NARROW.width);
  await page.locator('footer a[href="/legal"]').dispatchEvent('click');
  await expectSettledAt(page, '/legal/mobile', 'mobile');
  await resizeTo(page, WIDE.width);
  await page.locator('footer a[href="/privacy/mobile"]').dispatchEvent('click');
  await expectSettledAt(page, '/privacy', 'desktop');
});

test('dragging the window through the widths, and going back, ends in the right layout', async ({ page }) => {
  await stopTime(page);
  await page.goto(ARTICLE, { waitUntil: 'load' });
  const addresses = trackAddresses(page);
  // Narrow and wide again before the resize ends: no switch.
  for (const width of [1200, 1000, 800, 760, 700, 500, 700, 760, 780, 900]) {
    await resizeTo(page, width);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(2 * SETTLED_MS);
  expect(addresses).toEqual([]);
  for (const width of [880, 767, 500, 310]) await resizeTo(page, width);
  await page.clock.runFor(SETTLED_MS);
  await expectSettledAt(page, toMobile(ARTICLE), 'mobile');
  expect(addresses).toEqual([toMobile(ARTICLE)]);
  await resizeTo(page, NARROW.width);
  await page.reload({ waitUntil: 'load' });
  await expectSettledAt(page, toMobile(ARTICLE), 'mobile');
  expect(addresses).toEqual([toMobile(ARTICLE), toMobile(ARTICLE)]);

  // A visit and a page load, then back and forward after widening the window.
  await page.locator('footer a[href="/legal/mobile"]').dispatchEvent('click');
  await expectSettledAt(page, '/legal/mobile', 'mobile');
  await page.goto('/services/mobile', { waitUntil: 'load' });
  await resizeTo(page, WIDE.width);
  await page.clock.runFor(SETTLED_MS);
  await expectSettledAt(page, '/services', 'desktop');
  await page.goto('/mobile', { waitUntil: 'load' });
  await expectSettledAt(page, '/', 'desktop');
  const before = addresses.length;
  await page.goBack({ waitUntil: 'load' });
  await expectSettledAt(page, '/services', 'desktop');
  await page.goBack({ waitUntil: 'load' });
  // The history entry of a mobile page is replaced by its desktop page.
  await expectSettledAt(page, '/legal', 'desktop');
  await page.goForward({ waitUntil: 'load' });
  await expectSettledAt(page, '/services', 'desktop');
  expect(addresses.length - before).toBeLessThanOrEqual(5);
});

test('the page stays if a proxy undoes the switch', async ({ page, baseURL }) => {
  // Simulates a shared cache that ignores cookies.
  const body = await (await fetch(`${baseURL}/news`)).text();
  await page.route('**/news', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/news/mobile', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<meta http-equiv="refresh" content="0; url=/news">' }),
  );
  await page.setViewportSize(NARROW);
  const addresses = trackAddresses(page);
  await page.goto('/news', { waitUntil: 'commit' });
  await expect.poll(() => addresses).toEqual(['/news', '/news/mobile', '/news']);
  await expectSettledAt(page, '/news', 'desktop');
  expect(addresses).toHaveLength(3);
});
