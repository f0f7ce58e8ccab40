import { localize, toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, settled, showByVisit, test, visit, wordsOf } from './kit.ts';
import { LAID_OUT, OF_PACK, REPEATING } from './loadInFrame.ts';
import { violations } from './violations.ts';

const KINDS = LAID_OUT.filter((path) => !REPEATING.test(path) && !OF_PACK.test(path));

// Markup and colors are the same in every language, so one of each direction suffices: `language`.
test.describe('with a network', () => {
  test.use({ expectedFaults: new RegExp(`^404: .*${deepPages.notFound}`) });

  test('no kind of page violates a WCAG rule', async ({ page, layout, language }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each in one layout: header and footer, which differ, are checked with the first page.
    const [first = '', ...others] = [...KINDS, '/search?q=AV-BP', '/search?q=qwxyzq']
      .filter((_, index) => index % 2 === Number(layout === 'mobile'))
      .map((path) => localize(path, language, layout));
    await visit(page, first, layout);
    expect.soft(await violations(page), first).toEqual([]);
    for (const path of others) {
      await showByVisit(page, path);
      expect.soft(await violations(page, 'main'), path).toEqual([]);
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
    await visit(page, '/about-us', layout);
    await page.route('**/legal**', (route) => route.abort());
    await showByVisit(page, toLayout('/legal', layout));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors.unreachable);
    await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
    expect(await violations(page)).toEqual([]);
  });
});
