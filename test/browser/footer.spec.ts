import { inLanguage } from '../kit/routes.ts';
import { boxOf, expect, expectPicture, test, visit } from './kit.ts';

// The script only refreshes it: `phoneFooterRefresh.spec.ts`.
test.use({ loadsPictures: true, javaScriptEnabled: false });

test('shows social icons in rows, their QR codes and the page’s QR code, and links back to the top', async ({
  page,
  layout,
  language,
  viewport,
}) => {
  await visit(page, inLanguage('/news', language), layout);
  await test.step('five icons are in one row', async () => {
    const tops = await page
      .locator('footer .social')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    for (const icon of await page.locator('footer .social > :is(a, button)').all())
      await expect(icon).toHaveAccessibleName(/\S/);
  });

  await test.step('the page’s QR code loads, on a desktop only', async () => {
    const picture = page.locator('footer .page-code img');
    await expect(picture).toHaveCount(layout === 'desktop' ? 1 : 0);
    if (layout === 'mobile') return;
    await picture.scrollIntoViewIfNeeded();
    await expectPicture(picture);
  });

  await test.step('an icon shows its QR code on focus and hover, inside the viewport', async () => {
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
        // The code stays open while the pointer moves onto it.
        await code.hover();
        await expect(code).toBeVisible();
        await page.locator('footer h3').first().hover();
        await expect(code).toBeHidden();
      }
    }
  });

  await test.step('its links work', async () => {
    await page.locator('footer a[href="#top"]').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const privacy = inLanguage(layout === 'mobile' ? '/privacy/mobile' : '/privacy', language);
    await page.locator(`footer a[href="${privacy}"]`).click();
    await expect(page).toHaveURL(privacy);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
