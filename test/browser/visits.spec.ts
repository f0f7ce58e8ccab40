import type { Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import {
  expect,
  expectSameDocument,
  isPageFetch,
  markDocument,
  putLink,
  responsesRead,
  test,
  visit,
} from './kit.ts';

test.use({ loadsPictures: true });

const footerLink = (page: Page, address: string) => page.locator(`footer a[href="${address}"]`).first();

/** What a visit changes: the page's head, content, language, menu marks, language links and QR code. */
function contentOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const head = 'head :is(title, meta, link:not([rel="preload"], [rel="modulepreload"]), script)';
    return {
      head: all(head)
        .map((tag) => tag.outerHTML)
        .sort(),
      main: all('main').map((main) => main.innerText),
      html: [document.documentElement.lang, document.documentElement.dir],
      marks: all('header nav :is(a, details)').map((entry) => [
        entry.getAttribute('aria-current'),
        entry.hasAttribute('open'),
      ]),
      languages: all('header [data-language]').map((link) => link.getAttribute('href')),
      code: all('footer [data-region="code"]').map((code) => code.getAttribute('src')),
    };
  });
}

test('a click shows the page without a document load, with the same content as a load', async ({
  page,
  layout,
  language,
}) => {
  await visit(page, inLanguage('/news', language), layout);
  await markDocument(page);
  const target = toLayout(inLanguage('/legal', language), layout);
  const home = toLayout(inLanguage('/', language), layout);
  const before = await contentOf(page);
  const request = page.waitForRequest((one) => isPageFetch(one) && one.url().endsWith(target));
  await footerLink(page, target).click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSameDocument(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
  const visited = await contentOf(page);
  if (layout === 'desktop') expect(visited.code).not.toEqual(before.code);

  await test.step('the request has no custom headers', async () => {
    const names = Object.keys(await (await request).allHeaders());
    const usual =
      /^(:.+|accept|accept-encoding|accept-language|cache-control|pragma|connection|cookie|host|if-none-match|priority|referer|user-agent|sec-.+)$/;
    expect(names.filter((name) => !usual.test(name))).toEqual([]);
  });

  await test.step('the menu marks the visited page as current', async () => {
    await page.locator('header .logo').click();
    await expect(page).toHaveURL(home);
    await expectSameDocument(page);
    const current = page.locator('[data-marks] a[aria-current]:not([data-language])');
    await expect(current).toHaveAttribute('href', home);
  });

  await test.step('loading the page gives the same content', async () => {
    await page.goto(target);
    expect(visited).toEqual(await contentOf(page));
  });
});

test('links to the current page, and to an anchor of another page @desktop', async ({ page, layout }) => {
  await visit(page, '/news', layout);
  await markDocument(page);

  await test.step('to an anchor: the browser scrolls, and back restores the position', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#top"]')?.click());
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(/#top$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/#top$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  await test.step('to the page itself: adds no history entry', async () => {
    const length = await page.evaluate(() => history.length);
    await (await putLink(page, toLayout('/news', layout))).dispatchEvent('click');
    await expect(page.locator('#test-link')).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([length, 0]);
  });

  await test.step('to an anchor of another page: scrolls to and focuses it', async () => {
    const address = toLayout('/legal', layout);
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', '<p id="place">A place</p></main>');
      await route.fulfill({ response, body });
    });
    await (await putLink(page, `${address}#place`)).click();
    await expect(page).toHaveURL(`${address}#place`);
    await expect(page.locator('#place')).toBeFocused();
    await expect(page.locator('#place')).toBeInViewport();
  });
  await expectSameDocument(page);
});

test('a page waits for a stylesheet that an earlier visit is loading @desktop', async ({ page, layout }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // Without a transition, an early swap would be seen.
  await visit(page, '/', layout);
  await markDocument(page);
  const heading = page.locator('h1');
  const before = await heading.innerText();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/reading-*.css', async (route) => {
    await held.promise;
    await route.continue();
  });
  const stylesheet = page.waitForRequest((request) => request.url().includes('/assets/reading-'));
  await footerLink(page, toLayout('/legal', layout)).click();
  await stylesheet;
  const target = toLayout('/privacy', layout);
  const answer = page.waitForResponse((response) => response.url().endsWith(target));
  await footerLink(page, target).click();
  await (await answer).finished();
  await responsesRead(page);
  expect(await heading.innerText()).toBe(before);
  held.resolve();
  await expect(page).toHaveURL(target);
  await expect(heading).not.toHaveText(before);
  await expectSameDocument(page);
});

/** Counts view transitions from now on in the attribute `data-transitions` of `html`. */
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

test('a visit uses a view transition, except with reduced motion @desktop', async ({ page, layout }) => {
  await visit(page, '/news', layout);
  await countTransitions(page);
  const transitions = page.locator('html');
  const [legal, privacy] = [toLayout('/legal', layout), toLayout('/privacy', layout)];
  await footerLink(page, legal).click();
  await expect(page).toHaveURL(legal);
  await expect(transitions).toHaveAttribute('data-transitions', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footerLink(page, privacy).click();
  await expect(page).toHaveURL(privacy);
  await expect(transitions).toHaveAttribute('data-transitions', '1');
});

test.describe('with prefetches', () => {
  test.use({ prefetches: true });

  test('a prefetched page is shown at once, without a view transition @desktop', async ({ page, layout }) => {
    const target = toLayout('/legal', layout);
    await visit(page, '/news', layout);
    await countTransitions(page);
    const fetched = page.waitForEvent(
      'requestfinished',
      (request) => new URL(request.url()).pathname === target,
    );
    await footerLink(page, target).dispatchEvent('pointerover');
    await fetched;
    await responsesRead(page);
    await footerLink(page, target).dispatchEvent('click');
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '0');
  });
});
