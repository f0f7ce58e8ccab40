import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { toLayout } from '../../src/model/paths.ts';
import { CAREERS_URL } from '../kit/addresses.ts';
import {
  deepPages,
  expect,
  expectPicture,
  isPageFetch,
  pauseClock,
  putLink,
  responsesRead,
  scriptStarted,
  test,
  visit,
  wordsOf,
} from './kit.ts';

test.use({ loadsPictures: true, prefetches: true });

/** Records page fetches from now on: their paths, the number pending and the maximum pending at once. */
function watchFetches(page: Page) {
  const asked: string[] = [];
  const seen = { underway: 0, most: 0 };
  page.on('request', (request) => {
    if (!isPageFetch(request)) return;
    asked.push(new URL(request.url()).pathname);
    seen.underway += 1;
    seen.most = Math.max(seen.most, seen.underway);
  });
  const done = (request: Parameters<typeof isPageFetch>[0]) => {
    if (isPageFetch(request)) seen.underway -= 1;
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return { asked, seen };
}

/** Waits for two idle callbacks, because the first may run before the script's own. */
function idle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1)
      await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 }));
  });
}

/** Hovers over links one after the other, each until the script has had time to prefetch it. */
function pointTo(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluateAll(async (links) => {
    for (const link of links) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      for (let round = 0; round < 2; round += 1)
        await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 }));
    }
  });
}

/** Waits until the page knows it, which may be after the network itself. */
async function switchOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
}

/** Scrolls down by one viewport and waits for the intersection observers. */
function scrollOn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test('prefetches up to 15 visible links, two at once, and 5 more that are hovered', async ({
  page,
  layout,
}) => {
  const { asked, seen } = watchFetches(page);
  await visit(page, '/solutions/detail', layout);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const first = asked.length;
  await expect(async () => {
    await scrollOn(page);
    expect(asked).toHaveLength(15);
  }).toPass({ intervals: [0] });
  expect(first).toBeLessThan(15);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await idle(page);
  expect(asked).toHaveLength(15);

  const others = await page
    .locator('footer .footer-links a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const wanted = others.filter((address) => !asked.includes(address) && !address.includes('cookies'));
  expect(wanted.length).toBeGreaterThan(5);
  for (const [index, address] of wanted.slice(0, 7).entries()) {
    await page.locator(`footer a[href="${address}"]`).first().dispatchEvent('pointerover');
    if (index < 5) await expect.poll(() => asked).toContain(address);
  }
  await expect.poll(() => seen.underway).toBe(0);
  await idle(page);
  expect(asked).toHaveLength(20);
  expect(seen.most).toBeLessThanOrEqual(2);
  expect(new Set(asked).size).toBe(asked.length);
  const isPage = (path: string) => !path.startsWith('/language') && !/[.][a-z]+$/.test(path);
  expect(asked.filter((path) => !isPage(path))).toEqual([]);
});

test('a prefetched page is not fetched again, and its stylesheet is cached', async ({ page, layout }) => {
  const { asked, seen } = watchFetches(page);
  const [home, legal] = [toLayout('/', layout), toLayout('/legal', layout)];
  const stylesheet = page.waitForEvent('requestfinished', {
    predicate: (request) => /\/assets\/reading-\w+\.css$/.test(request.url()),
    timeout: 0,
  });
  await visit(page, home, layout);
  await page.locator(`footer a[href="${legal}"]`).dispatchEvent('pointerover');
  await expect.poll(() => asked).toContain(legal);
  const request = await stylesheet;
  expect(request.resourceType()).toBe('fetch');
  await expect.poll(() => seen.underway).toBe(0);
  await page.locator(`footer a[href="${legal}"]`).click();
  await expect(page).toHaveURL(legal);
  const loads = await page.evaluate(
    (url) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name === url)
        .map((entry) => entry.toJSON()),
    request.url(),
  );
  expect(loads).toMatchObject([
    { initiatorType: 'fetch' },
    { initiatorType: 'link', transferSize: 0, renderBlockingStatus: 'non-blocking' },
  ]);

  await expect.poll(() => asked).toContain(home);
  await expect.poll(() => seen.underway).toBe(0);
  await responsesRead(page);
  await page.locator('header .logo').click();
  await expect(page).toHaveURL(home);
  for (const address of [legal, home]) expect(asked.filter((path) => path === address)).toHaveLength(1);
});

