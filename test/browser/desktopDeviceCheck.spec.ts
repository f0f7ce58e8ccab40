import type { Page } from '@playwright/test';
import { addressOf, expect, test, trackAddresses, visit } from './kit.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 700, height: 900 };
/** The specification's wait after the last resize. */
const SETTLED_MS = 1000;
const HOUR_MS = 3_600_000;

function layoutCookie(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.cookie.split('; ').find((cookie) => cookie.startsWith('layout=')));
}

/** Waits until the page expected is there and its script has run: from then on nothing but a resize moves it. */
async function expectSettledAt(page: Page, address: string, layout: 'desktop' | 'mobile'): Promise<void> {
  await page.waitForURL(address, { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
}

test('a mobile address opened on a desktop shows the desktop page', async ({ page }) => {
  const addresses = trackAddresses(page);
  await page.goto('/mobile');
  await expectSettledAt(page, '/', 'desktop');
  await page.goto('/ar/news/mobile/22?from=mail#main');
  await expectSettledAt(page, '/ar/news/22?from=mail#main', 'desktop');
  expect(addresses).toEqual(['/', '/ar/news/22?from=mail#main']);
});

test.describe('in a window of 700 px', () => {
  test.use({ viewport: NARROW });

  test('the mobile page comes in one move, and stays when it is reloaded', async ({ page }) => {
    const addresses = trackAddresses(page);
    await page.goto('/');
    await expectSettledAt(page, '/mobile', 'mobile');
    expect(addresses).toEqual(['/', '/mobile']);
    await page.reload();
    await expectSettledAt(page, '/mobile', 'mobile');
    expect(addresses).toEqual(['/', '/mobile', '/mobile']);
    // The server agrees from now on: no further page has to move.
    await page.goto('/news/22');
    await expectSettledAt(page, '/news/mobile/22', 'mobile');
    expect(addresses).toEqual(['/', '/mobile', '/mobile', '/news/mobile/22']);
  });

  test('a deep page moves to its own mobile page, query and hash included', async ({ page }) => {
    await page.goto('/ar/solutions/battery-system/battery-pack?from=mail#data');
    await expectSettledAt(page, '/ar/solutions/battery-system/mobile/battery-pack?from=mail#data', 'mobile');
    await page.goBack({ waitUntil: 'commit' });
    // The page that did not fit is not left in the history.
    await expect(page).toHaveURL('about:blank');
  });

  test('a page that is not there settles too', async ({ page }) => {
    await page.goto('/no-such-page');
    await expectSettledAt(page, '/no-such-page/mobile', 'mobile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  });

  test('with cookies blocked the page stays, and does not run in a circle', async ({ page, context }) => {
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

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the desktop page stays and can be used', async ({ page }) => {
      await visit(page, '/', 'desktop');
      await page.locator('.menu-item > a[href="/services"]').click();
      await expect(page).toHaveURL('/services');
    });
  });
});

test('resizing from wide to narrow and back moves once each', async ({ page }) => {
  await page.goto('/solutions/detail/battery', { waitUntil: 'load' });
  const addresses = trackAddresses(page);
  await page.setViewportSize(NARROW);
  await expectSettledAt(page, '/solutions/detail/mobile/battery', 'mobile');
  await page.setViewportSize(WIDE);
  await expectSettledAt(page, '/solutions/detail/battery', 'desktop');
  expect(addresses).toEqual(['/solutions/detail/mobile/battery', '/solutions/detail/battery']);
  await page.reload({ waitUntil: 'load' });
  expect(addressOf(page)).toBe('/solutions/detail/battery');
});

test('the check waits for 1 s after the last resize', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.pauseAt(HOUR_MS);
  await page.evaluate(() => addEventListener('resize', () => (document.title = String(innerWidth))));
  const resizeTo = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expect(page).toHaveTitle(String(width));
  };
  await resizeTo(700);
  await page.clock.runFor(SETTLED_MS - 100);
  await resizeTo(650);
  await page.clock.runFor(SETTLED_MS - 100);
  // The wish is written down before anything moves.
  expect(await layoutCookie(page)).toBeUndefined();
  await page.clock.runFor(200);
  await expectSettledAt(page, '/mobile', 'mobile');
  expect(await layoutCookie(page)).toBe('layout=mobile');
});

test('a window of 768 px is wide enough', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/', { waitUntil: 'load' });
  expect(addressOf(page)).toBe('/');
  expect(await layoutCookie(page)).toBeUndefined();
  await page.setViewportSize({ width: 767, height: 900 });
  await expectSettledAt(page, '/mobile', 'mobile');
});
