import type { Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import { CAREERS_URL } from '../kit/addresses.ts';
import { inLanguage } from '../kit/routes.ts';
import {
  addressOf,
  expect,
  expectSameDocument,
  markDocument,
  putLink,
  scriptStarted,
  test,
  visit,
} from './kit.ts';

// The browser follows the redirect to an external host that does not exist.
test.use({ expectedFaults: new RegExp(new URL(CAREERS_URL).host) });

/** Waits for the script, then marks the document. */
async function markStarted(page: Page): Promise<void> {
  await scriptStarted(page);
  await markDocument(page);
}

test('the browser loads pages that a visit cannot show', async ({ page, layout, language }) => {
  const at = (path: string, code = language) => toLayout(inLanguage(path, code), layout);

  await test.step('a page in another language', async () => {
    const other = language === 'en' ? 'ar' : 'en';
    await visit(page, inLanguage('/news', other), layout);
    await markStarted(page);
    await (await putLink(page, at('/services'))).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectSameDocument(page, false);
  });

  await test.step('a click that opens another tab', async () => {
    await markStarted(page);
    // Headless Chromium sometimes reports a tab in the background only once it is shown: the click ends here instead.
    await page.evaluate(() => {
      const end = (event: MouseEvent) => {
        Reflect.set(window, 'isLeft', !event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', end, { once: true });
    });
    const link = page.locator(`footer a[href="${at('/legal')}"]`);
    await link.click({ modifiers: ['ControlOrMeta'] });
    expect(await page.evaluate(() => Reflect.get(window, 'isLeft'))).toBe(true);
    expect(addressOf(page)).toBe(at('/services'));
    await expectSameDocument(page);
  });

  await test.step('a redirect, from the other layout', async () => {
    const other = toLayout(at('/legal'), layout === 'mobile' ? 'desktop' : 'mobile');
    await (await putLink(page, other)).click();
    await expect(page).toHaveURL(at('/legal'));
    await expectSameDocument(page, false);
  });

  await test.step('a page of another build', async () => {
    await markStarted(page);
    await page.route(`**${at('/privacy')}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-build="\w+"/, 'data-build="another"');
      await route.fulfill({ response, body });
    });
    await page.locator(`footer a[href="${at('/privacy')}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'another');
    expect(addressOf(page)).toBe(at('/privacy'));
    await expectSameDocument(page, false);
  });

  // Use English, because URLs without a language prefix are English; links to another language are never visited.
  await visit(page, '/news', layout);
  await markDocument(page);

  await test.step('a response that is not HTML', async () => {
    await (await putLink(page, '/healthz')).click();
    await expect(page.locator('body')).toContainText('"status":"ok"');
    await expectSameDocument(page, false);
    await page.goBack();
  });

  await test.step('a redirect to another site', async () => {
    await markStarted(page);
    await page.route('**/moved', (route) =>
      route.fulfill({ status: 302, headers: { location: `${CAREERS_URL}/` } }),
    );
    const gone = page.waitForRequest(`${CAREERS_URL}/`);
    await (await putLink(page, '/moved')).click();
    expect((await gone).isNavigationRequest()).toBe(true);
  });
});
