import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { PAGE_KINDS } from '../kit/walk.ts';
import { deepPages, expect, settled, showByVisit, test, visit, withoutPrefetch, wordsOf } from './kit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Selectors of the parts that are identical on every page of a language and layout. */
const FRAME = ['header', 'footer', '[data-consent]'];

/**
 * Runs axe with the rules for WCAG 2.2 A and AA and best practices.
 *
 * @param options.afterVisit checks only the content that a visit replaces, not the frame
 * @returns one line per violating element
 */
async function violations(
  page: Page,
  { afterVisit = false }: { afterVisit?: boolean } = {},
): Promise<string[]> {
  // Axe is still loaded after a visit; injecting it again takes half of the time.
  const axe = new AxeBuilder(afterVisit ? { page, axeSource: 'void axe' } : { page });
  if (afterVisit) for (const part of FRAME) axe.exclude(part);
  // Preloading would fetch stylesheets for rules that are not enabled here.
  axe.options({ runOnly: RULES, resultTypes: ['violations'], preload: false });
  // Outside legacy mode, axe opens an extra page for frames; the site has none.
  const results = await axe.setLegacyMode().analyze();
  expect(results.passes.length, 'rules checked').toBeGreaterThan(afterVisit ? 5 : 10);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

// Markup and colors are the same in every language, so one of each direction suffices: `language`.
test.describe('with a network', () => {
  test.use({ expectedFaults: new RegExp(`^404: .*${deepPages.notFound}`) });

  test('no kind of page violates a WCAG rule', async ({ page, layout, language }) => {
    test.slow();
    await withoutPrefetch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first = '', ...others] = [...PAGE_KINDS, deepPages.notFound].map((path) =>
      inLanguage(path, language),
    );
    await visit(page, first, layout);
    expect.soft(await violations(page), first).toEqual([]);
    for (const path of others) {
      await showByVisit(page, toLayout(path, layout));
      expect.soft(await violations(page, { afterVisit: true }), path).toEqual([]);
    }
  });

  test('the open menu and the consent options violate no WCAG rule', async ({ page, layout, language }) => {
    const { consent } = wordsOf(language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, inLanguage('/about-us', language), layout);
    await page.locator('[data-consent] summary').click();
    await expect(page.getByRole('checkbox', { name: consent.options[2].title })).toBeFocused();
    expect.soft(await violations(page), 'banner').toEqual([]);
    await page.getByRole('button', { name: consent.banner.close }).click();
    if (layout === 'mobile') {
      await page.locator('[data-mobile-menu] > summary').click();
      await settled(page.locator('.mobile-dialog'));
      await page.locator('.mobile-panel details').last().locator('> summary').click();
    } else {
      await page.locator('[data-language-menu] > summary').click();
      expect.soft(await violations(page), 'language menu').toEqual([]);
      await page.keyboard.press('Escape');
      const entry = page.locator('.menu-item-wide').first();
      await entry.hover();
      await settled(entry.locator('> .dropdown'));
    }
    expect.soft(await violations(page), 'menu').toEqual([]);
  });
});

test.describe('without a network', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('the error page of a failed visit violates no WCAG rule', async ({ page, layout }) => {
    await withoutPrefetch(page);
    await visit(page, '/about-us', layout);
    await page.route('**/legal**', (route) => route.abort());
    await showByVisit(page, toLayout('/legal', layout));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors.unreachable);
    await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
    expect(await violations(page)).toEqual([]);
  });
});
