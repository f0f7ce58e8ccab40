import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit, wordsOf } from './kit.ts';

for (const script of [true, false]) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`${language}${script ? '' : ', without script'}`, () => {
      test.use({ javaScriptEnabled: script });
      const { compare } = wordsOf(language).products;

      test('a small picture brings its large one into the gallery', async ({ page, layout }) => {
        await visit(page, inLanguage('/solutions/detail/battery', language), layout);
        const views = page.locator('.gallery-track > li');
        const last = (await views.count()) - 1;
        expect(last).toBeGreaterThan(0);
        await expect(views.nth(last)).not.toBeInViewport({ ratio: 0.5 });
        await page.locator('.gallery-thumbnails a').nth(last).click();
        await expect(views.nth(last)).toBeInViewport({ ratio: 0.5 });
        await expect(views.first()).not.toBeInViewport({ ratio: 0.5 });
      });

      test('products of a family are chosen and stand side by side', async ({ page, layout }) => {
        await visit(page, inLanguage('/solutions/detail', language), layout);
        const form = page.locator('.comparison-form').last();
        const boxes = form.getByRole('checkbox');
        await boxes.nth(0).check();
        await boxes.nth(2).check();
        await form.getByRole('button', { name: compare.action }).click();
        await expect(page).toHaveURL(/\?compare=\w+&compare=[\w-]+$/);
        const table = page.locator('.comparison table');
        await expect(table.locator('thead a')).toHaveCount(2);
        // What differs says so in words, too; what is the same does not.
        const rows = table.locator('tbody tr');
        for (const row of await rows.all()) {
          const [first, second] = await row.locator('td').allInnerTexts();
          const head = await row.locator('th').textContent();
          expect(head?.includes(`(${compare.differs})`), head ?? '').toBe(first !== second);
        }
        await expect(
          page.locator('.comparison-form').last().getByRole('checkbox', { checked: true }),
        ).toHaveCount(2);
      });
    });
  }
}