test('links that are not visitable are never prefetched', async ({ page, layout }) => {
  const { asked } = watchFetches(page);
  await visit(page, '/twoPage', layout);
  for (const [href, attributes] of [
    ['/language/de?path=%2F', { rel: 'nofollow' }],
    ['/de/legal', {}],
    ['/choice', { rel: 'nofollow' }],
    ['/paper', { download: '' }],
    ['/paper.pdf', {}],
    ['/window', { target: '_blank' }],
    [`${CAREERS_URL}/`, {}],
  ] as const)
    await putLink(page, href, { ...attributes, class: 'unwanted' });
  const own = 'footer a[href^="/privacy/cookies"], header a[data-language]';
  expect(await page.locator(own).count()).toBeGreaterThan(LANGUAGE_CODES.length);
  await pointTo(page, `.unwanted, ${own}`);
  await page.route('**/wanted', (route) => route.fulfill({ json: {} }));
  await putLink(page, '/wanted', { id: 'wanted' });
  await pointTo(page, '#wanted');
  await expect.poll(() => asked).toContain('/wanted');
  expect(asked.filter((path) => /language|choice|paper|window|cookies|^\/de/.test(path))).toEqual([]);
});

test.describe('when the network changes', () => {
  test.use({ expectedFaults: /healthz net::ERR_INTERNET_DISCONNECTED/ });

  test('prefetches nothing on slow connections, with data saving or offline; visits still work', async ({
    page,
    layout,
  }) => {
    await page.addInitScript(() => {
      const connection = { effectiveType: '2g', saveData: false };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    const connect = (connection: Record<string, unknown>) =>
      page.evaluate((values) => {
        Object.assign(Reflect.get(navigator, 'connection'), values);
      }, connection);
    const { asked } = watchFetches(page);
    const [legal, article] = [toLayout('/legal', layout), toLayout(deepPages.article, layout)];
    await visit(page, '/about-us', layout);
    await putLink(page, article);

    for (const [name, connection] of [
      ['2g', { effectiveType: '2g' }],
      ['slow 2g', { effectiveType: 'slow-2g' }],
      ['data saving', { effectiveType: '4g', saveData: true }],
    ] as const) {
      await test.step(name, async () => {
        await connect(connection);
        await pointTo(page, '#test-link');
        await scrollOn(page);
        await idle(page);
        expect(asked).toEqual([]);
      });
    }

    await test.step('a visit', async () => {
      await page.locator(`footer a[href="${legal}"]`).click();
      await expect(page).toHaveURL(legal);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(asked).toEqual([legal]);
    });

    await test.step('offline', async () => {
      const lastPicture = page.locator('footer img[data-region]');
      await lastPicture.scrollIntoViewIfNeeded();
      await expectPicture(lastPicture);
      await putLink(page, article);
      await switchOffline(page, true);
      await connect({ saveData: false });
      await pointTo(page, '#test-link');
      expect(asked).toEqual([legal]);
    });

    await test.step('back on 4g', async () => {
      // The page learns that it is online before its requests pass.
      await connect({ saveData: true });
      await switchOffline(page, false);
      const passes = () =>
        fetch('/healthz').then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(() => page.evaluate(passes)).toBe(true);
      await connect({ saveData: false });
      await pointTo(page, '#test-link');
      await expect.poll(() => asked).toContain(article);
    });
  });
});

test('a click during a pending prefetch fails after 10 s, not 20 s', async ({ page, layout }) => {
  await page.clock.install();
  await visit(page, '/services', layout);
  await scriptStarted(page);
  const target = toLayout(deepPages.article, layout);
  await page.route(`**${target}`, () => undefined);
  await putLink(page, target, { id: 'wanted' });
  await pauseClock(page);
  const { asked } = watchFetches(page);
  await page.locator('#wanted').dispatchEvent('pointerover');
  // Other prefetches may be under way, and each ends before the idle callback that starts the next.
  await expect(async () => {
    await page.clock.runFor(500);
    expect(asked).toContain(target);
  }).toPass({ intervals: [0] });
  await page.locator('#wanted').click();
  await page.clock.runFor(10_100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors.unreachable);
});
