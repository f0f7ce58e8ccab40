import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit, wordsOf } from './kit.ts';

// The way is the same with and without script in both layouts: links and a form.
for (const layoutAndScript of ['@desktop', 'without script @mobile']) {
  test.describe(layoutAndScript, () => {
    test.use({ javaScriptEnabled: layoutAndScript === '@desktop' });

    test('search leads from the header by keyboard to the product', async ({ page, layout, language }) => {
      const { search, products } = wordsOf(language);
      const { name } = products.products.forklift;
      await visit(page, inLanguage('/about-us', language), layout);
      if (layout === 'mobile') await page.locator('[data-mobile-menu] > summary').tap();
      await page.getByRole('link', { name: search.title, exact: true }).press('Enter');
      const box = page.getByLabel(search.label);
      await expect(box).toHaveValue('');
      if (layout === 'desktop') await expect(box).toBeFocused();
      await box.fill(name);
      await box.press('Enter');
      await expect(page).toHaveURL(/[?&]q=/);
      await expect(box).toHaveValue(name);
      const first = page.getByRole('main').getByRole('listitem').getByRole('heading').first();
      await expect(first).toHaveText(name);
      await first.getByRole('link').click();
      await expect(page).toHaveURL(/packDetail\/forklift/);
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
      if (layout === 'mobile') return;
      await expect(page.locator('html')).toHaveAttribute('data-enhanced');
      await page.keyboard.press('/');
      await expect(box).toBeFocused();
    });
  });
}

test('results are filtered, turned like pages, and kept by the language menu @desktop', async ({
  page,
  layout,
  language,
}) => {
  const { search, products } = wordsOf(language);
  const query = encodeURIComponent(products.products.super.name);
  await visit(page, `${inLanguage('/search', language)}?q=${query}`, layout);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: search.next }).click();
  await expect(page).toHaveURL(/page=2/);
  const filter = page.getByRole('navigation', { name: search.filter });
  await filter.getByRole('link', { name: search.kinds.document }).click();
  await expect(page).toHaveURL(/kind=document/);
  await expect(filter.locator('[aria-current]')).toContainText(search.kinds.document);
  await expect(main.locator('.search-results a').first()).toHaveAttribute(
    'href',
    /^\/documents\/|\/manual(?:#|$)/,
  );
  const { search: kept } = new URL(page.url());
  await page.locator('[data-language-menu] > summary').click();
  await page.locator('a[data-language="de"]').click();
  await expect(page).toHaveURL(`${inLanguage('/search', 'de')}${kept}`);
});
