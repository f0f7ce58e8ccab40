import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit, wordsOf } from './kit.ts';

test.use({ loadsPictures: true });

for (const [language, script] of [
  ['en', true],
  ['ar', true],
  ['ar', false],
] as const) {
  test.describe(`${language}${script ? '' : ', without script'}`, () => {
    test.use({ javaScriptEnabled: script });

    test('a thumbnail shows its picture in the gallery', async ({ page, layout }) => {
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
}

test('one ticked model is kept, and a second one is compared with it', async ({ page, layout }) => {
  const { compare } = wordsOf('en').selection;
  await visit(page, '/solutions/detail', layout);
  await page.getByRole('checkbox', { name: 'AV-FL 80-690' }).check();
  await page.getByRole('button', { name: compare.action, exact: true }).click();
  await expect(page).toHaveURL(/compare\?models=AV-FL-80-690$/);
  await expect(page.locator('.choice-hint')).toContainText('AV-FL 80-690');
  await page.getByRole('button', { name: compare.addAction }).click();
  await expect(page).toHaveURL(/compare\?models=AV-FL-80-690,AV-FL-80-460$/);
  const heads = page.locator('.comparison thead a bdi');
  await expect(heads).toHaveText(['AV-FL 80-690', 'AV-FL 80-460']);
  for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
  const rows = page.locator('.comparison tbody');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: compare.differencesOnly }).check();
  await expect(rows.filter({ visible: true })).not.toHaveCount(all);
  await page.getByRole('link', { name: compare.removeNamed.replace('{{name}}', 'AV-FL 80-690') }).click();
  await expect(heads).toHaveText(['AV-FL 80-460']);
});
