import type { BrowserContext, Page } from '@playwright/test';
import { REVISION } from '../../src/consent/choice.ts';
import { inLanguage } from '../kit/routes.ts';
import { addressOf, expect, test, trackAddresses, visit, wordsOf } from './kit.ts';
import type { BrowserOptions } from './kit.ts';

const DAY_SECONDS = 86_400;
type Layout = BrowserOptions['layout'];
type Language = 'en' | 'ar';

const legal = (layout: Layout, language: Language = 'en') =>
  inLanguage(layout === 'mobile' ? '/legal/mobile' : '/legal', language);
const banner = (page: Page) => page.locator('[data-consent]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The `summary` that opens the custom view. */
const chooser = (page: Page) => banner(page).locator('summary');

async function cookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((one) => one.name === name);
}

async function accepted(context: BrowserContext): Promise<string | undefined> {
  return (await cookie(context, 'cookieChoice'))?.value.split('.').at(-1);
}

for (const language of ['en', 'ar'] as const) {
  for (const script of [true, false]) {
    test.describe(`the question about cookies (${language}${script ? '' : ', without script'})`, () => {
      test.use({ javaScriptEnabled: script });
      // Each language and each layout, with script and without; not all eight of them.
      test.skip(
        ({ layout }) => (layout === 'desktop') !== (script === (language === 'en')),
        'asked in the other layout',
      );
      const words = wordsOf(language).consent;

      for (const [choice, ids] of [
        ['acceptAll', '1-2'],
        ['necessaryOnly', '1'],
      ] as const) {
        test(`${choice} is kept for 1000 days and not asked again`, async ({ page, context, layout }) => {
          await visit(page, `${legal(layout, language)}?from=mail`, layout);
          expect(await context.cookies()).toEqual([]);
          const addresses = trackAddresses(page);
          await press(page, words.banner[choice]);
          await expect(banner(page)).toHaveCount(0);
          expect(addressOf(page)).toBe(`${legal(layout, language)}?from=mail`);
          // With script nothing is loaded anew; without, the form leads back.
          expect(addresses).toEqual(script ? [] : [addressOf(page)]);

          const known = await cookie(context, 'isSetCookieValue');
          expect(known).toMatchObject({ value: '1', path: '/', sameSite: 'Lax', httpOnly: false });
          const days = ((known?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
          // Chromium keeps no cookie for longer than 400 days, whatever it is told.
          expect(Math.round(days)).toBe(400);
          expect(await accepted(context)).toBe(ids);

          await visit(page, inLanguage(layout === 'mobile' ? '/mobile' : '/', language), layout);
          await expect(banner(page)).toHaveCount(0);
        });
      }

      test('a choice of one’s own can be made by keyboard', async ({ page, context, layout }) => {
        await visit(page, legal(layout, language), layout);
        if (script) await expect(banner(page)).toHaveAttribute('data-ready');
        await chooser(page).focus();
        await page.keyboard.press('Enter');
        const [necessary, analytics] = [
          page.getByRole('checkbox', { name: words.options[1].title }),
          page.getByRole('checkbox', { name: words.options[2].title }),
        ];
        await expect(necessary).toBeChecked();
        await expect(necessary).toBeDisabled();
        await expect(analytics).not.toBeChecked();
        if (!script) await page.keyboard.press('Tab');
        await expect(analytics).toBeFocused();
        await page.keyboard.press('Space');
        await expect(analytics).toBeChecked();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: words.banner.save })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(banner(page)).toHaveCount(0);
        expect(await accepted(context)).toBe('1-2');
        expect(addressOf(page)).toBe(legal(layout, language));
      });

      test('Enter in a box saves what is ticked, and no more', async ({ page, context, layout }) => {
        await visit(page, legal(layout, language), layout);
        await chooser(page).click();
        await page.getByRole('checkbox', { name: words.options[2].title }).focus();
        await page.keyboard.press('Enter');
        await expect(banner(page)).toHaveCount(0);
        expect(await accepted(context)).toBe('1');
      });

      test('the three answers have the same size and style, and stand side by side', async ({
        page,
        layout,
      }) => {
        await visit(page, legal(layout, language), layout);
        await expect(banner(page)).toBeVisible();
        const looks = await banner(page)
          .locator('.button-answer:visible')
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { width, height, top } = button.getBoundingClientRect();
              const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
              return [
                Math.round(width),
                height,
                top,
                color,
                backgroundColor,
                borderColor,
                fontSize,
                fontWeight,
              ];
            }),
          );
        expect(looks).toHaveLength(3);
        expect(new Set(looks.map((look) => look.join())).size).toBe(1);
      });

      test('covers nothing that cannot be scrolled clear of it', async ({ page, layout }) => {
        await visit(page, legal(layout, language), layout);
        await expect(banner(page)).toBeVisible();
        const room = () =>
          page.evaluate(() => {
            const end = document.querySelector('.footer-end')?.getBoundingClientRect().bottom ?? Infinity;
            return (document.querySelector('[data-consent]')?.getBoundingClientRect().top ?? 0) - end;
          });
        // Again and again: the script measures the banner some time after it has grown.
        const roomAtEnd = async () => {
          if (layout === 'desktop') await page.mouse.wheel(0, 100_000);
          else {
            await page
              .locator('.footer-end a')
              .last()
              .evaluate((link) => {
                link.blur();
                link.focus();
              });
          }
          return room();
        };
        await page.mouse.move(200, 200);
        await expect.poll(roomAtEnd).toBeGreaterThanOrEqual(0);
        await chooser(page).click();
        await expect.poll(roomAtEnd).toBeGreaterThanOrEqual(0);
      });
    });
  }

  test(`what has the focus is never behind the banner (${language})`, async ({ page, layout }) => {
    await visit(page, inLanguage(layout === 'mobile' ? '/news/mobile' : '/news', language), layout);
    await expect(banner(page)).toHaveAttribute('data-ready');
    const seen = new Set<string>();
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        const top = document.querySelector('[data-consent]')?.getBoundingClientRect().top ?? 0;
        if (!element || element === document.body || element.closest('[data-consent]')) return undefined;
        const box = element.getBoundingClientRect();
        return { name: element.textContent?.trim().slice(0, 40) ?? '', hidden: box.top >= top, box: box.top };
      });
      if (!focus) continue;
      expect(focus.hidden, `${focus.name} at ${focus.box}`).toBe(false);
      seen.add(focus.name);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  test(`going back unticks all but the first option (${language})`, async ({ page, layout }) => {
    const { banner: labels, options } = wordsOf(language).consent;
    await visit(page, legal(layout, language), layout);
    await chooser(page).click();
    const box = page.getByRole('checkbox', { name: options[2].title });
    await box.check();
    await press(page, labels.back);
    await expect(box).toBeHidden();
    await expect(chooser(page)).toBeFocused();
    await chooser(page).click();
    await expect(box).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: options[1].title })).toBeChecked();
  });
}

