import type { BrowserContext, Page } from '@playwright/test';
import { CHINESE, LANGUAGES } from '../../src/model/languages.ts';
import { toLayout } from '../../src/model/paths.ts';
import { CHINESE_SITE_URL } from '../kit/addresses.ts';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, standInFor, test, visit, type BrowserOptions } from './kit.ts';

const DAY_SECONDS = 86_400;
type Layout = BrowserOptions['layout'];

/** Chooses a language through the menu. @param name the language's own name */
async function chooseLanguage(page: Page, layout: Layout, name: string): Promise<void> {
  if (layout === 'mobile') {
    await page.locator('[data-mobile-menu] > summary').click();
    await page.locator('.mobile-panel details').last().locator('> summary').click();
  } else {
    await page.locator('[data-language-menu] > summary').click();
  }
  // The panel closes before the navigation starts.
  const gone = page.waitForEvent('framenavigated');
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await gone;
}

async function languageCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'currentLang');
}

test('a choice leads to the same page (mobile: home page), is stored for a year and can be changed', async ({
  page,
  context,
  layout,
}) => {
  const stored = () =>
    page.evaluate(() => ['PC-lang', 'lang-change'].map((name) => localStorage.getItem(name)));
  const home = (language: 'de' | 'en') => toLayout(inLanguage('/', language), layout);
  await standInFor(context, new URL(CHINESE_SITE_URL).host);

  await test.step('a language of the site', async () => {
    await visit(page, '/solutions/detail/battery', layout);
    expect(await context.cookies(), 'a page sets no cookie').toEqual([]);
    expect(await stored()).toEqual([null, null]);
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      document.querySelector<HTMLElement>('header a[data-language="ar"]')?.click();
    });
    expect(await stored(), 'the click stores the language and the flag').toEqual(['ar', 'true']);
    await chooseLanguage(page, layout, LANGUAGES.de.name);
    await expect(page).toHaveURL(layout === 'mobile' ? '/de/mobile' : '/de/solutions/detail/battery');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    await expect.poll(stored, 'the next page deletes the flag').toEqual(['de', null]);
    const cookie = await languageCookie(context);
    expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
  });

  await test.step('English again, also for the root path', async () => {
    await visit(page, '/', layout);
    expect(addressOf(page)).toBe(home('de'));
    await chooseLanguage(page, layout, LANGUAGES.en.name);
    await expect(page).toHaveURL(home('en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await languageCookie(context)).toMatchObject({ value: 'en' });
    await visit(page, '/', layout);
    expect(addressOf(page)).toBe(home('en'));
    await expect.poll(stored).toEqual(['en', null]);
  });

  await test.step('Chinese, a separate site: nothing is stored', async () => {
    await chooseLanguage(page, layout, CHINESE.name);
    await expect(page).toHaveURL(`${CHINESE_SITE_URL}/`);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored()).toEqual(['en', null]);
    expect(await languageCookie(context)).toMatchObject({ value: 'en' });
  });
});
