import type { Locator, Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import { PAGE_TASKS } from '../kit/tasks.ts';
import { expect, test, visit, type BrowserOptions } from './kit.ts';

/** More openings of menus and sections than that for one link are a fault. */
const MOST_OPENINGS = 4;

/** The link with this name, after opening what hides it: a dropdown of the menu, or sections. */
async function linkOn(page: Page, name: RegExp, layout: BrowserOptions['layout']): Promise<Locator> {
  const link = page.getByRole('link', { name }).first();
  const hidden = page.getByRole('link', { name, includeHidden: true });
  await expect(hidden.first()).toBeAttached();
  const entry = page.locator('.menu-item').filter({ has: hidden }).first();
  if (layout === 'desktop' && !(await link.isVisible()) && (await entry.count()) > 0) await entry.hover();
  else
    for (let count = 0; count < MOST_OPENINGS && !(await link.isVisible()); count += 1)
      await page.locator('details:not([open])').filter({ has: hidden }).locator('> summary').first().click();
  await expect(link).toBeVisible();
  return link;
}

for (const { name, start, links, target } of PAGE_TASKS) {
  test(`${name}: at most three links away`, async ({ page, layout }) => {
    expect(links.length).toBeLessThanOrEqual(3);
    await visit(page, toLayout(start, layout), layout);
    for (const [index, linkName] of links.entries()) {
      const link = await linkOn(page, linkName, layout);
      if (index === links.length - 1) {
        expect(await link.getAttribute('href')).toMatch(target);
        continue;
      }
      const href = await link.evaluate((node: HTMLAnchorElement) => node.pathname);
      // By keyboard and by pointer in turn.
      if (index % 2 === 1) await link.press('Enter');
      else await link.click();
      await expect(page).toHaveURL((url) => url.pathname === href);
      await expect(page.locator('html')).not.toHaveAttribute('aria-busy', 'true');
    }
  });
}
