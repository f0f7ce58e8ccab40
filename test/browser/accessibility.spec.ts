import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toLayout } from '../../src/redirect/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { expect, settled, showByVisit, test, visit, withoutPrefetch, wordsOf } from './kit.ts';
import { NO_SUCH_PAGE, PAGE_KINDS } from './pageKinds.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * These make up half of the work, and depend on colors and sizes, which are the same in every language. The other
 * direction could leave too little room for a target.
 */
const CHECKED_ELSEWHERE = {
  en: [],
  ar: ['color-contrast', 'link-in-text-block'],
  de: ['color-contrast', 'link-in-text-block', 'target-size'],
} as const;
/** The same around every page of a language and layout. */
const FRAME = ['header', 'footer', '[data-consent]'];

/**
 * What axe finds against WCAG A and AA, up to 2.2, and against good practice, a line for each element. The first time in a document all of it is
 * looked at; after a visit what is new in it.
 */
async function violations(
  page: Page,
  { afterVisit = false, disabled = [] }: { afterVisit?: boolean; disabled?: readonly string[] } = {},
): Promise<string[]> {
  // Axe itself is still there after a visit: to bring it again is half of the work.
  const axe = new AxeBuilder(afterVisit ? { page, axeSource: 'void axe' } : { page });
  if (afterVisit) for (const part of FRAME) axe.exclude(part);
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  // Preloading fetches stylesheets for rules that are not among these.
  axe.options({ runOnly: RULES, rules, resultTypes: ['violations'], preload: false });
  // The site has no frames, for which axe would otherwise open a page of its own each time.
  const results = await axe.setLegacyMode().analyze();
  expect(results.passes.length, 'rules that were checked').toBeGreaterThan(afterVisit ? 5 : 10);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

for (const language of ['en', 'ar', 'de'] as const) {
  test.describe(language, () => {
    const disabled = CHECKED_ELSEWHERE[language];
    test.use({ expectedFaults: new RegExp(`^404: .*${NO_SUCH_PAGE}`) });

    test('no page of any kind breaks a WCAG rule', async ({ page, layout }) => {
      test.slow();
      await withoutPrefetch(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const [first = '', ...others] = PAGE_KINDS.map((path) => inLanguage(path, language));
      await visit(page, first, layout);
      expect.soft(await violations(page, { disabled }), first).toEqual([]);
      for (const path of others) {
        await showByVisit(page, toLayout(path, layout));
        expect.soft(await violations(page, { afterVisit: true, disabled }), path).toEqual([]);
      }
    });

    test('nor does an open menu, or the banner with its choices', async ({ page, layout }) => {
      const { consent } = wordsOf(language);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, inLanguage('/about-us', language), layout);
      await page.locator('[data-consent] summary').click();
      await expect(page.getByRole('checkbox', { name: consent.options[2].title })).toBeFocused();
      expect.soft(await violations(page, { disabled }), 'banner').toEqual([]);
      await page.getByRole('button', { name: consent.banner.close }).click();
      if (layout === 'mobile') {
        await page.locator('[data-mobile-menu] > summary').click();
        await settled(page.locator('.mobile-dialog'));
        await page.locator('.mobile-panel details').last().locator('> summary').click();
      } else {
        await page.locator('[data-language-menu] > summary').click();
        expect.soft(await violations(page, { disabled }), 'language menu').toEqual([]);
        await page.keyboard.press('Escape');
        const entry = page.locator('.menu-item-wide').first();
        await entry.hover();
        await settled(entry.locator('> .dropdown'));
      }
      expect.soft(await violations(page, { disabled }), 'menu').toEqual([]);
    });
  });
}

test.describe('without a network', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('nor does the page of a visit that has failed', async ({ page, layout }) => {
    await withoutPrefetch(page);
    await visit(page, '/about-us', layout);
    await page.route('**/legal**', (route) => route.abort());
    await showByVisit(page, toLayout('/legal', layout));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors.unreachable);
    await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
    expect(await violations(page)).toEqual([]);
  });
});
