import { expect, onlyIn, responsesRead, scriptStarted, test, trackAddresses, visit } from './kit.ts';

const SOLUTION = '/solutions/battery-system/battery-pack';

test.use({ expectedFaults: /swiper-|dynamically imported module/ });

test(
  'a module that fails to load reloads the page at most once a minute',
  { tag: onlyIn('desktop') },
  async ({ page, layout }) => {
    let asked = 0;
    await page.route('**/assets/swiper-*.js', async (route) => {
      asked += 1;
      await route.fulfill({ status: 404, body: '' });
    });
    const addresses = trackAddresses(page);
    await visit(page, SOLUTION, layout);
    await expect.poll(() => asked).toBe(2);
    // A reload would start once the script has read the last response.
    await responsesRead(page);
    await scriptStarted(page);
    expect(addresses).toHaveLength(2);
    // The row of cards is shown without its buttons.
    await expect(page.locator('.swiper-controls').first()).toBeHidden();
    await expect(page.locator('.swiper-track').first()).toBeVisible();

    // A minute later the module loads.
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 60_001)));
    await page.unroute('**/assets/swiper-*.js');
    await page.reload();
    await expect(page.locator('.swiper-controls').first()).toBeVisible();
  },
);

test(
  'a visit to a page whose module is missing falls back to a page load',
  { tag: onlyIn('desktop') },
  async ({ page, layout }) => {
    await visit(page, '/legal', layout);
    let asked = 0;
    await page.route('**/assets/swiper-*.js', async (route) => {
      asked += 1;
      if (asked === 1) await route.fulfill({ status: 404, body: '' });
      else await route.continue();
    });
    const target =
      layout === 'mobile'
        ? '/solutions/battery-system/mobile/battery-pack'
        : '/solutions/battery-system/battery-pack';
    await page.locator(`footer a[href="${target}"]`).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('.swiper-controls').first()).toBeVisible();
    expect(asked).toBe(2);
  },
);
