import type { Locator, Page } from '@playwright/test';
import { manualPath, productPath } from '../../src/catalog/catalog.ts';
import { modelNamed, type Model } from '../../src/catalog/models.ts';
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

/** Each task by keyboard in one layout and by pointer in the other; `withoutScript.test.ts` walks them by HTTP, too. */
for (const [parity, way] of (['keyboard', 'pointer'] as const).entries())
  test(`what visitors come for is at most three links away by ${way}`, async ({ page, layout }) => {
    const first = layout === 'desktop' ? parity : 1 - parity;
    for (const [number, { name, start, links, target }] of TASKS.entries())
      if (number % 2 === first)
        await test.step(name, async () => {
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
  });

/** Where the code on a plate leads; each is tapped in another language. */
const FROM_PLATE = {
  de: ({ product }: Model) => manualPath(product),
  ja: passportPath,
  ar: ({ name }: Model) => pathToList([name]),
  fr: () => '/services/fault-codes',
} as const;
type PlateLanguage = keyof typeof FROM_PLATE;

for (const code of Object.keys(FROM_PLATE) as PlateLanguage[])
  test.describe(`the code on a plate, in ${code} @mobile`, () => {
    test.use({ locale: code });
    test('leads to manual, fault codes, passport and parts list in two taps', async ({ page }) => {
      const model = modelNamed('AV-FL 80-460');
      if (!model) throw new Error('No such model');
      const here = (path: string) => localize(path, code, 'mobile');
      const linkTo = (path: string) => page.locator(`a[href="${here(path)}"]`).first();
      await page.goto(identifierPath(model, SERIALS[0]));
      await expect(page).toHaveURL((url) => url.pathname === here(productPath(model.product)));
      for (const pathOf of Object.values(FROM_PLATE)) await expect(linkTo(pathOf(model))).toBeVisible();
      const path = FROM_PLATE[code](model);
      await linkTo(path).tap();
      await expect(page).toHaveURL((url) => url.pathname + url.search === here(path));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    });
  });
