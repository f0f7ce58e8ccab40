import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { CAREERS_URL } from '../kit/addresses.ts';
import { inLanguage } from '../kit/routes.ts';
import {
  addressOf,
  boxOf,
  expect,
  expectSameDocument,
  markDocument,
  pauseClock,
  settled,
  showByVisit,
  standInFor,
  test,
  visit,
  wordsOf,
} from './kit.ts';

/** Path data of the close icon, from the build manifest. */
const [, CLOSE_DRAWING = ''] =
  / d="([^"]+)"/.exec(JSON.parse(readFileSync('build/manifest.json', 'utf8')).icons.close) ?? [];

function panelOf(page: Page) {
  const toggle = page.locator('[data-mobile-menu] > summary');
  const panel = page.locator('.mobile-panel');
  return {
    toggle,
    menuIcon: toggle.locator('.icon').first(),
    /** With script the close button is in a dialog; without it, the toggle closes the panel. */
    close: page.locator('.mobile-dialog[open] > button, [data-mobile-menu]:not(:has(~ dialog)) > summary'),
    closeIcon: page
      .locator('.mobile-dialog .icon, [data-mobile-menu]:not(:has(~ dialog)) > summary .icon')
      .filter({ has: page.locator(`path[d="${CLOSE_DRAWING}"]`) }),
    panel,
    /** An expandable section, by its label. */
    part: (name: string | RegExp) =>
      panel
        .locator('details')
        .filter({ has: page.locator('> summary', { hasText: name }) })
        .last(),
  };
}

// A dialog with script, a disclosure without; the direction mirrors both.
for (const [script, language] of [
  [true, 'en'],
  [false, 'ar'],
] as const) {
  test.describe(script ? 'menu panel' : 'menu panel without script', () => {
    test.use({ javaScriptEnabled: script });

    test('opens by its toggle, which becomes a close icon; on a small screen, every entry can be reached', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await visit(page, inLanguage('/', language), 'mobile');
      const { toggle, menuIcon, close, closeIcon, panel, part } = panelOf(page);
      await expect(panel).toBeHidden();
      await expect(menuIcon).toBeVisible();
      await expect(closeIcon).toBeHidden();
      const place = await boxOf(toggle);
      await toggle.tap();
      await expect(panel).toBeVisible();
      await expect(menuIcon).toBeHidden();
      await expect(closeIcon).toBeVisible();
      await settled(panel);
      await settled(page.locator('.mobile-dialog, .mobile-panel').first());
      // Same position as the toggle.
      expect(await boxOf(close)).toEqual(place);
      await close.tap();
      await expect(panel).toBeHidden();
      await expect(menuIcon).toBeVisible();

      await toggle.tap();
      await settled(panel);
      const services = part(wordsOf(language).nav.services);
      const join = services.locator(`a[href="${inLanguage('/services/join/mobile', language)}"]`);
      await expect(join).toBeHidden();
      for (const summary of await panel.locator('> ul > li > details > summary').all()) await summary.tap();
      await expect(panel.locator('> ul > li > [open]')).toHaveCount(1);
      const languages = panel.locator('> ul > li').last();
      await expect(languages.getByRole('link')).toHaveCount(LANGUAGE_CODES.length + 1);
      const last = panel.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      // The panel does not overlap the close button.
      expect((await boxOf(panel)).top).toBeGreaterThanOrEqual((await boxOf(close)).bottom);
      await services.locator('> summary').tap();
      await join.tap();
      await expect(page).toHaveURL(inLanguage('/services/join/mobile', language));
      await expect(panel).toBeHidden();
    });
  });
}

test('is at the right in English and at the left in Arabic; Escape and an outside tap close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const language of ['en', 'ar'] as const) {
    await visit(page, inLanguage('/', language), 'mobile');
    const { toggle, panel } = panelOf(page);
    const toggleBox = await boxOf(toggle);
    await toggle.tap();
    await settled(page.locator('.mobile-dialog'));
    const { left, right, width } = await boxOf(panel);
    expect(width).toBeLessThan(844);
    if (language === 'en') {
      expect(right).toBeCloseTo(844, 0);
      expect(toggleBox.left).toBeGreaterThan(422);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();
    } else {
      expect(left).toBeCloseTo(0, 0);
      expect(toggleBox.right).toBeLessThan(422);
      await page.touchscreen.tap(744, 300);
      await expect(panel).toBeHidden();
    }
  }
});

test('following a link closes the panel and shows the page after 500 ms', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/services', 'mobile');
  await markDocument(page);
  const { toggle, panel } = panelOf(page);
  await toggle.tap();
  await settled(page.locator('.mobile-dialog'));
  await pauseClock(page);
  await panel.locator('a[href="/technical-strength/mobile"]').tap();
  await expect(panel).toBeHidden();
  await page.clock.runFor(490);
  expect(addressOf(page)).toBe('/services/mobile');
  await page.clock.runFor(20);
  // One frame for the response to the tap, and one for the page.
  await page.clock.runFor(40);
  await expect(page).toHaveURL('/technical-strength/mobile');
  await expect(page.locator('h1')).toBeFocused();
  await expectSameDocument(page);
  // The page's section is marked as current, as after a page load.
  await page.clock.resume();
  await toggle.tap();
  await expect(panel.locator('a[aria-current]').first()).toHaveAttribute(
    'href',
    '/technical-strength/mobile',
  );
});

test('traps the focus and prevents scrolling of the page behind it; careers open in a new window', async ({
  page,
  context,
}) => {
  await standInFor(context, new URL(CAREERS_URL).host);
  await visit(page, '/about-us', 'mobile');
  const { toggle, close, panel, part } = panelOf(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await expect(page.getByRole('dialog', { name: wordsOf('en').frame.mainMenu })).toBeVisible();
  await expect(close).toHaveAccessibleName(wordsOf('en').frame.closeMenu);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
    expect(await isOutside()).toBe(false);
  }
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.tap();
  await settled(panel);
  // The page's own section is already open.
  const careers = part(wordsOf('en').nav.aboutUs).getByRole('link', { name: wordsOf('en').nav.careers });
  await expect(careers).toHaveAttribute('rel', /\bnoopener\b/);
  const opened = context.waitForEvent('page');
  await careers.tap();
  await expect(await opened).toHaveURL(`${CAREERS_URL}/`);
});

/** Shows a second page by a visit and opens its panel. */
async function openPanelAfterVisit(page: Page) {
  await visit(page, '/legal', 'mobile');
  await showByVisit(page, '/privacy/mobile');
  await markDocument(page);
  const parts = panelOf(page);
  await parts.toggle.tap();
  return parts;
}

test('closes when another page is shown, and its heading gets the focus', async ({ page }) => {
  const { panel } = await openPanelAfterVisit(page);
  await expect(panel).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/legal/mobile');
  await expect(panel).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await expectSameDocument(page);
});

test('a chosen link is not followed once another page is shown', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { panel } = await openPanelAfterVisit(page);
  await settled(panel);
  await pauseClock(page);
  const news = panel.locator('a[href="/news/mobile"]');
  await news.evaluate(async (link) => {
    let clicks = 0;
    link.addEventListener('click', () => link.setAttribute('data-clicks', String((clicks += 1))));
    const shown = new Promise((done) => document.addEventListener('visit', done, { once: true }));
    if (link instanceof HTMLElement) link.click();
    history.back();
    await shown;
  });
  await expect(page).toHaveURL('/legal/mobile');
  await page.clock.runFor(1000);
  await expect(news).toHaveAttribute('data-clicks', '1');
  expect(addressOf(page)).toBe('/legal/mobile');
  await expectSameDocument(page);
});
