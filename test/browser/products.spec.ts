import { inLanguage } from '../kit/routes.ts';
import { toMobile } from '../../src/model/paths.ts';
import { expect, scriptStarted, test, visit, wordsOf } from './kit.ts';

const LIST = '/solutions/detail/list';

test.use({ loadsPictures: true });

// The gallery works without script; `phoneFirstView.spec.ts` follows a thumbnail with script.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail shows its picture in the gallery', async ({ page, layout, language }) => {
    await visit(page, inLanguage('/solutions/detail/battery', language), layout);
    const views = page.locator('.gallery-track > li');
    const last = (await views.count()) - 1;
    expect(last).toBeGreaterThan(0);
    await expect(views.nth(last)).not.toBeInViewport({ ratio: 0.5 });
    await page.locator('.gallery-thumbnails a').nth(last).click();
    await expect(views.nth(last)).toBeInViewport({ ratio: 0.5 });
    await expect(views.first()).not.toBeInViewport({ ratio: 0.5 });
  });
});

test('one ticked model is kept, and a second one is compared with it', async ({ page, layout }) => {
  const { compare } = wordsOf('en').selection;
  await visit(page, '/solutions/detail', layout);
  if (layout === 'mobile')
    await page.locator('.found-family li', { hasText: 'AV-FL 80-690' }).locator('summary').click();
  await page.getByRole('checkbox', { name: 'AV-FL 80-690' }).check();
  await page.getByRole('button', { name: compare.action, exact: true }).click();
  await expect(page).toHaveURL(/compare\?models=AV-FL-80-690$/);
  await expect(page.locator('.choice-hint')).toContainText('AV-FL 80-690');
  await expect(page.locator('.choice-hint + * button')).toBeInViewport();
  await page.getByRole('button', { name: compare.addAction }).click();
  await expect(page).toHaveURL(/compare\?models=AV-FL-80-690,AV-FL-80-460#model$/);
  const heads = page.locator('.comparison thead a bdi');
  await expect(heads).toHaveText(['AV-FL 80-690', 'AV-FL 80-460']);
  for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
  await page.locator('.comparison tbody').last().scrollIntoViewIfNeeded();
  for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: compare.removeNamed.replace('{{name}}', 'AV-FL 80-690') }).click();
  await expect(heads).toHaveText(['AV-FL 80-460']);
});

test('a list grows over pages, is kept in this browser, and a list from a link does not replace it @mobile', async ({
  page,
  layout,
}) => {
  const { list, compare } = wordsOf('en').selection;
  const add = async (path: string, name: string) => {
    await visit(page, path, layout);
    await scriptStarted(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
  };
  await add('/solutions/detail/cabinet', list.addNamed.replace('{{name}}', 'AV-SC 102'));
  await add('/solutions/detail/cabinet', `${list.add} (AV-SC-DS-EN)`);
  await expect(page).toHaveURL(/items=AV-SC-102\*1,AV-SC-DS-EN\*1$/);
  await scriptStarted(page);
  await page.getByRole('spinbutton').first().fill('3');
  await page.getByRole('spinbutton').first().press('Tab');
  await expect(page).toHaveURL(/items=AV-SC-102\*3,AV-SC-DS-EN\*1#model$/);
  await expect(page.locator('[name="items"]:not([type])')).toHaveValue(/AV-SC 102\s+× 3/);
  const remove = compare.removeNamed.replace('{{name}}', 'AV-SC-DS-EN');
  await page.getByRole('link', { name: remove }).click();
  await expect(page).toHaveURL(/items=AV-SC-102\*3#model$/);
  await expect(page.getByText(list.kept)).toBeVisible();

  await visit(page, `${toMobile(LIST)}?items=AV-FL-80-460*1`, layout);
  await page.getByRole('link', { name: list.openKept }).click();
  await expect(page).toHaveURL(/items=AV-SC-102\*3$/);
  await page.getByRole('button', { name: list.forget }).click();
  await expect(page.getByText(list.kept)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('parts-list'))).toBeNull();
});
