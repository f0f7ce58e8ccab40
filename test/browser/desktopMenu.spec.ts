import type { Locator, Page } from '@playwright/test';
import { CAREERS_URL } from '../kit/addresses.ts';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, boxOf, expect, pauseClock, settled, standInFor, test, visit, wordsOf } from './kit.ts';

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

/** Number of columns of a dropdown. */
async function columnsOf(dropdown: Locator): Promise<number> {
  await settled(dropdown);
  const starts = await dropdown
    .locator('> li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  return new Set(starts).size;
}

/** Opens a dropdown with the pointer and follows a link in it. */
async function followByHover(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { link, dropdown } = entryOf(page, inLanguage('/solutions', language));
  await expect(dropdown).toBeHidden();
  await link.hover();
  await expect(dropdown).toBeVisible();
  const target = inLanguage('/solutions/charging-system/ev-charger', language);
  await dropdown.locator(`a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
}

/** Tab reaches each link of an open dropdown, and closes it after the last one. */
async function tabThrough(page: Page, dropdown: Locator, next: Locator): Promise<void> {
  await expect(dropdown).toBeVisible();
  for (const target of await dropdown.locator('a').all()) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(dropdown).toBeHidden();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open on focus and hover, and the buttons are hidden', async ({ page }) => {
    await visit(page, inLanguage('/', 'ar'), 'desktop');
    const buttons = page.locator('.menu button');
    await expect(buttons).toHaveCount(await page.locator('.menu .dropdown').count());
    await expect(buttons.filter({ visible: true })).toHaveCount(0);
    const entry = (path: string) => entryOf(page, inLanguage(path, 'ar'));
    await entry('/services').link.focus();
    await tabThrough(page, entry('/services').dropdown, entry('/news').link);
    await followByHover(page, 'ar');
  });
});

// The arrow keys depend on the direction.
for (const language of ['en', 'ar'] as const) {
  const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  test(`dropdowns open by button and hover and close on focus loss; arrow keys move the focus (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage('/', language), 'desktop');
    const entry = (path: string) => entryOf(page, inLanguage(path, language));
    const { link, button, dropdown } = entry('/services');
    await link.focus();
    await expect(dropdown).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAccessibleName(/\S/);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await tabThrough(page, dropdown, entry('/news').link);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Space');
    await expect(dropdown).toBeVisible();
    await page.keyboard.press('Space');
    await expect(dropdown).toBeHidden();

    await entry('/technical-strength').link.focus();
    await page.keyboard.press(onward);
    await expect(link).toBeFocused();
    await page.keyboard.press(back);
    await expect(entry('/technical-strength').link).toBeFocused();
    await page.keyboard.press('End');
    await expect(entry('/about-us').link).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entry('/').link).toBeFocused();
    await link.focus();
    await page.keyboard.press('ArrowDown');
    await expect(dropdown).toBeVisible();
    const entries = dropdown.locator('a');
    for (const target of await entries.all()) {
      await expect(target).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await expect(entries.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('End');
    for (const target of (await entries.all()).toReversed()) {
      await expect(target).toBeFocused();
      await page.keyboard.press('ArrowUp');
    }
    await expect(button).toBeFocused();
    await entries.first().focus();
    await page.keyboard.press(onward);
    await expect(entry('/news').link).toBeFocused();
    await expect(dropdown).toBeHidden();

    await followByHover(page, language);
  });
}

test('hovering opens and closes after a delay; a click on the button keeps a dropdown open', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/', 'desktop');
  await pauseClock(page);
  const { link, button, dropdown } = entryOf(page, '/services');
  await link.hover();
  await page.clock.runFor(50);
  await page.locator('h1').hover();
  await page.clock.runFor(1000);
  await expect(dropdown).toBeHidden();
  await link.hover();
  await page.clock.runFor(100);
  await expect(dropdown).toBeVisible();
  // Leaving the entry briefly does not close it.
  await page.locator('h1').hover();
  await page.clock.runFor(100);
  await link.hover();
  await page.clock.runFor(1000);
  await expect(dropdown).toBeVisible();
  await page.locator('h1').hover();
  await page.clock.runFor(300);
  await expect(dropdown).toBeHidden();

  await button.hover();
  await page.clock.runFor(100);
  await expect(dropdown).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(dropdown).toBeHidden();
});

