import { toString as drawCode } from 'qrcode';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, boxOf, expect, expectPicture, test, visit } from './kit.ts';

for (const script of [true, false]) {
  test.describe(script ? 'footer' : 'footer without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const language of script ? (['en', 'ar'] as const) : (['en'] as const)) {
      test(`shows five social icons in the first row, the rest in another (${language})`, async ({
        page,
        layout,
      }) => {
        await visit(page, inLanguage('/', language), layout);
        const rows = page.locator('footer .social-row');
        await expect(rows).toHaveCount(2);
        const icons = await page
          .locator('footer .social')
          .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
        const [first = 0] = icons;
        expect(icons.filter((top) => top === first)).toHaveLength(5);
        expect(icons.slice(5).length).toBeGreaterThan(0);
        expect(Math.min(...icons.slice(5))).toBeGreaterThan(first);
        expect(new Set(icons.slice(5)).size).toBe(1);
        for (const icon of await page.locator('footer .social > :is(a, button)').all()) {
          await expect(icon).toHaveAccessibleName(/\S/);
        }
      });

      test(`shows the code of the page's own address (${language})`, async ({
        page,
        layout,
        request,
        baseURL,
      }) => {
        await visit(page, inLanguage('/solutions/charging-system/ev-charger', language), layout);
        const picture = page.locator('footer .page-code img');
        await picture.scrollIntoViewIfNeeded();
        await expectPicture(picture);
        const drawn = await request.get((await picture.getAttribute('src')) ?? '');
        expect(drawn.headers()['content-type']).toContain('image/svg+xml');
        const expected = await drawCode(`${baseURL}${addressOf(page)}`, {
          type: 'svg',
          margin: 2,
          errorCorrectionLevel: 'M',
        });
        expect(await drawn.text()).toBe(expected);
      });

      test(`a social icon shows its QR code on hover and on focus, inside the window (${language})`, async ({
        page,
        layout,
        viewport,
      }) => {
        await visit(page, inLanguage('/', language), layout);
        const withCode = page.locator('footer .social').filter({ has: page.locator('.social-code') });
        expect(await withCode.count()).toBeGreaterThan(0);
        for (const social of await withCode.all()) {
          const code = social.locator('.social-code');
          await expect(code).toBeHidden();
          await social.locator('> :is(a, button)').focus();
          await expect(code).toBeVisible();
          await expect(code).toHaveCSS('opacity', '1');
          await expectPicture(code);
          const { left, right } = await boxOf(code);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(viewport?.width ?? 0);
          await page.locator('header .logo').focus();
          await expect(code).toBeHidden();
          if (layout === 'desktop') {
            await social.hover();
            await expect(code).toBeVisible();
            // The pointer can move onto the code without losing it.
            await code.hover();
            await expect(code).toBeVisible();
            await page.locator('footer h3').first().hover();
            await expect(code).toBeHidden();
          }
        }
      });
    }

    test('leads to the legal notice, privacy and every solution page', async ({ page, layout, request }) => {
      await visit(page, '/', layout);
      const end = layout === 'mobile' ? '/mobile' : '';
      const links = page.locator('footer .footer-links a');
      const addresses = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(addresses).toContain(`/legal${end}`);
      expect(addresses).toContain(`/privacy${end}`);
      const solutions = addresses.filter((address) => /^\/solutions\/[a-z]+-[a-z-]*system\b/.test(address));
      expect(solutions).toHaveLength(15);
      for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
      await page.locator(`footer a[href="/privacy${end}"]`).click();
      await expect(page).toHaveURL(`/privacy${end}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('names no record filing outside the mainland hosts, and leads back to the top', async ({
      page,
      layout,
    }) => {
      await visit(page, '/news', layout);
      await expect(page.locator('footer [lang="zh-CN"]')).toHaveCount(0);
      await page.locator('footer a[href="#top"]').click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}
