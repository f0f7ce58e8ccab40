import { inLanguage } from '../kit/routes.ts';
import { organization } from '../../src/organization.ts';
import { addressOf, expect, test, trackAddresses, visit, wordsOf } from './kit.ts';

test.use({ loadsPictures: true });

for (const [language, script] of [
  ['en', true],
  ['ar', true],
  ['en', false],
] as const) {
  test.describe(script ? 'home' : 'home without script', () => {
    test.use({ javaScriptEnabled: script });

    test(`opens in ${language} in the device’s layout, links to a system page`, async ({ page, layout }) => {
      const addresses = trackAddresses(page);
      await visit(page, inLanguage('/', language), layout);
      const home = inLanguage(layout === 'mobile' ? '/mobile' : '/', language);
      expect(addressOf(page)).toBe(home);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page).toHaveTitle(new RegExp(organization.name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\S/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(addresses, 'the script does not navigate').toEqual([home]);

      const system = inLanguage(
        layout === 'mobile' ? '/solutions/battery-system/mobile' : '/solutions/battery-system',
        language,
      );
      await page.locator(`main a[href="${system}"]`).first().click();
      await expect(page).toHaveURL(system);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    });
  });
}

test('the first Tab stop is the skip link', async ({ page, layout }) => {
  await visit(page, '/', layout);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: wordsOf('en').frame.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
