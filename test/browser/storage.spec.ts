import { STORAGE_ENTRIES } from '../../src/consent/entries.ts';
import { expect, scriptStarted, visit, wordsOf } from './kit.ts';
import { test } from './measuredSite.ts';

test.use({ kind: 'sensors' });

test('the site stores exactly the entries that it declares', async ({ page, context, layout, service }) => {
  const seen = new Set<string>();
  const look = async () => {
    for (const { name } of await context.cookies()) seen.add(`cookie ${name}`);
    for (const place of ['localStorage', 'sessionStorage'] as const) {
      const names = await page.evaluate((which) => Object.keys(window[which]), place);
      for (const name of names) seen.add(`${place} ${name}`);
    }
  };
  const { close, acceptAll } = wordsOf('en').consent.banner;
  const fits = page.viewportSize() ?? { width: 1440, height: 900 };

  await visit(page, layout === 'mobile' ? '/legal/mobile' : '/legal', layout);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await page.getByRole('button', { name: close, exact: true }).click();
  await look();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: acceptAll, exact: true }).click();
  await expect.poll(() => service.told.length).toBe(1);
  await look();
  await visit(
    page,
    layout === 'mobile' ? '/solutions/detail/cabinet/mobile' : '/solutions/detail/cabinet',
    layout,
  );
  await page.locator('.add-to-list').first().click();
  await expect(page.locator('[data-kept="same"]')).toBeVisible();
  await look();
  // Force a layout switch by a narrow window; a phone always gets the mobile layout.
  if (layout === 'desktop') {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile');
    const moving = () => page.evaluate(() => sessionStorage.getItem('layout-moved-to'));
    await expect.poll(moving, 'the layout switch is over').toBeNull();
    await look();
    await page.setViewportSize(fits);
    await page.reload();
    // The script of the mobile page has switched back; the desktop page has to start its own.
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop');
    await scriptStarted(page);
  }
  // The link leads to the global site, but the click stores its entries on this one first.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
    document.querySelector<HTMLElement>('header a[data-language="de"]')?.click();
  });
  await context.request.get('/language/de?path=/', { maxRedirects: 0 });
  await look();

  // Set only when a module fails to load, only during a layout switch, and (on a phone) never.
  const unseen = [
    'sessionStorage reloaded-at',
    'sessionStorage layout-moved-to',
    ...(layout === 'mobile' ? ['cookie layout'] : []),
  ];
  const listed = STORAGE_ENTRIES.map(({ place, name }) => `${place} ${name}`).filter(
    (entry) => !unseen.includes(entry),
  );
  expect([...seen].toSorted()).toEqual(listed.toSorted());
});
