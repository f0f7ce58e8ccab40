import type { Page } from '@playwright/test';
import { expect, showByVisit, test, wordsOf } from './kit.ts';

/** Paths of this site that name another host if used as a relative URL. */
const ODD_PATH = '//evil.example/pay';
const ODD_MOBILE_PATHS = [`${ODD_PATH}/mobile`, '//mobile/evil.example/pay', '//mobile//evil.example/pay'];

test.beforeEach(({ context }) =>
  context.route(/^https?:\/\/(mobile|evil\.example)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'another site' }),
  ),
);

/** Loads a path and waits for the script, which includes the device check. */
async function load(page: Page, baseURL: string | undefined, path: string): Promise<string> {
  const address = `${baseURL}${path}`;
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  return address;
}

test.describe('in a window of 500 px', () => {
  test.use({ viewport: { width: 500, height: 900 } });

  test('does not switch the layout of a path that names another host', async ({ page, baseURL, context }) => {
    const address = await load(page, baseURL, ODD_PATH);
    expect(page.url()).toBe(address);
    // The layout cookie would be written before a switch.
    expect(await context.cookies()).toEqual([]);
  });
});

test('with the mobile layout cookie in a wide window, such paths do not switch the layout', async ({
  page,
  baseURL,
  context,
}) => {
  await context.addCookies([{ name: 'layout', value: 'mobile', url: baseURL ?? '' }]);
  for (const path of ODD_MOBILE_PATHS) {
    const address = await load(page, baseURL, path);
    expect(page.url()).toBe(address);
    expect(await context.cookies()).toMatchObject([{ name: 'layout', value: 'mobile' }]);
  }
});

test.describe('history', () => {
  test.use({ expectedFaults: /^404: http:\/\/localhost:\d+\/\/evil\.example\/pay$/ });

  test('going back to such a path fetches it from this site', async ({ page, baseURL }) => {
    const address = await load(page, baseURL, ODD_PATH);
    await showByVisit(page, '/legal');
    const asked = page.waitForRequest((request) => request.url().endsWith('evil.example/pay'));
    await page.evaluate(() => history.back());
    expect((await asked).url()).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors[404]);
    expect(page.url()).toBe(address);
  });
});

test.describe('over https', () => {
  const HOST = 'https://site.example';
  test.use({
    expectedFaults: /third party: https:\/\/site\.example\//,
    viewport: { width: 700, height: 900 },
  });

  test('the layout cookie is Secure', async ({ page, context, baseURL }) => {
    // Simulates a proxy that terminates TLS in front of the site.
    await page.route(`${HOST}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
    });
    await page.goto(`${HOST}/legal`);
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile');
    expect(await context.cookies()).toMatchObject([{ name: 'layout', value: 'mobile', secure: true }]);
    // The page may still have pending requests.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
