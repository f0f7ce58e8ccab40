import type { Locator } from '@playwright/test';
import { boxOf, expect, test, visit } from './kit.ts';

/** Whether the first character of a text is left of the last one. */
function runsLeftToRight(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const node = element.firstChild;
    if (!(node instanceof Text)) throw new Error('The element does not start with a text node');
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

  test('shows numbers and addresses left-to-right and Arabic text right-to-left', async ({
    page,
    layout,
  }) => {
    await visit(page, '/ar/about-us/contact-us', layout);
    for (const block of await page.locator('.contact-block').all()) {
      for (const kind of ['phone', 'mail']) {
        expect(await runsLeftToRight(block.locator(`[data-contact-${kind}] bdi`)), kind).toBe(true);
      }
    }
    expect(await runsLeftToRight(page.locator('h1'))).toBe(false);

    await visit(page, '/ar/solutions/detail/battery', layout);
    const model = page.locator('.data-table thead bdi').first();
    await expect(model).toHaveText(/^[A-Z]/);
    expect(await runsLeftToRight(model)).toBe(true);
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
});
