import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, test, trackAddresses, visit } from './kit.ts';

const TITLES = { en: /Arcvane/, ar: /Arcvane/ } as const;

for (const script of [true, false]) {
  test.describe(script ? 'home' : 'home without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const language of ['en', 'ar'] as const) {
      test(`opens in ${language} in the layout of the device`, async ({ page, layout }) => {
        const addresses = trackAddresses(page);
        await visit(page, inLanguage('/', language), layout);
        const home = inLanguage(layout === 'mobile' ? '/mobile' : '/', language);
        expect(addressOf(page)).toBe(home);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expect(page).toHaveTitle(TITLES[language]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('main')).toContainText(/\S/);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        // The page stays where it is once its script has run.
        expect(addresses).toEqual([home]);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
      });
    }

    test('leads on, in the layout of the device', async ({ page, layout }) => {
      await visit(page, '/', layout);
      await page.locator('main').getByRole('link', { name: 'Battery systems' }).first().click();
      await expect(page).toHaveURL(
        layout === 'mobile' ? '/solutions/battery-system/mobile' : '/solutions/battery-system',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    });
  });
}

test('the first Tab offers to skip to the content', async ({ page, layout }) => {
  await visit(page, '/', layout);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
