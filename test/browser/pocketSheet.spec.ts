import { readPdf } from '../kit/readPdf.ts';
import { expect, test } from './kit.ts';

/** Pages with the longest tables, the longest words, and right to left. */
const PAGES = ['/solutions/detail/cabinet', '/de/solutions/detail/super', '/ar/solutions/detail/battery'];

for (const path of PAGES) {
  // Every screen prints the same sheet.
  test(`${path} prints to one A4 sheet with its figures and QR code @desktop`, async ({ page }) => {
    await page.goto(path);
    const models = await page.locator('#data thead th bdi').allTextContents();
    expect(models.length).toBeGreaterThan(1);
    const bytes = await page.pdf({ preferCSSPageSize: true });
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1')) ?? [];
    expect(Math.round(Number(width))).toBe(595);
    expect(Math.round(Number(height))).toBe(842);
    const { pages, lines } = await readPdf(bytes);
    expect(pages).toBe(1);
    const text = lines.join(' ').replace(/\s/g, '');
    for (const model of models) expect(text).toContain(model.replace(/\s/g, ''));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.page-code img')).toBeVisible();
    await expect(page.locator('.header, .footer-end, .download-list').filter({ visible: true })).toHaveCount(
      0,
    );
  });
}

/** Most sheets of a page that is read on a screen. */
const MOST_SHEETS = 3;

for (const [path, sheets] of [
  ['/de/solutions/charging-system/ev-charger', MOST_SHEETS],
  [
    '/solutions/charging-system/ev-charger?vehicles=12&distance=180&consumption=1.1&voltage=650&acceptance=150&hours=7&grid=600',
    1,
  ],
] as const)
  test(`${path} prints in light colors every column of its tables, and no form @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    const { pages, lines } = await readPdf(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    );
    expect(pages).toBeLessThanOrEqual(sheets);
    const printed = lines.join('').replaceAll(/\s/g, '');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    for (const head of await page.locator('thead th bdi').filter({ visible: true }).allTextContents())
      expect(printed).toContain(head.replaceAll(/\s/g, ''));
    await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main h2').filter({ visible: true }).first()).toHaveCSS(
      'color',
      'rgb(0, 0, 0)',
    );
  });

test('the Download-manual button opens the document in a new tab with the click time in its URL @mobile', async ({
  page,
  context,
}) => {
  await page.goto('/de/solutions/detail/portable');
  const asked = context.waitForEvent('request', (request) => request.url().includes('/documents/'));
  const opened = context.waitForEvent('page');
  const button = page.locator('#downloads p > a[data-timestamp][href*="manual"]');
  // The part of the script that adds the time is loaded on demand.
  const clickWithoutOpening = () =>
    button.evaluate((link: HTMLAnchorElement) => {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
      return link.search;
    });
  await expect.poll(clickWithoutOpening).not.toBe('');
  await button.click();
  await opened;
  expect((await asked).url()).toMatch(/\/documents\/portable-manual-de\.pdf\?t=\d{13}$/);
});
