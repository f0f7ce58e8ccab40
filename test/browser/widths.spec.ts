import type { Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import {
  addressOf,
  deepPages,
  expect,
  expectSameDocument,
  markDocument,
  settled,
  test,
  visit,
  wordsOf,
  type BrowserOptions,
} from './kit.ts';

type Layout = BrowserOptions['layout'];

const SOLUTION = '/solutions/battery-system/battery-pack';

/** Opens a solution page through the mobile panel, the dropdown or the solutions page. */
async function goByMenu(page: Page, layout: Layout, language: 'en' | 'ar', target: string): Promise<void> {
  if (layout === 'mobile') {
    await page.locator('[data-mobile-menu] > summary').click();
    const part = page
      .locator('.mobile-panel details')
      .filter({ has: page.locator('> summary', { hasText: wordsOf(language).nav.solutions }) })
      .first();
    await settled(page.locator('.mobile-panel'));
    await part.locator('> summary').click();
    for (const inner of await part.locator('details > summary').all()) {
      if (await inner.isVisible()) await inner.click();
      if (await part.locator(`a[href="${target}"]`).isVisible()) break;
    }
    await part.locator(`a[href="${target}"]`).click();
  } else {
    const entry = page.locator('.menu-item-wide').first();
    await entry.locator('> a').hover();
    const link = entry.locator(`.dropdown a[href="${target}"]`);
    if ((page.viewportSize()?.width ?? 0) >= 768) await link.click();
    else {
      // The desktop layout has no dropdowns in a narrow window; use the links on the solutions page.
      await entry.locator('> a').click();
      await page.locator(`main a[href="${target}"]`).first().click();
    }
  }
  await expect(page).toHaveURL(target);
}

async function expectNoWiderThanWindow(page: Page): Promise<void> {
  // The address of a new document changes before its stylesheets are loaded.
  await page.waitForLoadState();
  const [needed, there] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needed).toBeLessThanOrEqual(there ?? 0);
}

/**
 * A desktop window that is too narrow for the desktop layout, with and without the script that switches it, one that is
 * just wide enough, and a phone.
 */
const CASES = [
  { device: 'desktop', width: 700, script: true, language: 'ar' },
  { device: 'desktop', width: 700, script: false, language: 'en' },
  { device: 'desktop', width: 800, script: true, language: 'en' },
  { device: 'mobile', width: 390, script: false, language: 'ar' },
] as const;

for (const { device, width, script, language } of CASES) {
  const title = `at ${width} px${script ? '' : ' without script'} (${language})`;
  test.describe(`${title} @${device}`, () => {
    test.use({ javaScriptEnabled: script });

    test('consent, menu, swiper, going back and language choice work', async ({ page, viewport }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: viewport?.height ?? 900 });
      // Without script, the layout depends on the device only.
      const layout: Layout = script && width < 768 ? 'mobile' : device;
      const [home, solution] = [
        toLayout(inLanguage('/', language), layout),
        toLayout(inLanguage(SOLUTION, language), layout),
      ];
      await page.goto(inLanguage('/', language));
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
      await expect(page).toHaveURL(home);
      const { banner } = wordsOf(language).consent;
      await page.getByRole('button', { name: banner.necessaryOnly, exact: true }).click();
      await expect(page.locator('[data-consent]')).toHaveCount(0);
      await expectNoWiderThanWindow(page);

      if (script) await markDocument(page);
      await goByMenu(page, layout, language, solution);
      await expectNoWiderThanWindow(page);
      const swiper = page.locator('.swiper-advantage');
      const track = swiper.locator('.swiper-track');
      if (script) {
        await expectSameDocument(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await swiper.locator('[data-next]').click();
      } else {
        // Below the first view, it is laid out after it.
        await expect(track).toBeVisible();
        await track.focus();
      }
      await expect(async () => {
        // The first key press after a load may have no effect.
        if (!script) await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
        await expect
          .poll(() => track.evaluate((node) => Math.abs(node.scrollLeft)), { timeout: 1000 })
          .toBeGreaterThan(0);
      }).toPass();

      await page.goBack();
      if (script || width >= 768 || device === 'mobile') {
        await expect(page).toHaveURL(home);
        // A visit back changes the address before it updates the page and the language links.
        await expect(page.locator('.hero')).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (script) await expectSameDocument(page);

      const translated = layout === 'mobile' ? '/de/mobile' : inLanguage(addressOf(page), 'de');
      if (layout === 'mobile') {
        await page.locator('[data-mobile-menu] > summary').click();
        await page.locator('.mobile-panel details').last().locator('> summary').click();
      } else {
        await page.locator('[data-language-menu] > summary').click();
      }
      await page.locator('header [data-language="de"]').click();
      await expect(page).toHaveURL(translated);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('[data-consent]')).toHaveCount(0);
    });
  });
}

test('pages of both layouts switch to the fitting layout at 700 px and 800 px @desktop', async ({ page }) => {
  for (const [width, fitting] of [
    [700, 'mobile'],
    [800, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [deepPages.article, '/solutions/detail/battery']) {
      await visit(page, toLayout(path, fitting === 'mobile' ? 'desktop' : 'mobile'), fitting);
      await expect(page).toHaveURL(toLayout(path, fitting));
      await expectNoWiderThanWindow(page);
    }
  }
});
