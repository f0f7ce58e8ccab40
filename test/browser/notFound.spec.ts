import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, test, trackAddresses, visit, wordsOf } from './kit.ts';

test('an unknown path shows a 404 page in its language, with a link to home', async ({
  page,
  layout,
  language,
}) => {
  const { errors } = wordsOf(language);
  const addresses = trackAddresses(page);
  await visit(page, inLanguage('/no-such-page', language), layout, 404);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['404']);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(addresses, 'the script does not navigate').toEqual([addressOf(page)]);
  await page.getByRole('link', { name: errors.backHome }).click();
  await expect(page).toHaveURL(inLanguage(layout === 'mobile' ? '/mobile' : '/', language));
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
});
