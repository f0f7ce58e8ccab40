import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { organization } from '../../src/organization.ts';
import { addressOf, expect, test, trackAddresses, visit, wordsOf } from './kit.ts';

test.use({ loadsPictures: true });

test('opens in the device’s layout, with a skip link, and links to a system page', async ({
  page,
  layout,
  language,
}) => {
  const addresses = trackAddresses(page);
  await visit(page, inLanguage('/', language), layout);
  const home = toLayout(inLanguage('/', language), layout);
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
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: wordsOf(language).frame.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const system = toLayout(inLanguage('/solutions/battery-system', language), layout);
  await page.locator(`main a[href="${system}"]`).first().click();
  await expect(page).toHaveURL(system);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
});
