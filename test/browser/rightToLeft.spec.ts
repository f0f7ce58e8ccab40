import type { Locator } from '@playwright/test';
import { toDesktop } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { ALL_PATHS } from '../kit/walk.ts';
import { boxOf, expect, test, visit } from './kit.ts';
import { LAID_OUT, loadInFrame, OF_PACK, REPEATING } from './loadInFrame.ts';
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

const leftsOf = (items: Locator) =>
  items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));

// The text direction depends on HTML and CSS only.
test.use({ javaScriptEnabled: false });

test('Arabic mirrors the page, and keeps numbers and addresses left-to-right', async ({
  page,
  layout,
  viewport,
}) => {
  await test.step('header and arrows', async () => {
    await visit(page, '/ar', layout);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const middle = (viewport?.width ?? 0) / 2;
    expect((await boxOf(page.locator('header .logo'))).left).toBeGreaterThan(middle);
    const menu = layout === 'mobile' ? '[data-mobile-menu]' : '[data-language-menu]';
    expect((await boxOf(page.locator(`header ${menu} > summary`))).right).toBeLessThan(middle);
    const starts = await leftsOf(page.locator('.menu-item'));
    expect(starts.length > 1).toBe(layout === 'desktop');
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    const arrow = page.locator('main .icon-directed').first();
    expect(await arrow.evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a)).toBe(-1);
  });

  await test.step('contact data, and a map with labels beside their markers', async () => {
    await visit(page, '/ar/about-us/contact-us', layout);
    for (const block of await page.locator('.contact-block').all()) {
      for (const kind of ['phone', 'mail'])
        expect(await runsLeftToRight(block.locator(`[data-contact-${kind}] bdi`)), kind).toBe(true);
    }
    expect(await runsLeftToRight(page.locator('h1'))).toBe(false);
    const [house, name] = [page.locator('.way-plan rect').last(), page.locator('.way-plan .strong').last()];
    expect(Math.abs((await boxOf(name)).left - (await boxOf(house)).left)).toBeLessThan(8);
  });

  await test.step('models, and breadcrumbs', async () => {
    await visit(page, '/ar/solutions/detail/battery', layout);
    const model = page.locator('.data-table thead bdi').first();
    await expect(model).toHaveText(/^[A-Z]/);
    expect(await runsLeftToRight(model)).toBe(true);
    const crumbs = await leftsOf(page.locator('.breadcrumbs li'));
    expect(crumbs.length).toBeGreaterThan(1);
    expect(crumbs[0]).toBeGreaterThan(crumbs.at(-1) ?? Infinity);
  });

  await test.step('key figures with their labels', async () => {
    await visit(page, '/ar/solutions/energy-storage-system/cabinet-energy-storage', layout);
    for (const figure of await page.locator('.key-figures dl > div').all()) {
      const [label, value] = [await boxOf(figure.locator('dt')), await boxOf(figure.locator('dd'))];
      // On a phone they are side by side, if there is room, with the label at the right.
      expect(label.right).toBeGreaterThan(value.right - 1);
      if (layout === 'desktop') expect(label.right).toBeLessThan(value.right + 1);
    }
  });

  await test.step('the line chart', async () => {
    await visit(page, '/ar/technical-strength', layout);
    const places = page.locator('.line-chart > svg > text');
    const [first, last] = [await boxOf(places.first()), await boxOf(places.last())];
    expect(first.left).toBeGreaterThan(last.right);
  });
});

/** Pages of one table or text for many products, models, cases or languages: `overflow.spec.ts` reads one of each. */
const ALIKE = /\/passport\/|\/your-data$|\/documents\/|^\/inquiries\/|^\/privacy\//;

test.describe('Arabic @desktop', () => {
  test.use({
    javaScriptEnabled: true,
    expectedFaults: /^console: Blocked (?:script execution|autofocusing)/,
  });

  // `overflow.spec.ts` reads the others.
  const paths = [...new Set(ALL_PATHS.map(toDesktop))].filter(
    (path) => (!LAID_OUT.includes(path) || OF_PACK.test(path)) && !REPEATING.test(path) && !ALIKE.test(path),
  );
  for (const part of [0, 1]) {
    test(`keeps figures, codes and commas in reading order, part ${part + 1}`, async ({ page }) => {
      await page.goto('/healthz');
      for (const path of paths.filter((_, index) => index % 2 === part)) {
        expect.soft(await loadInFrame(page, inLanguage(path, 'ar')), path).toBe(200);
        expect.soft(await textsInWrongOrder(page, 'main'), path).toEqual([]);
      }
    });
  }
});
