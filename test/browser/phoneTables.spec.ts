import type { Locator } from '@playwright/test';
import { toMobile } from '../../src/model/paths.ts';
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

for (const language of LANGUAGES) {
  test(`tables show whole columns at rest, and row headers while they scroll (${language})`, async ({
    page,
    layout,
  }) => {
    for (const path of PAGES) {
      const [pathname = '', query = ''] = path.split('?');
      await visit(page, `${inLanguage(toMobile(pathname), language)}?${query}`, layout);
      const region = page.locator('.data-table-scroll').first();
      const header = region.locator('tbody th > span').first();
      const start = await header.boundingBox();
      for (const share of [0, 0.4, 1]) {
        await scrollTo(region, share);
        expect.soft(await cutAtEnd(region), `${path} at ${share}`).toBeLessThanOrEqual(2);
        expect.soft(await header.boundingBox()).toEqual(start);
      }
    }
  });
}

test('a table is a named region that scrolls with the arrow keys', async ({ page, layout }) => {
  await visit(page, '/solutions/detail/battery/mobile', layout);
  const region = page.getByRole('region', { name: await page.locator('#data h2').innerText() });
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
