import type { Locator, Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, boxOf, expect, settled, standInFor, test, visit, wordsOf } from './kit.ts';

function entryOf(page: Page, path: string) {
  const entry = page
    .getByRole('navigation', { name: /.+/ })
    .locator('.menu-item')
    .filter({ has: page.locator(`> a[href="${path}"]`) });
  return { link: entry.locator('> a'), dropdown: entry.locator('> .dropdown') };
}

/** Columns in which the entries of a dropdown stand. */
async function columnsOf(dropdown: Locator): Promise<number> {
  await settled(dropdown);
  const starts = await dropdown
    .locator('> li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  return new Set(starts).size;
}

/** Addresses of the entries directly in a dropdown, in order. */
function addressesIn(dropdown: Locator): Promise<(string | null)[]> {
  return dropdown.locator('> li > a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

for (const script of [true, false]) {
  test.describe(script ? 'main menu' : 'main menu without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const language of ['en', 'ar'] as const) {
      test(`dropdowns open on hover and lead on (${language})`, async ({ page }) => {
        await visit(page, inLanguage('/', language), 'desktop');
        const { link, dropdown } = entryOf(page, inLanguage('/solutions', language));
        await expect(dropdown).toBeHidden();
        await link.hover();
        await expect(dropdown).toBeVisible();
        const target = inLanguage('/solutions/charging-system/ev-charger', language);
        await dropdown.locator(`a[href="${target}"]`).click();
        await expect(page).toHaveURL(target);
      });
    }

    test('dropdowns open on keyboard focus, and close when it leaves', async ({ page }) => {
      await visit(page, '/', 'desktop');
      const { link, dropdown } = entryOf(page, '/services');
      await link.focus();
      await expect(dropdown).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(dropdown.locator('a').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dropdown.locator('a').last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(entryOf(page, '/news').link).toBeFocused();
      await expect(dropdown).toBeHidden();
    });
  });
}

test('a dropdown with more than 3 entries is laid out wider', async ({ page }) => {
  for (const language of ['en', 'ar'] as const) {
    await visit(page, inLanguage('/', language), 'desktop');
    const widths = new Map<boolean, number>();
    for (const path of ['/solutions', '/services', '/about-us']) {
      const { link, dropdown } = entryOf(page, inLanguage(path, language));
      await link.hover();
      await expect(dropdown).toBeVisible();
      const isWide = (await dropdown.locator('> li').count()) > 3;
      expect(await columnsOf(dropdown), `columns of ${path} in ${language}`).toBe(isWide ? 2 : 1);
      widths.set(isWide, (await boxOf(dropdown)).width);
    }
    expect(widths.get(true)).toBeGreaterThan(widths.get(false) ?? Infinity);
  }
});

test('dropdowns stay inside the window', async ({ page }) => {
  for (const language of ['en', 'de', 'ar'] as const) {
    await visit(page, inLanguage('/', language), 'desktop');
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/solutions', '/services', '/about-us']) {
        const { link, dropdown } = entryOf(page, inLanguage(path, language));
        await link.hover();
        await expect(dropdown).toBeVisible();
        const { left, right, bottom } = await boxOf(dropdown);
        const place = `${path} in ${language} at ${width}`;
        expect(left, `left of ${place}`).toBeGreaterThanOrEqual(0);
        expect(right, `right of ${place}`).toBeLessThanOrEqual(width);
        expect(bottom, `bottom of ${place}`).toBeLessThanOrEqual(900);
      }
    }
  }
});

test('the menu is as specified; sustainable-development stands after download in English and German only', async ({
  page,
}) => {
  for (const language of ['en', 'de', 'fr', 'ar'] as const) {
    await visit(page, inLanguage('/', language), 'desktop');
    const tops = await page
      .locator('.menu-item > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const paths = ['/', '/solutions', '/technical-strength', '/services', '/news', '/about-us'];
    expect(tops).toEqual(paths.map((path) => inLanguage(path, language)));

    const about = await addressesIn(entryOf(page, inLanguage('/about-us', language)).dropdown);
    const sustainability = ['en', 'de'].includes(language) ? ['sustainable-development'] : [];
    expect(about).toEqual([
      ...['company-profile', 'corporation-partner', 'download', ...sustainability, 'contact-us'].map((name) =>
        inLanguage(`/about-us/${name}`, language),
      ),
      'https://careers.arcvane.example',
    ]);

    const { dropdown } = entryOf(page, inLanguage('/solutions', language));
    const systems = ['battery-system', 'electric-drive-system', 'charging-system', 'energy-storage-system'];
    expect(await addressesIn(dropdown)).toEqual(
      systems.map((system) => inLanguage(`/solutions/${system}`, language)),
    );
    expect(await dropdown.locator('> li > ul a').count()).toBe(11);
    // The hidden child and the page that only the footer links to.
    await expect(page.locator('.menu a[href$="/news/detail"], .menu a[href$="/privacy"]')).toHaveCount(0);
  }
});

test('the careers entry opens the external site in a window of its own', async ({ page, context }) => {
  await standInFor(context, 'careers.arcvane.example');
  await visit(page, '/', 'desktop');
  await entryOf(page, '/about-us').link.hover();
  const careers = page.getByRole('link', { name: new RegExp(wordsOf('en').nav.careers) });
  await expect(careers).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(careers).toHaveAccessibleName(/opens in a new window/);
  const opened = context.waitForEvent('page');
  await careers.click();
  const popup = await opened;
  await expect(popup).toHaveURL('https://careers.arcvane.example/');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  expect(addressOf(page)).toBe('/');
});

test('Escape closes a dropdown that is open by hover, and it opens again on the next visit', async ({
  page,
}) => {
  await visit(page, '/', 'desktop');
  const { link, dropdown } = entryOf(page, '/solutions');
  await link.hover();
  await expect(dropdown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dropdown).toBeHidden();
  await page.locator('h1').hover();
  await link.hover();
  await expect(dropdown).toBeVisible();
});

test('Escape closes a dropdown that is open by focus, and gives the focus back to its entry', async ({
  page,
}) => {
  await visit(page, '/', 'desktop');
  const { link, dropdown } = entryOf(page, '/solutions');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(dropdown.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entryOf(page, '/technical-strength').link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dropdown).toBeVisible();
});

test('marks the section that the page belongs to', async ({ page }) => {
  await visit(page, '/about-us/download', 'desktop');
  await expect(page.locator('.menu-item > [aria-current]')).toHaveAttribute('href', '/about-us');
});
