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

test('selected products of a family are compared side by side', async ({ page, layout }) => {
  const { compare } = wordsOf('en').products;
  await visit(page, '/solutions/detail', layout);
  const form = page.locator('.comparison-form').last();
  const boxes = form.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await form.getByRole('button', { name: compare.action }).click();
  await expect(page).toHaveURL(/\?compare=\w+&compare=[\w-]+$/);
  await expect(page.locator('.comparison table thead a')).toHaveCount(2);
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2);
});
