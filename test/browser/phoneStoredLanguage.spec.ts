import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/model/languages.ts';
import { toLayout } from '../../src/model/paths.ts';
import { addressOf, expect, scriptStarted, test, visit } from './kit.ts';

const announced = (page: Page) => page.locator('[data-announcer]');

test('the next page announces a language change once, and only its own', async ({ page, layout }) => {
  await visit(page, '/legal', layout);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[data-language="de"]')?.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await scriptStarted(page);
  await expect(announced(page)).toHaveText(LANGUAGES.de.name);
  expect(await page.evaluate(() => localStorage.getItem('lang-change'))).toBeNull();
  await page.reload();
  await expect(announced(page)).toBeEmpty();
  // Nor if another language was chosen than that of the page.
  await page.evaluate(() => {
    localStorage.setItem('PC-lang', 'fr');
    localStorage.setItem('lang-change', 'true');
  });
  await page.reload();
  await expect(announced(page)).toBeEmpty();
  expect(await page.evaluate(() => localStorage.getItem('lang-change'))).toBeNull();
});

test('the stored language redirects only the English home page, and restores the cookie, which takes precedence', async ({
  page,
  layout,
  context,
}) => {
  await visit(page, '/legal', layout);
  for (const stored of ['en', 'zh', 'xx', '"]', 'de']) {
    await page.evaluate((code) => localStorage.setItem('PC-lang', code), stored);
    const path = stored === 'de' ? '/fr' : '/';
    await visit(page, path, layout);
    expect(addressOf(page), stored).toBe(toLayout(path, layout));
  }
  await visit(page, '/legal', layout);
  expect(addressOf(page)).toBe(toLayout('/legal', layout));
  expect(await context.cookies()).toEqual([]);

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(toLayout('/de', layout));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await context.cookies()).toMatchObject([{ name: 'currentLang', value: 'de' }]);

  await page.evaluate(() => localStorage.setItem('PC-lang', 'fr'));
  await visit(page, '/', layout);
  expect(addressOf(page)).toBe(toLayout('/de', layout));
});
