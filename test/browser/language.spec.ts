import type { BrowserContext, Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, standInFor, test, trackAddresses, visit } from './kit.ts';
import type { BrowserOptions } from './kit.ts';

const DAY_SECONDS = 86_400;
type Layout = BrowserOptions['layout'];

/** Chooses a language as a visitor does: opens the menu, and the entry in it, then the language's own name. */
async function chooseLanguage(page: Page, layout: Layout, name: string): Promise<void> {
  if (layout === 'mobile') {
    await page.locator('[data-mobile-menu] > summary').click();
    await page.locator('.mobile-panel details').last().locator('> summary').click();
  } else {
    await page.locator('[data-language-menu] > summary').click();
  }
  // The panel closes first; the page goes a little later.
  const gone = page.waitForEvent('framenavigated');
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await gone;
}

async function languageCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'currentLang');
}

for (const script of [true, false]) {
  test.describe(script ? 'language' : 'language without script', () => {
    test.use({ javaScriptEnabled: script });

    test('a choice keeps the page (on a phone: leads home) and is remembered for a year', async ({
      page,
      context,
      layout,
    }) => {
      await visit(page, '/solutions/detail/battery', layout);
      expect(await context.cookies(), 'a page sets no cookie').toEqual([]);
      await chooseLanguage(page, layout, 'Deutsch');
      await expect(page).toHaveURL(layout === 'mobile' ? '/de/mobile' : '/de/solutions/detail/battery');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);

      const cookie = await languageCookie(context);
      expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
      expect(days).toBeGreaterThan(364.9);
      expect(days).toBeLessThan(365.1);
    });

    test('the root follows the cookie, and English can be chosen again', async ({
      page,
      context,
      layout,
    }) => {
      const home = (language: 'de' | 'en') => inLanguage(layout === 'mobile' ? '/mobile' : '/', language);
      await visit(page, '/de', layout);
      await chooseLanguage(page, layout, 'Deutsch');
      await visit(page, '/', layout);
      expect(addressOf(page)).toBe(home('de'));
      await chooseLanguage(page, layout, 'English');
      await expect(page).toHaveURL(home('en'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await languageCookie(context)).toMatchObject({ value: 'en' });
      await visit(page, '/', layout);
      expect(addressOf(page)).toBe(home('en'));
    });

    test('Chinese leads to the Chinese site', async ({ page, context, layout }) => {
      await standInFor(context, 'zh.arcvane.example');
      await visit(page, '/news', layout);
      await chooseLanguage(page, layout, '中文');
      await expect(page).toHaveURL('https://zh.arcvane.example/');
    });
  });
}

test('the menu names every language in itself and marks the current one', async ({ page, layout }) => {
  for (const [language, name] of [
    ['en', 'English'],
    ['ar', 'العربية'],
  ] as const) {
    await visit(page, inLanguage('/news', language), layout);
    const links = page.locator('header [data-language]');
    expect(await links.allTextContents()).toEqual([
      'English',
      'العربية',
      'Deutsch',
      'Español',
      'Français',
      'Italiano',
      '日本語',
      '中文',
    ]);
    await expect(page.locator('header [data-language][aria-current]')).toHaveText(name);
  }
});

test('the path decides, the cookie at the root only', async ({ page, context, layout, baseURL }) => {
  const asked = async (value: string) =>
    context.addCookies([{ name: 'currentLang', value, url: baseURL ?? '' }]);
  await asked('fr');
  const addresses = trackAddresses(page);
  await visit(page, '/', layout);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await visit(page, '/news', layout);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await visit(page, '/it/legal', layout);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  // A language that the site does not have.
  await asked('xx');
  await visit(page, '/', layout);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(addresses).toEqual(
    layout === 'mobile'
      ? ['/fr/mobile', '/news/mobile', '/it/legal/mobile', '/mobile']
      : ['/fr', '/news', '/it/legal', '/'],
  );
});

test('a choice is also stored, with a flag for the next page; Chinese is a site of its own', async ({
  page,
  context,
  layout,
}) => {
  const stored = () =>
    page.evaluate(() => ['PC-lang', 'lang-change'].map((name) => localStorage.getItem(name)));
  await standInFor(context, 'zh.arcvane.example');
  await visit(page, '/news', layout);
  expect(await stored()).toEqual([null, null]);
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>('header a[data-language="ar"]')?.click();
  });
  expect(await stored()).toEqual(['ar', 'true']);
  await chooseLanguage(page, layout, '中文');
  await expect(page).toHaveURL('https://zh.arcvane.example/');
  await visit(page, inLanguage('/news', 'ar'), layout);
  expect(await stored()).toEqual(['ar', null]);
});
