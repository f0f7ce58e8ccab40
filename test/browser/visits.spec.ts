import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { inLanguage } from '../kit/routes.ts';
import {
  addressOf,
  expect,
  expectSameDocument,
  isPageFetch,
  markDocument,
  putLink,
  test,
  visit,
  withoutPrefetch,
  wordsOf,
} from './kit.ts';
import type { BrowserOptions } from './kit.ts';

type Layout = BrowserOptions['layout'];

const there = (path: string, layout: Layout, language: 'en' | 'ar' = 'en') => {
  const mobile: Record<string, string> = { '/news': '/news/mobile', '/news/22': '/news/mobile/22' };
  return inLanguage(layout === 'mobile' ? (mobile[path] ?? `${path}/mobile`) : path, language);
};
const footerLink = (page: Page, address: string) => page.locator(`footer a[href="${address}"]`).first();

for (const language of ['en', 'ar'] as const) {
  test(`a click shows the page without loading a document (${language})`, async ({ page, layout }) => {
    await visit(page, inLanguage('/news', language), layout);
    await markDocument(page);
    const target = there('/legal', layout, language);
    const before = await page.locator('footer [data-region="code"]').getAttribute('src');
    await footerLink(page, target).click();
    await expect(page).toHaveURL(target);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expectSameDocument(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // The same as if it had been loaded.
    const head = () =>
      page.evaluate(() =>
        [
          ...document.head.querySelectorAll(
            'title, meta, link:not([rel="preload"], [rel="modulepreload"]), script',
          ),
        ]
          .map((tag) => tag.outerHTML)
          .sort(),
      );
    const main = () => page.locator('main').innerText();
    const html = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    const marks = () =>
      page
        .locator('header nav :is(a, details)')
        .evaluateAll((all) =>
          all.map((entry) => [entry.getAttribute('aria-current'), entry.hasAttribute('open')]),
        );
    const languages = () =>
      page
        .locator('header [data-language]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const code = () => page.locator('footer [data-region="code"]').getAttribute('src');
    const all = async () => [
      await head(),
      await main(),
      await html(),
      await marks(),
      await languages(),
      await code(),
    ];
    const visited = await all();
    expect(await code()).not.toBe(before);
    await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
    await page.reload();
    expect(visited).toEqual(await all());
  });
}

test('the menu marks the section that a visit leads to', async ({ page, layout }) => {
  await visit(page, '/news', layout);
  await markDocument(page);
  await page.locator(`header .logo`).click();
  await expect(page).toHaveURL(layout === 'mobile' ? '/mobile' : '/');
  await expectSameDocument(page);
  const current = page.locator('[data-marks] a[aria-current]:not([data-language])');
  await expect(current).toHaveAttribute('href', layout === 'mobile' ? '/mobile' : '/');
});

test('back and forward show the pages where the visitor had scrolled to', async ({ page, layout }) => {
  await visit(page, '/news', layout);
  await markDocument(page);
  const [news, legal] = [there('/news', layout), there('/legal', layout)];
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
    legal,
  );
  await expect(page).toHaveURL(legal);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(news);
  await expect(page.locator('h1')).toHaveText(wordsOf('en').nav.news);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(page.locator('h1')).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(legal);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await expectSameDocument(page);

  // From a document of its own, too.
  await page.goto('/healthz');
  await page.goBack();
  await expect(page).toHaveURL(legal);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL(news);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('the way back is followed once the script is there, if the visitor was faster', async ({
  page,
  layout,
}) => {
  await visit(page, '/news', layout);
  const [news, legal] = [there('/news', layout), there('/legal', layout)];
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
    legal,
  );
  await expect(page.locator('h1')).toHaveText(wordsOf('en').nav.legal);
  await page.goto('/healthz');

  const held = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goBack();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(news);
  await expect(page.locator('h1')).toHaveText(wordsOf('en').nav.legal);
  held.resolve();
  await expect(page.locator('h1')).toHaveText(wordsOf('en').nav.news);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('a place on the same page is gone to by the browser, and back from', async ({ page, layout }) => {
  await visit(page, '/news', layout);
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#top"]')?.click());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/#top$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#top$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await expectSameDocument(page);
});

test('a place on another page is shown and takes the focus', async ({ page, layout }) => {
  await withoutPrefetch(page);
  await visit(page, '/news', layout);
  await markDocument(page);
  const target = `${there('/legal', layout)}#place`;
  await page.route(`**${there('/legal', layout)}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<p id="place">A place</p></main>');
    await route.fulfill({ response, body });
  });
  await (await putLink(page, target)).click();
  await expect(page).toHaveURL(target);
  await expect(page.locator('#place')).toBeFocused();
  await expect(page.locator('#place')).toBeInViewport();
  await expectSameDocument(page);
});

test('a link to the page that is shown adds nothing to the history', async ({ page, layout }) => {
  await visit(page, '/news', layout);
  await markDocument(page);
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 400));
  await (await putLink(page, there('/news', layout))).dispatchEvent('click');
  await expect(page.locator('#test-link')).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([length, 0]);
  await expectSameDocument(page);
});

test('the request for a page is like any other', async ({ page, layout }) => {
  await withoutPrefetch(page);
  await visit(page, '/news', layout);
  const asked = page.waitForRequest((request) => isPageFetch(request) && request.url().includes('/legal'));
  await footerLink(page, there('/legal', layout)).click();
  const names = Object.keys(await (await asked).allHeaders());
  const usual =
    /^(:.+|accept|accept-encoding|accept-language|cache-control|pragma|connection|cookie|host|priority|referer|user-agent|sec-.+)$/;
  expect(names.filter((name) => !usual.test(name))).toEqual([]);
});

test.describe('what is not for a visit is loaded by the browser', () => {
  test('another language', async ({ page, layout }) => {
    await visit(page, '/news', layout);
    await markDocument(page);
    await (await putLink(page, there('/legal', layout, 'ar'))).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectSameDocument(page, false);
  });

  test('a page of another build', async ({ page, layout }) => {
    await withoutPrefetch(page);
    await visit(page, '/news', layout);
    await markDocument(page);
    await page.route('**/legal**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-build="\w+"/, 'data-build="another"');
      await route.fulfill({ response, body });
    });
    await footerLink(page, there('/legal', layout)).click();
    await expect(page).toHaveURL(there('/legal', layout));
    await expect(page.locator('html')).toHaveAttribute('data-build', 'another');
    await expectSameDocument(page, false);
  });

  test('an answer that is no page', async ({ page, layout }) => {
    await visit(page, '/news', layout);
    await markDocument(page);
    await (await putLink(page, '/healthz')).click();
    await expect(page.locator('body')).toContainText('"status":"ok"');
    await expectSameDocument(page, false);
  });

  test('a redirect', async ({ page, layout }) => {
    await visit(page, '/news', layout);
    await markDocument(page);
    // The other device's address.
    const other = layout === 'mobile' ? '/legal' : '/legal/mobile';
    await (await putLink(page, other)).click();
    await expect(page).toHaveURL(there('/legal', layout));
    await expectSameDocument(page, false);
  });

  test.describe('a redirect to another site', () => {
    // Where a redirect leads is asked for in earnest, and there is nobody.
    test.use({ expectedFaults: /careers[.]arcvane[.]example/ });

    test('(without a fault of the site’s own)', async ({ page, layout }) => {
      await visit(page, '/news', layout);
      await page.route('**/moved', (route) =>
        route.fulfill({ status: 302, headers: { location: 'https://careers.arcvane.example/' } }),
      );
      const gone = page.waitForRequest('https://careers.arcvane.example/');
      await (await putLink(page, '/moved')).click();
      expect((await gone).isNavigationRequest()).toBe(true);
    });
  });

  test('a click that asks for another tab', async ({ page, context, layout }) => {
    await visit(page, '/news', layout);
    const opened = context.waitForEvent('page');
    await footerLink(page, there('/legal', layout)).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(there('/legal', layout));
    expect(addressOf(page)).toBe(there('/news', layout));
  });
});

test('a visit that was given up leaves nothing behind', async ({ page, layout }) => {
  await withoutPrefetch(page);
  await visit(page, '/about-us', layout);
  await markDocument(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/legal**', async (route) => {
    const response = await route.fetch();
    await held.promise;
    // The request may be gone by now.
    await route.fulfill({ response }).catch(() => undefined);
  });
  const length = await page.evaluate(() => history.length);
  await footerLink(page, there('/legal', layout)).click();
  await expect(page.locator('.loading-bar')).toHaveClass(/loading-bar-shown/);
  await footerLink(page, there('/privacy', layout)).click();
  await expect(page).toHaveURL(there('/privacy', layout));
  const shown = await page.locator('main').innerText();
  held.resolve();
  await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
  await page.waitForLoadState('networkidle');
  expect(addressOf(page)).toBe(there('/privacy', layout));
  expect(await page.locator('main').innerText()).toBe(shown);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await expectSameDocument(page);
});

test('going back gives up the visit under way', async ({ page, layout }) => {
  await withoutPrefetch(page);
  await visit(page, '/news', layout);
  await footerLink(page, there('/privacy', layout)).click();
  await expect(page).toHaveURL(there('/privacy', layout));
  await markDocument(page);
  await page.route('**/legal**', () => undefined);
  await footerLink(page, there('/legal', layout)).click();
  await expect(page.locator('.loading-bar')).toHaveClass(/loading-bar-shown/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(wordsOf('en').nav.news);
  expect(addressOf(page)).toBe(there('/news', layout));
  await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
  await expectSameDocument(page);
});

test('going forth again gives up the way back', async ({ page, layout }) => {
  await withoutPrefetch(page);
  await visit(page, '/news', layout);
  for (const path of ['/privacy', '/legal']) {
    await footerLink(page, there(path, layout)).click();
    await expect(page).toHaveURL(there(path, layout));
    await expect(page.locator('h1')).toBeFocused();
  }
  await markDocument(page);
  const heading = await page.locator('h1').innerText();
  const held = Promise.withResolvers<void>();
  await page.route(`**${there('/privacy', layout)}`, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  const isAsked = page.waitForRequest((request) => request.url().endsWith(there('/privacy', layout)));
  await page.evaluate(() => history.back());
  await isAsked;
  const status = page.locator('[data-announcer]');
  await expect(status).toHaveText(wordsOf('en').frame.loading);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(there('/legal', layout));
  await expect(status).toBeEmpty();
  await expect(page.locator('.loading-bar')).not.toHaveClass(/loading-bar-shown/);
  held.resolve();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveText(heading);
  await expectSameDocument(page);
});

test('a page waits for a stylesheet that a visit before has begun to load', async ({ page, layout }) => {
  await withoutPrefetch(page);
  await visit(page, '/', layout);
  await markDocument(page);
  const heading = await page.locator('h1').innerText();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/reading-*.css', async (route) => {
    await held.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest((request) => request.url().includes('/assets/reading-'));
  await footerLink(page, there('/legal', layout)).click();
  await isAsked;
  const next = page.waitForResponse((response) => response.url().endsWith(there('/privacy', layout)));
  await footerLink(page, there('/privacy', layout)).click();
  await (await next).finished();
  await wait(300);
  expect(await page.locator('h1').innerText()).toBe(heading);
  held.resolve();
  await expect(page).toHaveURL(there('/privacy', layout));
  await expect(page.locator('h1')).not.toHaveText(heading);
  await expectSameDocument(page);
});

/** Counts the transitions of the page's document from now on, in one of its attributes. */
async function countTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const { dataset } = document.documentElement;
    dataset.transitions = '0';
    document.startViewTransition = (...given) => {
      dataset.transitions = String(Number(dataset.transitions) + 1);
      return start(...given);
    };
  });
}

test('the browser’s own transition is used, but not where motion is unwelcome', async ({ page, layout }) => {
  await withoutPrefetch(page);
  await visit(page, '/news', layout);
  await countTransitions(page);
  await footerLink(page, there('/legal', layout)).click();
  await expect(page).toHaveURL(there('/legal', layout));
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footerLink(page, there('/privacy', layout)).click();
  await expect(page).toHaveURL(there('/privacy', layout));
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
});

test('a page that was fetched ahead is there at once, without one', async ({ page, layout }) => {
  const target = there('/legal', layout);
  await visit(page, '/news', layout);
  await countTransitions(page);
  const fetched = page.waitForEvent(
    'requestfinished',
    (request) => new URL(request.url()).pathname === target,
  );
  await footerLink(page, target).dispatchEvent('pointerover');
  await fetched;
  // The answer has been read, too.
  await page.waitForLoadState('networkidle');
  await footerLink(page, target).dispatchEvent('click');
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '0');
});
