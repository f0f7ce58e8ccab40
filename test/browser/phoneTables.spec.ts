import type { Locator } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit } from './kit.ts';

/** Tables with short values, long words, long lists, two and four models, and without models. */
const PAGES = [
  '/solutions/detail/battery',
  '/solutions/detail/cabinet',
  '/solutions/detail/cloud',
  '/solutions/battery-system/packDetail/marine',
];

/** Default texts, longest words, right-to-left texts, and words without spaces. */
const LANGUAGES = ['en', 'de', 'ar', 'ja'] as const;

/** Distance between the end of the visible part of a table and the nearest end of a column, in CSS pixels. */
function cutAtEnd(region: Locator): Promise<number> {
  return region.evaluate((element) => {
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const { left, right } = element.getBoundingClientRect();
    const ends = [...element.querySelectorAll('thead th')].map((cell) => {
      const box = cell.getBoundingClientRect();
      return isRtl ? box.left - left : right - box.right;
    });
    return Math.min(...ends.map(Math.abs));
  });
}

/** Scrolls by a share of the hidden part, and waits until scrolling has snapped to a column. */
async function scrollTo(region: Locator, share: number): Promise<void> {
  await region.evaluate((element, part) => {
    const hidden = element.scrollWidth - element.clientWidth;
    element.scrollLeft = (getComputedStyle(element).direction === 'rtl' ? -1 : 1) * part * hidden;
  }, share);
}

test('tables show whole columns at rest, row headers while they scroll, and scroll with the arrow keys', async ({
  page,
  layout,
}) => {
  const region = page.locator('.data-table-scroll').first();
  for (const [nth, language] of LANGUAGES.entries()) {
    // Each table in two languages.
    for (const path of PAGES.filter((_, index) => index % 2 === nth % 2)) {
      await visit(page, inLanguage(path, language), layout);
      const header = region.locator('tbody th > span').first();
      const start = await header.boundingBox();
      for (const share of [0, 0.4, 1]) {
        await scrollTo(region, share);
        expect.soft(await cutAtEnd(region), `${language} ${path} at ${share}`).toBeLessThanOrEqual(2);
        expect.soft(await header.boundingBox()).toEqual(start);
      }
    }
  }
  await visit(page, '/solutions/detail/cabinet', layout);
  await expect(region).toHaveAccessibleName(await page.locator('#data h2').innerText());
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
