import type { BrowserContext, Page } from '@playwright/test';
import { REVISION } from '../../src/consent/choice.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, test, trackAddresses, visit, wordsOf } from './kit.ts';

const DAY_SECONDS = 86_400;

const banner = (page: Page) => page.locator('[data-consent]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The `summary` that opens the custom choice. */
const chooser = (page: Page) => banner(page).locator('summary');

async function cookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((one) => one.name === name);
}

async function accepted(context: BrowserContext): Promise<string | undefined> {
  return (await cookie(context, 'cookieChoice'))?.value.split('.').at(-1);
}

/** From the next load on, records layout shifts of the page's content and the options of the `accept` event. */
async function watchAnswer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('main, footer, [data-consent]')) shifts.push(element.outerHTML.slice(0, 80));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('accept', (event) => {
      if (event instanceof CustomEvent) Reflect.set(window, 'accepted', event.detail.accepted);
    });
  });
}

test('accepting all is stored and announced, shifts no content and moves the focus to the page', async ({
  page,
  context,
  layout,
}) => {
  const { acceptAll, saved } = wordsOf('en').consent.banner;
  const address = `${toLayout('/legal', layout)}?from=mail`;
  await watchAnswer(page);
  await visit(page, address, layout);
  await expect(banner(page)).toHaveAttribute('data-ready');
  expect(await context.cookies()).toEqual([]);
  // On a busy machine, fonts that arrive late shift the content as well.
  await page.evaluate(async () => {
    await document.fonts.ready;
    Reflect.get(window, 'shifts').length = 0;
  });
  const addresses = trackAddresses(page);
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('button', { name: acceptAll }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: saved })).toHaveCount(1);
  await expect(page.locator('#main')).toBeFocused();
  expect(await top()).toBe(before);
  expect(await page.evaluate(() => Reflect.get(window, 'accepted'))).toEqual([1, 2]);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  expect(addressOf(page)).toBe(address);
  expect(addresses, 'no page load').toEqual([]);

  const known = await cookie(context, 'isSetCookieValue');
  expect(known).toMatchObject({ value: '1', path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((known?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
  // The site asks for 1000 days; Chromium caps cookies at 400.
  expect(Math.round(days)).toBe(400);
  expect(await accepted(context)).toBe('1-2');

  await visit(page, toLayout('/', layout), layout);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('when the answer cannot be sent', () => {
  test.use({ expectedFaults: /consent|ERR_FAILED/ });

  test('the banner stays and shows an error; refusing works once requests succeed @mobile', async ({
    page,
    context,
    layout,
    language,
  }) => {
    const { necessaryOnly, failed } = wordsOf(language).consent.banner;
    const address = `${toLayout(inLanguage('/legal', language), layout)}?from=mail`;
    await page.route('**/consent', (route) => route.abort());
    await visit(page, address, layout);
    await expect(banner(page)).toHaveAttribute('data-ready');
    const addresses = trackAddresses(page);
    await press(page, necessaryOnly);
    await expect(page.getByRole('alert')).toHaveText(failed);
    await expect(banner(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await page.unroute('**/consent');
    await press(page, necessaryOnly);
    await expect(banner(page)).toHaveCount(0);
    expect(await accepted(context)).toBe('1');
    expect(addresses, 'no page load').toEqual([]);
    await visit(page, toLayout(inLanguage('/', language), layout), layout);
    await expect(banner(page)).toHaveCount(0);
  });
});

test('a custom choice can be made by keyboard @desktop', async ({ page, context, layout, language }) => {
  const { banner: labels, options } = wordsOf(language).consent;
  const address = toLayout(inLanguage('/legal', language), layout);
  const necessary = page.getByRole('checkbox', { name: options[1].title });
  const analytics = page.getByRole('checkbox', { name: options[2].title });
  await visit(page, address, layout);
  await expect(banner(page)).toHaveAttribute('data-ready');
  await chooser(page).focus();
  await page.keyboard.press('Enter');
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await expect(analytics).not.toBeChecked();
  await expect(analytics).toBeFocused();
  await page.keyboard.press('Space');
  await expect(analytics).toBeChecked();

  await test.step('the back button clears all options but the first', async () => {
    await press(page, labels.back);
    await expect(analytics).toBeHidden();
    await expect(chooser(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(analytics).toBeFocused();
    await expect(analytics).not.toBeChecked();
    await expect(necessary).toBeChecked();
  });

  await test.step('Tab moves to the save button', async () => {
    await page.keyboard.press('Space');
    await expect(analytics).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: labels.save })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    expect(await accepted(context)).toBe('1-2');
    expect(addressOf(page)).toBe(address);
  });

  await test.step('Enter in a checkbox saves only the checked options', async () => {
    await context.clearCookies();
    await page.reload();
    await expect(banner(page)).toHaveAttribute('data-ready');
    await chooser(page).click();
    await analytics.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    expect(await accepted(context)).toBe('1');
  });
});

test('closing hides the banner for the session, unanswered @mobile', async ({ page, context, layout }) => {
  await visit(page, '/legal', layout);
  await press(page, wordsOf('en').consent.banner.close);
  await expect(banner(page)).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  await visit(page, '/', layout);
  await expect(banner(page)).toHaveCount(0);
  const later = await context.newPage();
  await visit(later, '/legal', layout);
  await expect(banner(later)).toBeVisible();
});

test('the banner is shown again only for an answer to an earlier revision @mobile', async ({
  page,
  context,
  layout,
  baseURL,
}) => {
  const answered = async (cookies: Record<string, string>) => {
    await context.clearCookies();
    const entries = Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      url: baseURL ?? '',
    }));
    await context.addCookies(entries);
  };
  const address = toLayout('/legal', layout);
  const choice = (revision: number) => `${revision}.2026-01-01T00:00:00Z.1-2`;
  await answered({ isSetCookieValue: '1', cookieChoice: choice(REVISION - 1) });
  await visit(page, address, layout);
  await expect(banner(page)).toHaveAttribute('data-ready');

  // Serve the page as a cache would that stored it before the answer.
  let html = '';
  await page.route(`**${address}`, async (route) => {
    const { cookie: _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers: { ...headers, cookie: '' } });
    html = await response.text();
    await route.fulfill({ response });
  });
  for (const choices of [[['cookieChoice', choice(REVISION)]], []] as const) {
    await answered({ isSetCookieValue: '1', ...Object.fromEntries(choices) });
    await visit(page, address, layout);
    expect(html.includes('data-consent=""'), 'the cached page has the banner').toBe(true);
    await expect(banner(page)).toHaveCount(0);
  }
});

test('the cookie settings show and change the stored choice @mobile', async ({ page, context, layout }) => {
  const { page: words, banner: labels, options } = wordsOf('en').consent;
  await visit(page, '/legal', layout);
  await page.getByRole('contentinfo').getByRole('link', { name: words.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText(words.none)).toBeVisible();
  const address = addressOf(page);

  const analytics = page.getByRole('checkbox', { name: options[2].title });
  const record = page.locator('.consent-record dd');
  await analytics.check();
  await press(page, labels.save);
  await expect(record.first()).toHaveText(`${options[1].title}, ${options[2].title}`);
  await expect(analytics).toBeChecked();
  expect(await accepted(context)).toBe('1-2');
  expect(addressOf(page)).toBe(address);

  await press(page, labels.necessaryOnly);
  await expect(record.first()).toHaveText(options[1].title);
  await expect(analytics).not.toBeChecked();
  expect(await accepted(context)).toBe('1');
  await expect(record.nth(2)).toHaveText('1');
  await visit(page, '/legal', layout);
  await expect(banner(page)).toHaveCount(0);
});
