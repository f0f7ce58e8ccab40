import type { Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit } from './kit.ts';

const banner = (page: Page) => page.locator('[data-consent]');
/** The `summary` that opens the custom choice. */
const chooser = (page: Page) => banner(page).locator('summary');

/** Width, height, top and style of each visible answer button, joined into one string per button. */
function answersOf(page: Page) {
  return banner(page)
    .locator('.button-answer:visible')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return [
          Math.round(width),
          height,
          top,
          color,
          backgroundColor,
          borderColor,
          fontSize,
          fontWeight,
        ].join();
      }),
    );
}

/** Scrolls to the end of the page. @returns the distance from the footer's end to the banner, in pixels */
function roomAtEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const end = document.querySelector('.footer-end')?.getBoundingClientRect().bottom ?? Infinity;
    return (document.querySelector('[data-consent]')?.getBoundingClientRect().top ?? 0) - end;
  });
}

// The script makes room for the banner; without it, the banner is in the page flow.
for (const layoutAndScript of ['@desktop', 'without script @mobile']) {
  test.describe(layoutAndScript, () => {
    test.use({ javaScriptEnabled: layoutAndScript === '@desktop' });

    test('the banner has three equal answers side by side, and all content can be scrolled clear of it', async ({
      page,
      layout,
      language,
    }) => {
      await visit(page, inLanguage('/legal', language), layout);
      await expect(banner(page)).toBeVisible();
      const answers = await answersOf(page);
      expect(answers).toHaveLength(3);
      expect(new Set(answers).size).toBe(1);
      // The script's ResizeObserver runs after the size has changed.
      await expect.poll(() => roomAtEnd(page)).toBeGreaterThanOrEqual(0);
      await chooser(page).click();
      await expect(banner(page).locator('details')).toHaveAttribute('open');
      await expect.poll(() => roomAtEnd(page)).toBeGreaterThanOrEqual(0);
    });
  });
}

test('the banner never hides the focused element', async ({ page, layout, language }) => {
  await visit(page, inLanguage('/news', language), layout);
  await expect(banner(page)).toHaveAttribute('data-ready');
  await page.evaluate(() => {
    const seen: { name: string; hiddenBy: number }[] = [];
    Reflect.set(window, 'seen', seen);
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || target.closest('[data-consent]')) return;
      const top = document.querySelector('[data-consent]')?.getBoundingClientRect().top ?? 0;
      const name = target.textContent.trim().slice(0, 40);
      seen.push({ name, hiddenBy: target.getBoundingClientRect().top - top });
    });
  });
  for (let steps = 0; steps < 150; steps += 1) await page.keyboard.press('Tab');
  const seen: { name: string; hiddenBy: number }[] = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(seen.filter(({ hiddenBy }) => hiddenBy >= 0)).toEqual([]);
  expect(new Set(seen.map(({ name }) => name)).size).toBeGreaterThan(20);
});

test('the banner fits viewports of any height', async ({ page, layout }) => {
  const width = layout === 'mobile' ? 390 : 1440;
  await page.setViewportSize({ width, height: 2000 });
  await visit(page, toLayout('/legal', layout), layout);

  await test.step('the list of options is at most 18.75rem high', async () => {
    await chooser(page).click();
    const [most, rem] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('.consent-options ul') ?? document.body).maxBlockSize,
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    ]);
    expect(most).toBe(`${18.75 * rem}px`);
  });

  await test.step('in a low viewport the banner is in the page flow', async () => {
    await page.setViewportSize({ width, height: 400 });
    await expect(banner(page)).toHaveCSS('position', 'static');
  });
});
