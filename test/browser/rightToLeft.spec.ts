import type { Locator } from '@playwright/test';
import { toDesktop } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { ALL_PATHS } from '../kit/walk.ts';
import { boxOf, expect, test, visit } from './kit.ts';
import { LAID_OUT, loadInFrame, REPEATING } from './loadInFrame.ts';
import { textsInWrongOrder } from './readingOrder.ts';

/** Whether the first character of a text is left of the last one. */
function runsLeftToRight(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!(node instanceof Text)) throw new Error('The element has no text');
    const left = (index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    return left(0) < left(node.data.length - 1);
  });
}

// The text direction depends on HTML and CSS only.
test.use({ javaScriptEnabled: false });

test.describe('Arabic', () => {
  test('mirrors the header', async ({ page, layout, viewport }) => {
    const middle = (viewport?.width ?? 0) / 2;
    const logo = page.locator('header .logo');
    const end = page.locator(
      `header ${layout === 'mobile' ? '[data-mobile-menu]' : '[data-language-menu]'} > summary`,
    );

    await visit(page, '/', layout);
    expect((await boxOf(logo)).right, 'logo in English').toBeLessThan(middle);
    expect((await boxOf(end)).left, 'menu in English').toBeGreaterThan(middle);

    await visit(page, '/ar', layout);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect((await boxOf(logo)).left, 'logo in Arabic').toBeGreaterThan(middle);
    expect((await boxOf(end)).right, 'menu in Arabic').toBeLessThan(middle);
    if (layout === 'desktop') {
      const starts = await page
        .locator('.menu-item')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    }
  });

  test('shows numbers and addresses left-to-right, Arabic text right-to-left', async ({ page, layout }) => {
    await visit(page, '/ar/about-us/contact-us', layout);
    for (const block of await page.locator('.contact-block').all()) {
      for (const kind of ['phone', 'mail'])
        expect(await runsLeftToRight(block.locator(`[data-contact-${kind}] bdi`)), kind).toBe(true);
    }
    expect(await runsLeftToRight(page.locator('h1'))).toBe(false);

    await visit(page, '/ar/solutions/detail/battery', layout);
    const model = page.locator('.data-table thead bdi').first();
    await expect(model).toHaveText(/^[A-Z]/);
    expect(await runsLeftToRight(model)).toBe(true);
  });

  test('aligns a key figure with its label', async ({ page, layout }) => {
    await visit(page, '/ar/solutions/energy-storage-system/cabinet-energy-storage', layout);
    for (const figure of await page.locator('.key-figures dl > div').all()) {
      const [label, value] = [await boxOf(figure.locator('dt')), await boxOf(figure.locator('dd'))];
      // On a phone they are side by side, if there is room, with the label at the right.
      expect(label.right).toBeGreaterThan(value.right - 1);
      if (layout === 'desktop') expect(label.right).toBeLessThan(value.right + 1);
    }
  });

  test('mirrors breadcrumbs and arrows', async ({ page, layout }) => {
    await visit(page, '/ar/solutions/battery-system', layout);
    const crumbs = await page
      .locator('.breadcrumbs li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(crumbs.length).toBeGreaterThan(1);
    expect(crumbs[0]).toBeGreaterThan(crumbs.at(-1) ?? Infinity);
    await visit(page, '/ar', layout);
    const arrow = page.locator('main .icon-directed').first();
    expect(await arrow.evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a)).toBe(-1);
  });

  test('draws the line chart right to left and map labels beside their markers', async ({ page, layout }) => {
    await visit(page, '/ar/technical-strength', layout);
    const places = page.locator('.line-chart-place');
    const [first, last] = [await boxOf(places.first()), await boxOf(places.last())];
    expect(first.left).toBeGreaterThan(last.right);
    await visit(page, '/ar/about-us/contact-us', layout);
    const [house, name] = [page.locator('.way-plan rect').last(), page.locator('.way-plan .strong').last()];
    expect(Math.abs((await boxOf(name)).left - (await boxOf(house)).left)).toBeLessThan(8);
  });
});

/** So that a test takes a few seconds. */
const PATHS_PER_TEST = 20;

test.describe('Arabic @desktop', () => {
  test.use({
    javaScriptEnabled: true,
    expectedFaults: /^console: Blocked (?:script execution|autofocusing)/,
  });

  // `overflow.spec.ts` reads the others.
  const paths = [...new Set(ALL_PATHS.map(toDesktop))].filter(
    (path) => !LAID_OUT.includes(path) && !REPEATING.test(path),
  );
  const parts = Object.values(Object.groupBy(paths, (_, index) => Math.floor(index / PATHS_PER_TEST)));
  for (const part of parts) {
    test(`keeps figures, codes and commas in reading order: from ${part?.[0]}`, async ({ page }) => {
      await page.goto('/healthz');
      for (const path of part ?? []) {
        expect.soft(await loadInFrame(page, inLanguage(path, 'ar')), path).toBe(200);
        const main = page.frameLocator('iframe').locator('main');
        expect.soft(await textsInWrongOrder(main), path).toEqual([]);
      }
    });
  }
});