test('closing keeps no answer, and hides the banner for the session', async ({ page, context, layout }) => {
  await visit(page, legal(layout), layout);
  await press(page, wordsOf('en').consent.banner.close);
  await expect(banner(page)).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  await visit(page, layout === 'mobile' ? '/mobile' : '/', layout);
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
  await expect(banner(page)).toHaveCount(0);
  const later = await context.newPage();
  await visit(later, legal(layout), layout);
  await expect(banner(later)).toBeVisible();
});

test('is asked again where the purposes have become wider since the answer, and only there', async ({
  page,
  context,
  layout,
  baseURL,
}) => {
  const answered = (revision: number) =>
    context.addCookies(
      Object.entries({ isSetCookieValue: '1', cookieChoice: `${revision}.2026-01-01T00:00:00Z.1-2` }).map(
        ([name, value]) => ({ name, value, url: baseURL ?? '' }),
      ),
    );
  await answered(REVISION - 1);
  await visit(page, legal(layout), layout);
  await expect(banner(page)).toHaveAttribute('data-ready');
  await answered(REVISION);
  await visit(page, legal(layout), layout);
  await expect(banner(page)).toHaveCount(0);
});

test('an answer says accept, is announced, moves nothing, and gives the focus to the page', async ({
  page,
  layout,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Element | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.filter(({ node }) => node?.closest('main, footer, [data-consent]'));
        shifts.push(...moved.map(({ node }) => node?.outerHTML.slice(0, 80) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('accept', (event) => {
      if (event instanceof CustomEvent) Reflect.set(window, 'accepted', event.detail.accepted);
    });
  });
  await visit(page, legal(layout), layout);
  const { acceptAll, saved } = wordsOf('en').consent.banner;
  await expect(banner(page)).toHaveAttribute('data-ready');
  await page.getByRole('button', { name: acceptAll }).focus();
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: saved })).toHaveCount(1);
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'accepted'))).toEqual([1, 2]);
  expect(await top()).toBe(before);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(shifts).toEqual([]);
});

test.describe('where the answer cannot be sent', () => {
  test.use({ expectedFaults: /consent|ERR_FAILED/ });

  test('the banner stays and says so', async ({ page, context, layout }) => {
    await page.route('**/consent', (route) => route.abort());
    await visit(page, legal(layout), layout);
    await expect(banner(page)).toHaveAttribute('data-ready');
    const { acceptAll, failed } = wordsOf('en').consent.banner;
    await press(page, acceptAll);
    await expect(page.getByRole('alert')).toHaveText(failed);
    await expect(banner(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await page.unroute('**/consent');
    await press(page, acceptAll);
    await expect(banner(page)).toHaveCount(0);
    expect(await accepted(context)).toBe('1-2');
  });
});

test('the list of options is no higher than 18.75rem', async ({ page, layout }) => {
  await page.setViewportSize({ width: layout === 'mobile' ? 390 : 1440, height: 2000 });
  await visit(page, legal(layout), layout);
  await chooser(page).click();
  const [most, rem] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.consent-options ul') ?? document.body).maxBlockSize,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  ]);
  expect(most).toBe(`${18.75 * rem}px`);
});

test('in a window too low for it, it stands in the page', async ({ page, layout }) => {
  await page.setViewportSize({ width: layout === 'mobile' ? 390 : 1440, height: 400 });
  await visit(page, legal(layout), layout);
  await expect(banner(page)).toHaveCSS('position', 'static');
});

for (const script of [true, false]) {
  test.describe(script ? 'the cookie settings' : 'the cookie settings without script', () => {
    test.use({ javaScriptEnabled: script });

    test('show the record, and change it', async ({ page, context, layout }) => {
      const { page: words, banner: labels, options } = wordsOf('en').consent;
      await visit(page, legal(layout), layout);
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
      await visit(page, legal(layout), layout);
      await expect(banner(page)).toHaveCount(0);
    });
  });
}

test('a page that a cache has kept from before the answer does not ask again', async ({
  page,
  context,
  baseURL,
  layout,
}) => {
  await context.addCookies([{ name: 'isSetCookieValue', value: '1', url: baseURL ?? '' }]);
  let html = '';
  await page.route(/\/legal(\/mobile)?$/, async (route) => {
    const { cookie: _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers: { ...headers, cookie: '' } });
    html = await response.text();
    await route.fulfill({ response });
  });
  await visit(page, legal(layout), layout);
  expect(html.includes('data-consent=""')).toBe(true);
  await expect(page.locator('[data-consent]')).toHaveCount(0);
});
