import type { Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, test, visit } from './kit.ts';

const WIDTHS = [310, 375, 768, 800, 1024, 1440, 2560];
const { home, system, product, news, article, contact, privacy } = deepPages;
const PAGES = [home, system, product, news, article, contact, privacy];

// Without script the layout stays whatever the width: what is seen before the device check has run.
test.use({ javaScriptEnabled: false });

/** Elements that make the page wider than the window, the innermost ones; nothing where it fits. */
function widening(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    if (!root) throw new Error('The document has no element that scrolls');
    if (root.scrollWidth <= root.clientWidth) return [];
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > root.clientWidth + 1);
    };
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => sticksOut(element) && ![...element.children].some(sticksOut),
    );
    const names = found.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
    return [`${root.scrollWidth} > ${root.clientWidth}`, ...new Set(names)];
  });
}

for (const language of ['en', 'de', 'ar', 'ja'] as const) {
  test(`no page is wider than the window (${language})`, async ({ page, layout }) => {
    const faults: string[] = [];
    for (const path of PAGES) {
      await visit(page, inLanguage(path, language), layout);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBeGreaterThanOrEqual(width);
        const wide = await widening(page);
        if (wide.length > 0) faults.push(`${path} at ${width}: ${wide.slice(0, 8).join(', ')}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
