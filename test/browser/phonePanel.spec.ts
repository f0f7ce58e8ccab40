import type { Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { boxOf, expect, settled, standInFor, test, visit, wordsOf } from './kit.ts';

function panelOf(page: Page) {
  const menu = page.locator('[data-mobile-menu]');
  return {
    toggle: menu.locator('> summary'),
    menuIcon: menu.locator('> summary .icon').first(),
    closeIcon: menu.locator('> summary .icon').last(),
    panel: menu.locator('.mobile-panel'),
    /** A part that opens on tap, by its name. */
    part: (name: string | RegExp) =>
      menu
        .locator('details')
        .filter({ has: page.locator('> summary', { hasText: name }) })
        .last(),
  };
}

for (const script of [true, false]) {
  test.describe(script ? 'menu panel' : 'menu panel without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const language of ['en', 'ar'] as const) {
      test(`opens by its toggle, which becomes a close icon, and closes by it (${language})`, async ({
        page,
      }) => {
        await visit(page, inLanguage('/', language), 'mobile');
        const { toggle, menuIcon, closeIcon, panel } = panelOf(page);
        await expect(panel).toBeHidden();
        await expect(menuIcon).toBeVisible();
        await expect(closeIcon).toBeHidden();
        await toggle.tap();
        await expect(panel).toBeVisible();
        await expect(menuIcon).toBeHidden();
        await expect(closeIcon).toBeVisible();
        await settled(panel);
        await toggle.tap();
        await expect(panel).toBeHidden();
        await expect(menuIcon).toBeVisible();
      });

      test(`sections expand on tap and lead on (${language})`, async ({ page }) => {
        await visit(page, inLanguage('/', language), 'mobile');
        const { toggle, panel, part } = panelOf(page);
        const { nav } = wordsOf(language);
        await toggle.tap();
        await settled(panel);
        const services = part(nav.services);
        const join = services.locator(`a[href="${inLanguage('/services/join/mobile', language)}"]`);
        await expect(join).toBeHidden();
        await services.locator('> summary').tap();
        await expect(join).toBeVisible();
        await join.tap();
        await expect(page).toHaveURL(inLanguage('/services/join/mobile', language));
        await expect(panel).toBeHidden();
      });
    }

    test('holds the same sections as the desktop menu, and the language entry last', async ({ page }) => {
      for (const language of ['en', 'de', 'fr'] as const) {
        await visit(page, inLanguage('/', language), 'mobile');
        const { toggle, panel, part } = panelOf(page);
        const { nav, frame } = wordsOf(language);
        await toggle.tap();
        await settled(panel);
        const names = await panel
          .locator(':scope > ul > li > a, :scope > ul > li > details > summary')
          .allInnerTexts();
        expect(names.slice(0, -1).map((name) => name.trim())).toEqual([
          nav.home,
          nav.solutions,
          nav.technicalStrength,
          nav.services,
          nav.news,
          nav.aboutUs,
        ]);
        expect(names.at(-1)).toContain(frame.language);
        await expect(
          panel.locator(`a[href="${inLanguage('/about-us/sustainable-development/mobile', language)}"]`),
        ).toHaveCount(language === 'fr' ? 0 : 1);

        const languages = part(frame.language);
        await languages.locator('> summary').tap();
        await expect(languages.getByRole('link')).toHaveCount(8);
        await expect(languages.getByRole('link').last()).toBeVisible();
      }
    });

    test('every entry can be reached on a small screen', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await visit(page, '/', 'mobile');
      const { toggle, panel } = panelOf(page);
      await toggle.tap();
      await settled(panel);
      for (const summary of await panel.locator('> ul > li > details > summary').all()) await summary.tap();
      const last = panel.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });
}

test('stands at the right in English and at the left in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const language of ['en', 'ar'] as const) {
    await visit(page, inLanguage('/', language), 'mobile');
    const { toggle, panel } = panelOf(page);
    const toggleBox = await boxOf(toggle);
    await toggle.tap();
    await settled(panel);
    const { left, right, width } = await boxOf(panel);
    expect(width).toBeLessThan(844);
    if (language === 'en') {
      expect(right).toBeCloseTo(844, 0);
      expect(toggleBox.left).toBeGreaterThan(422);
    } else {
      expect(left).toBeCloseTo(0, 0);
      expect(toggleBox.right).toBeLessThan(422);
    }
  }
});

test('closes on Escape and on a tap beside it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/', 'mobile');
  const { toggle, panel } = panelOf(page);
  await toggle.tap();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.tap();
  await settled(panel);
  await page.touchscreen.tap(100, 300);
  await expect(panel).toBeHidden();
});

test('the careers entry opens the external site in a window of its own', async ({ page, context }) => {
  await standInFor(context, 'careers.arcvane.example');
  await visit(page, '/about-us', 'mobile');
  const { toggle, panel, part } = panelOf(page);
  await toggle.tap();
  await settled(panel);
  // The section that the page belongs to is open already.
  const careers = part(wordsOf('en').nav.aboutUs).getByRole('link', { name: wordsOf('en').nav.careers });
  await expect(careers).toHaveAttribute('rel', /\bnoopener\b/);
  const opened = context.waitForEvent('page');
  await careers.tap();
  await expect(await opened).toHaveURL('https://careers.arcvane.example/');
});
