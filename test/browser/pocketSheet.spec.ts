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

test('the Download-manual button opens the document in a new tab with the click time in its URL @mobile', async ({
  page,
  context,
}) => {
  await page.goto('/de/solutions/detail/portable');
  const asked = context.waitForEvent('request', (request) => request.url().includes('/documents/'));
  const opened = context.waitForEvent('page');
  const button = page.locator('.download-button[href*="manual"]');
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
