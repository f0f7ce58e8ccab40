import type { Locator, Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, boxOf, expect, settled, standInFor, test, visit, wordsOf } from './kit.ts';

function entryOf(page: Page, path: string) {
  const entry = page
    .getByRole('navigation', { name: /.+/ })
    .locator('.menu-item')
    .filter({ has: page.locator(`> a[href="${path}"]`) });
  return {
    link: entry.locator('> a'),
    button: entry.locator('> button'),
    dropdown: entry.locator('> .dropdown'),
  };
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
  });
}

test.describe('main menu without script', () => {
  test.use({ javaScriptEnabled: false });

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

  test('it has no buttons that do nothing', async ({ page }) => {
    await visit(page, '/', 'desktop');
    await expect(page.locator('.menu button')).toHaveCount(3);
    for (const button of await page.locator('.menu button').all()) await expect(button).toBeHidden();
  });
});

for (const language of ['en', 'ar'] as const) {
  test.describe(`by keyboard (${language})`, () => {
    const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const entry = (page: Page, path: string) => entryOf(page, inLanguage(path, language));

    test('a button opens a dropdown, and it closes when the focus leaves', async ({ page }) => {
      await visit(page, inLanguage('/', language), 'desktop');
      const { link, button, dropdown } = entry(page, '/services');
      await link.focus();
      await expect(dropdown).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveAccessibleName(/\S/);
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(dropdown).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(dropdown.locator('a').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(entry(page, '/news').link).toBeFocused();
      await expect(dropdown).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.focus();
      await page.keyboard.press('Space');
      await expect(dropdown).toBeVisible();
      await page.keyboard.press('Space');
      await expect(dropdown).toBeHidden();
    });

    test('arrow keys move along the entries and in a dropdown', async ({ page }) => {
      await visit(page, inLanguage('/', language), 'desktop');
      const { link, button, dropdown } = entry(page, '/services');
      await entry(page, '/technical-strength').link.focus();
      await page.keyboard.press(onward);
      await expect(link).toBeFocused();
      await page.keyboard.press(back);
      await expect(entry(page, '/technical-strength').link).toBeFocused();
      await page.keyboard.press('End');
      await expect(entry(page, '/about-us').link).toBeFocused();
      await page.keyboard.press('Home');
      await expect(entry(page, '/').link).toBeFocused();
      await link.focus();
      await page.keyboard.press('ArrowDown');
      await expect(dropdown).toBeVisible();
      const entries = dropdown.locator('a');
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(entries.last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(entries.last()).toBeFocused();
      await page.keyboard.press('Home');
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(entries.last()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(button).toBeFocused();
      await entries.first().focus();
      await page.keyboard.press(onward);
      await expect(entry(page, '/news').link).toBeFocused();
      await expect(dropdown).toBeHidden();
    });
  });
}

test('a pointer that only passes by opens nothing', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/', 'desktop');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const { link, dropdown } = entryOf(page, '/services');
  await link.hover();
  await page.clock.runFor(50);
  await page.locator('h1').hover();
  await page.clock.runFor(1000);
  await expect(dropdown).toBeHidden();
  await link.hover();
  await page.clock.runFor(100);
  await expect(dropdown).toBeVisible();
  // One that strays for a moment closes nothing.
  await page.locator('h1').hover();
  await page.clock.runFor(100);
  await link.hover();
  await page.clock.runFor(1000);
  await expect(dropdown).toBeVisible();
  await page.locator('h1').hover();
  await page.clock.runFor(300);
  await expect(dropdown).toBeHidden();
});

test('one dropdown is open at a time, and none after a visit or a click beside it', async ({ page }) => {
  await visit(page, '/', 'desktop');
  const [services, about] = [entryOf(page, '/services'), entryOf(page, '/about-us')];
  await services.button.focus();
  await page.keyboard.press('Enter');
  await expect(services.dropdown).toBeVisible();
  await about.link.hover();
  await expect(about.dropdown).toBeVisible();
  await expect(services.dropdown).toBeHidden();
  await about.dropdown.locator('a').first().click();
  await expect(page).toHaveURL('/about-us/company-profile');
  await expect(page.locator('h1')).toBeFocused();
  await expect(about.dropdown).toBeHidden();
  await services.button.dispatchEvent('click');
  await expect(services.dropdown).toBeVisible();
  await page.locator('h1').click();
  await expect(services.dropdown).toBeHidden();
});

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

test('Escape closes a dropdown that is open by its button, and gives the focus back to it', async ({
  page,
}) => {
  await visit(page, '/', 'desktop');
  const { button, dropdown } = entryOf(page, '/solutions');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dropdown.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entryOf(page, '/technical-strength').link).toBeFocused();
});

test('marks the section that the page belongs to', async ({ page }) => {
  await visit(page, '/about-us/download', 'desktop');
  await expect(page.locator('.menu-item > [aria-current]')).toHaveAttribute('href', '/about-us');
});
