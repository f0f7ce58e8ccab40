import { expect, test, visit } from './kit.ts';

test('closes on Escape, on a click beside it, and when the focus goes on', async ({ page }) => {
  await visit(page, '/', 'desktop');
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
});
