import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/model/languages.ts';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, scriptStarted, test, visit, type BrowserOptions } from './kit.ts';

const home = (layout: BrowserOptions['layout'], language: 'en' | 'de' | 'fr') =>
  inLanguage(layout === 'mobile' ? '/mobile' : '/', language);
const announced = (page: Page) => page.locator('[data-announcer]');

/** Stores a language in local storage without the language cookie. */
async function storeLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('PC-lang', code), language);
}

test('the next page announces a language change once', async ({ page, layout }) => {
  await visit(page, '/legal', layout);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[data-language="de"]')?.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await scriptStarted(page);
  await expect(announced(page)).toHaveText(LANGUAGES.de.name);
  expect(await page.evaluate(() => localStorage.getItem('lang-change'))).toBeNull();
  await page.reload();
  await expect(announced(page)).toBeEmpty();
});

test('a page in a language other than the stored one announces nothing', async ({ page, layout }) => {
  await visit(page, '/legal', layout);
  await page.evaluate(() => {
    localStorage.setItem('PC-lang', 'de');
    localStorage.setItem('lang-change', 'true');
  });
  await page.reload();
  await expect(announced(page)).toBeEmpty();
  expect(await page.evaluate(() => localStorage.getItem('lang-change'))).toBeNull();
});

test('without the cookie, the stored language redirects the home page and restores the cookie', async ({
  page,
  layout,
  context,
}) => {
  await storeLanguage(page, 'de');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(home(layout, 'de'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'currentLang')?.value).toBe('de');
});

test('the stored language redirects no other page', async ({ page, layout, context }) => {
  await storeLanguage(page, 'de');
  await visit(page, '/legal', layout);
  expect(addressOf(page)).toBe(layout === 'mobile' ? '/legal/mobile' : '/legal');
  await visit(page, '/fr', layout);
  expect(addressOf(page)).toBe(home(layout, 'fr'));
  expect(await context.cookies()).toEqual([]);
});

for (const stored of ['en', 'zh', 'xx', '"]']) {
  test(`the stored language ${stored} does not redirect the English home page`, async ({
    page,
    layout,
    context,
  }) => {
    await storeLanguage(page, stored);
    await visit(page, '/', layout);
    expect(addressOf(page)).toBe(home(layout, 'en'));
    expect(await context.cookies()).toEqual([]);
  });
}

test('the cookie takes precedence over the stored language', async ({ page, layout, context, baseURL }) => {
  await context.addCookies([{ name: 'currentLang', value: 'fr', url: baseURL ?? '' }]);
  await storeLanguage(page, 'de');
  await visit(page, '/', layout);
  expect(addressOf(page)).toBe(home(layout, 'fr'));
});
