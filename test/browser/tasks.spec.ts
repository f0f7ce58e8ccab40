import type { Locator, Page } from '@playwright/test';
import { manualPath, productPath } from '../../src/catalog/catalog.ts';
import { modelNamed } from '../../src/catalog/models.ts';
import { identifierPath, passportPath, SERIALS } from '../../src/catalog/passport.ts';
import { pathToList } from '../../src/catalog/partsList.ts';
import { localize, toLayout } from '../../src/model/paths.ts';
import { TASKS } from '../kit/tasks.ts';
import { expect, test, visit, type BrowserOptions } from './kit.ts';

/** More openings of sections than that for one link are a fault. */
const MOST_OPENINGS = 4;

/** How a visitor uses links, buttons and summaries. */
type Way = 'keyboard' | 'pointer';
const press = (control: Locator, way: Way) => (way === 'pointer' ? control.click() : control.press('Enter'));

/** The link with this name, after opening what hides it: the menu, or sections. */
async function linkOn(page: Page, name: RegExp, layout: BrowserOptions['layout'], way: Way) {
  const link = page.getByRole('link', { name }).first();
  const hidden = page.getByRole('link', { name, includeHidden: true });
  await expect(hidden.first()).toBeAttached();
  const menu = page.locator('.menu-item, .mobile-dialog').filter({ has: hidden }).first();
  if (!(await link.isVisible()) && (await menu.count()) > 0) {
    if (layout === 'mobile') await press(page.locator('[data-mobile-menu] > summary'), way);
    else if (way === 'pointer') await menu.hover();
    else await press(menu.getByRole('button'), way);
    await expect(page.locator('.dropdown, .mobile-panel').filter({ visible: true })).toHaveCount(1);
  }
  const sections = page.locator('details:not([open])').filter({ has: hidden });
  for (let count = 0; count < MOST_OPENINGS && !(await link.isVisible()); count += 1)
    await press(sections.locator('> summary').first(), way);
  await expect(link).toBeVisible();
  return link;
}

/** The longest one for each first link: `withoutScript.test.ts` reads every link of every task in both layouts. */
const BEGINNINGS = new Map(
  TASKS.filter(({ links }) => links.length > 2).map((task) => [String(task.links[0]), task]),
);

for (const [number, { name, start, links, target }] of [...BEGINNINGS.values()].entries()) {
  const way = number % 2 === 0 ? 'keyboard' : 'pointer';
  test(`${name}: at most three links away by ${way} @${number < 2 ? 'desktop' : 'mobile'}`, async ({
    page,
    layout,
  }) => {
    await visit(page, toLayout(start, layout), layout);
    for (const linkName of links.slice(0, -1)) {
      const link = await linkOn(page, linkName, layout, way);
      const href = await link.evaluate((node: HTMLAnchorElement) => node.pathname);
      await press(link, way);
      await expect(page).toHaveURL((url) => url.pathname === href);
      await expect(page.locator('html')).not.toHaveAttribute('aria-busy', 'true');
    }
    const last = await linkOn(page, links.at(-1) ?? /^$/, layout, way);
    expect(await last.getAttribute('href')).toMatch(target);
  });
}

for (const code of ['de', 'ja', 'ar'] as const)
  test.describe(`the code on a plate, in ${code} @mobile`, () => {
    test.use({ locale: code });
    test('leads to manual, fault codes, passport and parts list in two taps', async ({ page }) => {
      const model = modelNamed('AV-FL 80-460');
      if (!model) throw new Error('No such model');
      const here = (path: string) => localize(path, code, 'mobile');
      const { product, name } = model;
      for (const path of [
        manualPath(product),
        '/services/fault-codes',
        passportPath(model),
        pathToList([name]),
      ]) {
        await page.goto(identifierPath(model, SERIALS[0]));
        await expect(page).toHaveURL((url) => url.pathname === here(productPath(product)));
        const link = page.locator(`a[href="${here(path)}"]`).first();
        const closed = page.locator('details:not([open])').filter({ has: link });
        if ((await closed.count()) > 0) await closed.locator('> summary').tap();
        await link.tap();
        await expect(page).toHaveURL((url) => url.pathname + url.search === here(path));
        await expect(page.locator('html')).toHaveAttribute('lang', code);
      }
    });
  });
