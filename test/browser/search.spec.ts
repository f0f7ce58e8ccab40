import { inLanguage } from '../kit/routes.ts';
import { expect, test, visit, wordsOf } from './kit.ts';
import { violations } from './violations.ts';

for (const script of [true, false]) {
  test.describe(script ? 'search' : 'search without script', () => {
    test.use({ javaScriptEnabled: script });

    test('leads from the header by keyboard to the product', async ({ page, layout, language }) => {
      const { search, products } = wordsOf(language);
      const { name } = products.products.forklift;
      await visit(page, inLanguage('/about-us', language), layout);
      if (layout === 'mobile') await page.locator('[data-mobile-menu] > summary').tap();
      await page.getByRole('link', { name: search.title, exact: true }).press('Enter');
      const box = page.getByLabel(search.label);
      await expect(box).toHaveValue('');
      await box.fill(name);
      await box.press('Enter');
      await expect(page).toHaveURL(/[?&]q=/);
      await expect(box).toHaveValue(name);
      const first = page.getByRole('main').getByRole('listitem').getByRole('heading').first();
      await expect(first).toHaveText(name);
      await first.getByRole('link').click();
      await expect(page).toHaveURL(/packDetail\/forklift/);
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    });
  });
}

test('the header and the key / lead to the field @desktop', async ({ page, layout, language }) => {
  const { search } = wordsOf(language);
  for (const open of [() => page.locator('.search-link').click(), () => page.keyboard.press('/')]) {
    await visit(page, inLanguage('/about-us', language), layout);
    await open();
    await expect(page.getByLabel(search.label)).toBeFocused();
  }
});

test('results are filtered, and turned like pages @desktop', async ({ page, layout, language }) => {
  const { search, products } = wordsOf(language);
  const path = layout === 'mobile' ? '/search/mobile' : '/search';
  const query = encodeURIComponent(products.products.forklift.name);
  await page.goto(`${inLanguage(path, language)}?q=${query}`);
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
});

test('has no faults that tools for accessibility find', async ({ page, layout, language }) => {
  const path = layout === 'mobile' ? '/search/mobile' : '/search';
  for (const query of ['?q=AV-BP', '?q=qwxyzq']) {
    await page.goto(inLanguage(path, language) + query);
    expect(await violations(page)).toEqual([]);
  }
});

test('the language menu keeps the query @desktop', async ({ page }) => {
  await page.goto('/search?q=AV-BP&kind=product');
  await page.locator('[data-language-menu] > summary').click();
  await page.locator('a[data-language="de"]').click();
  await expect(page).toHaveURL('/de/search?q=AV-BP&kind=product');
});
