import type { Page } from '@playwright/test';
import { modelsIn, selectionIn } from '../../src/catalog/filters.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import {
  addressOf,
  expect,
  expectSameDocument,
  markDocument,
  test,
  visit,
  type BrowserOptions,
} from './kit.ts';

const PATH = '/solutions/detail';
const finder = (page: Page) => page.locator('.finder');
const option = (page: Page, name: string, value: string) =>
  page.locator(`.finder-option [name="${name}"][value="${value}"]`);
const rows = (page: Page) => page.locator('.found-family tbody tr');

async function openFilters(page: Page, layout: BrowserOptions['layout']): Promise<void> {
  if (layout === 'mobile') await finder(page).locator('summary').first().click();
}

test('a change shows its result in place, and the page comes back as it was left', async ({
  page,
  layout,
  language,
}) => {
  const address = toLayout(inLanguage(PATH, language), layout);
  await visit(page, inLanguage(PATH, language), layout);
  const all = await rows(page).count();
  await markDocument(page);
  await openFilters(page, layout);

  const marine = option(page, 'application', 'marine');
  await marine.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${address}?application=marine`);
  await expect(rows(page)).toHaveCount(2);
  await expect(marine).toBeFocused();
  await expect(finder(page).getByRole('status')).toHaveText(new RegExp(`2.*${all}|${all}.*2`));

  await option(page, 'power', '0').focus();
  await page.keyboard.press('Space');
  await expect(rows(page)).toHaveCount(0);
  const [wayBack, other] = await finder(page).locator('.finder-results button').all();
  expect(wayBack && other).toBeTruthy();

  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${address}?application=marine`);
  await expect(rows(page)).toHaveCount(2);
  await page.locator('.found-product a').click();
  await expect(page.locator('.finder')).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expectSameDocument(page);
  await expect(marine).toBeChecked();

  await finder(page).locator('.finder-summary a').click();
  await expect(page).toHaveURL(address);
  await expect(rows(page)).toHaveCount(all);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});

test('the button leads to the result @desktop', async ({ page, layout }) => {
  await visit(page, PATH, layout);
  await openFilters(page, layout);
  await option(page, 'protection', 'IP20').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?protection=IP20$/);
  await page.keyboard.press('Enter');
  await expect(finder(page).getByRole('status')).toBeFocused();
  await expect(finder(page).getByRole('status')).toBeInViewport();
  await expect(rows(page).first()).toBeInViewport();
});

test.describe('with a server error', () => {
  test.use({ expectedFaults: /503/ });

  test('a result that cannot be fetched is loaded as a page @desktop', async ({ page, layout }) => {
    await visit(page, PATH, layout);
    await markDocument(page);
    await openFilters(page, layout);
    await page.route(/[?]energy=/, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await option(page, 'energy', '500').focus();
    await page.keyboard.press('Space');
    const today = new Date().toISOString().slice(0, 10);
    const models = modelsIn(selectionIn(new URLSearchParams('energy=500')), today);
    await expect(rows(page)).toHaveCount(models.length);
    await expectSameDocument(page, false);
    expect(addressOf(page)).toBe(`${toLayout(PATH, layout)}?energy=500#finder`);
  });
});
