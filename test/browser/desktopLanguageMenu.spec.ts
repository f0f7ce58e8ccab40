import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit } from './kit.ts';

test('closes on Escape, outside click and focus loss; arrow keys open it and move the focus', async ({
  page,
}) => {
  await visit(page, inLanguage('/', 'ar'), 'desktop');
  const toggle = page.locator('[data-language-menu] > summary');
  const list = page.locator('[data-language-menu] > ul');

  await toggle.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.locator('h1').click();
  await expect(list).toBeHidden();

  await toggle.click();
  await list.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();

  const links = list.getByRole('link');
  await toggle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.nth(LANGUAGE_CODES.length - 1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(toggle).toBeFocused();
});