test('one dropdown is open at a time, none after a visit or an outside click; careers open in a new window', async ({
  page,
  context,
}) => {
  await standInFor(context, new URL(CAREERS_URL).host);
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

  const address = addressOf(page);
  await about.link.hover();
  const careers = page.getByRole('link', { name: new RegExp(wordsOf('en').nav.careers) });
  await expect(careers).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(careers).toHaveAccessibleName(new RegExp(wordsOf('en').frame.opensNewWindow));
  const opened = context.waitForEvent('page');
  await careers.click();
  const popup = await opened;
  await expect(popup).toHaveURL(`${CAREERS_URL}/`);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  expect(addressOf(page)).toBe(address);
});

// The longest texts, and right to left.
for (const language of ['de', 'ar'] as const) {
  test(`dropdowns stay inside the viewport; those with more than 3 entries are wider (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, inLanguage('/', language), 'desktop');
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const widths = new Map<boolean, number>();
      for (const path of ['/solutions', '/services', '/about-us']) {
        const { button, dropdown } = entryOf(page, inLanguage(path, language));
        await button.press('Enter');
        await expect(dropdown).toBeVisible();
        const place = `${path} in ${language} at ${width}`;
        const { left, right, bottom, width: dropdownWidth } = await boxOf(dropdown);
        expect(left, `left of ${place}`).toBeGreaterThanOrEqual(0);
        expect(right, `right of ${place}`).toBeLessThanOrEqual(width);
        expect(bottom, `bottom of ${place}`).toBeLessThanOrEqual(900);
        const isWide = (await dropdown.locator('> li').count()) > 3;
        widths.set(isWide, dropdownWidth);
        if (width === 1440) expect((await columnsOf(dropdown)) > 1, `columns of ${place}`).toBe(isWide);
      }
      if (width === 1440) expect(widths.get(true)).toBeGreaterThan(widths.get(false) ?? Infinity);
    }
  });
}

test('Escape closes a dropdown and returns the focus to its button; one entry is marked: the open one, or that of the page', async ({
  page,
}) => {
  await visit(page, '/', 'desktop');
  const { link, button, dropdown } = entryOf(page, '/solutions');
  const marks = () =>
    page
      .locator('.menu-item > a')
      .evaluateAll((links) =>
        links.map((entry) => !getComputedStyle(entry).boxShadow.includes('rgba(0, 0, 0, 0)')),
      );
  const markedAt = async (marked: number) =>
    expect.poll(marks).toEqual((await marks()).map((_, index) => index === marked));
  await markedAt(0);
  await link.hover();
  await expect(dropdown).toBeVisible();
  await markedAt(1);
  await page.keyboard.press('Escape');
  await expect(dropdown).toBeHidden();
  await page.locator('h1').hover();
  await link.hover();
  await expect(dropdown).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('h1').hover();
  await expect(dropdown).toBeHidden();

  await button.press('Enter');
  await markedAt(1);
  await page.keyboard.press('Tab');
  await expect(dropdown.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  const next = entryOf(page, '/technical-strength').link;
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', 'solid');
  await expect(next).toHaveCSS('outline-width', '2px');

  const [entry, header] = [await boxOf(entryOf(page, '/news').link), await boxOf(page.locator('header'))];
  expect(header.bottom - header.top, 'the header is one line high').toBeLessThan(100);
  expect(Math.abs(entry.bottom - header.bottom), 'the entries fill it').toBeLessThan(2);
});
