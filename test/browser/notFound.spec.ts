import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, test, trackAddresses, visit, wordsOf } from './kit.ts';

for (const script of [true, false]) {
  test.describe(
    script ? 'an address that is not there' : 'an address that is not there, without script',
    () => {
      test.use({ javaScriptEnabled: script });

      test('gives the 404 page with a way home', async ({ page, layout }) => {
        const addresses = trackAddresses(page);
        await visit(page, '/no-such-page', layout, 404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText('Arcvane Energy');
        const there = addressOf(page);
        expect(addresses, 'it stays where it is').toEqual([there]);
        await page.getByRole('link', { name: 'Back to the home page' }).click();
        await expect(page).toHaveURL(layout === 'mobile' ? '/mobile' : '/');
        await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
      });

      for (const language of ['de', 'ar'] as const) {
        test(`speaks the language of its path (${language})`, async ({ page, layout }) => {
          const { errors } = wordsOf(language);
          await visit(page, inLanguage('/no-such-page', language), layout, 404);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['404']);
          await page.getByRole('link', { name: errors.backHome }).click();
          await expect(page).toHaveURL(inLanguage(layout === 'mobile' ? '/mobile' : '/', language));
        });
      }
    },
  );
}

test('is given wherever a page refuses its parameters', async ({ page, layout }) => {
  for (const path of [
    '/solutions/detail/toaster',
    '/solutions/battery-system/ev-charger',
    '/solutions/battery-system/packDetail/none',
    '/solutions/wind-system',
    '/news/pages/0',
    '/news/pages/01',
    '/news/pages/99',
    '/news/nothing',
    '/about-us/nobody',
  ]) {
    await visit(page, path, layout, 404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This page could not be found');
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', /noindex/);
  }
});
