import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, settled, test, visit } from './kit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG A and AA, up to 2.2, a line for each element. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'] });
  // The site has no frames, for which axe would otherwise open a page of its own each time.
  const results = await axe.setLegacyMode().analyze();
  expect(results.passes.length, 'rules that were checked').toBeGreaterThan(10);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

for (const language of ['en', 'ar', 'de'] as const) {
  test(`no page breaks a WCAG rule (${language})`, async ({ page, layout }) => {
    test.setTimeout(120_000);
    for (const [name, path] of Object.entries(deepPages)) {
      await visit(page, inLanguage(path, language), layout, name === 'notFound' ? 404 : 200);
      expect.soft(await violations(page), `${name} in ${language}`).toEqual([]);
    }
  });
}

test('no open menu breaks one', async ({ page, layout }) => {
  for (const language of ['en', 'ar'] as const) {
    await visit(page, inLanguage('/about-us', language), layout);
    if (layout === 'mobile') {
      await page.locator('[data-mobile-menu] > summary').click();
      await settled(page.locator('.mobile-dialog'));
      await page.locator('.mobile-panel details').last().locator('> summary').click();
    } else {
      await page.locator('[data-language-menu] > summary').click();
      expect.soft(await violations(page), `language menu in ${language}`).toEqual([]);
      await page.keyboard.press('Escape');
      const entry = page.locator('.menu-item-wide').first();
      await entry.hover();
      await settled(entry.locator('> .dropdown'));
    }
    expect.soft(await violations(page), `menu in ${language}`).toEqual([]);
  }
});
