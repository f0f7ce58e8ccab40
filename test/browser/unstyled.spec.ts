import type { Page } from '@playwright/test';
import { expect, onlyIn, test } from './kit.ts';

const STYLESHEETS = '**/assets/*.css';

/** Records how the body is displayed as soon as the parser has inserted it. */
async function recordFirstDisplay(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      // Unlike its type says, it is null at first.
      if (!document.querySelector('body')) return;
      document.documentElement.dataset['firstDisplay'] = getComputedStyle(document.body).display;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );
  return () => page.evaluate(() => document.documentElement.dataset['firstDisplay']);
}

test('a page is not laid out before its stylesheet has arrived', async ({ page }) => {
  const firstDisplay = await recordFirstDisplay(page);
  const arrival = Promise.withResolvers<void>();
  await page.route(STYLESHEETS, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/legal', { waitUntil: 'commit' });
  await expect.poll(firstDisplay).toBe('none');
  arrival.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The stylesheet, not the time limit, has shown it.
  await expect(page.locator('body')).toHaveCSS('animation-name', 'none');
});

test.describe('without its stylesheet', () => {
  test.use({ expectedFaults: /^failed: .*\.css / });

  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script });

      test('a page is readable', { tag: onlyIn('mobile') }, async ({ page }) => {
        await page.route(STYLESHEETS, (route) => route.abort());
        await page.goto('/legal');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });
  }
});
