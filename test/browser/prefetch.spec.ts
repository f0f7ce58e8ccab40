import type { Page } from '@playwright/test';
import { expect, isPageFetch, putLink, test, visit, wordsOf } from './kit.ts';

/** Addresses that the script fetches from now on, and the most at one time. */
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

/** Waits until the browser has nothing better to do than what was put off. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
}

/** Brings the next links into view, for as long as the browser needs to see that they are. */
function scrollOn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function pretendConnection(page: Page, connection: Record<string, unknown>): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

test('pages that links in view lead to are fetched ahead, two at once and 15 at most; 5 more that are pointed to', async ({
  page,
  layout,
}) => {
  const { asked, seen } = watchFetches(page);
  await visit(page, '/solutions/detail', layout);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const first = asked.length;
  for (let step = 0; step < 20; step += 1) await scrollOn(page);
  await expect.poll(() => asked.length).toBe(15);
  const others = await page
    .locator('footer .footer-links a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const wanted = others.filter((address) => !asked.includes(address) && !address.includes('cookies'));
  expect(wanted.length).toBeGreaterThan(5);
  for (const [index, address] of wanted.entries()) {
    await page.locator(`footer a[href="${address}"]`).first().dispatchEvent('pointerover');
    if (index < 5) await expect.poll(() => asked).toContain(address);
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(20);
  expect(first).toBeLessThan(asked.length);
  expect(seen.most).toBeLessThanOrEqual(2);
  expect(new Set(asked).size).toBe(asked.length);
  const isPage = (path: string) => !path.startsWith('/language') && !/[.][a-z]+$/.test(path);
  expect(asked.filter((path) => !isPage(path))).toEqual([]);
});

test('a page that was fetched ahead is not asked for again', async ({ page, layout }) => {
  const { asked } = watchFetches(page);
  await visit(page, '/about-us', layout);
  const target = layout === 'mobile' ? '/mobile' : '/';
  await expect.poll(() => asked).toContain(target);
  await page.waitForLoadState('networkidle');
  await page.locator('header .logo').click();
  await expect(page).toHaveURL(target);
  expect(asked.filter((path) => path === target)).toHaveLength(1);
});

test('a stylesheet that such a page needs and this one lacks is there before it', async ({
  page,
  layout,
}) => {
  const isReading = (url: string) => /\/assets\/reading-\w+\.css$/.test(url);
  const fetched = page.waitForEvent('requestfinished', (request) => isReading(request.url()));
  await visit(page, layout === 'mobile' ? '/mobile' : '/', layout);
  const request = await fetched;
  expect(request.resourceType()).toBe('fetch');
  await page.locator('footer a[href^="/legal"]').click();
  await expect(page).toHaveURL(layout === 'mobile' ? '/legal/mobile' : '/legal');
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
});

test('what is no page of this language is never fetched ahead', async ({ page, layout }) => {
  const { asked } = watchFetches(page);
  await visit(page, '/twoPage', layout);
  await putLink(page, '/healthz', { id: 'wanted' });
  for (const [href, attributes] of [
    ['/language/de?path=%2F', { rel: 'nofollow' }],
    ['/de/legal', {}],
    ['/choice', { rel: 'nofollow' }],
    ['/paper', { download: '' }],
    ['/paper.pdf', {}],
    ['/window', { target: '_blank' }],
    ['https://careers.arcvane.example/', {}],
  ] as const) {
    await putLink(page, href, { ...attributes, class: 'unwanted' });
  }
  const own = 'footer a[href^="/privacy/cookies"], header a[data-language]';
  expect(await page.locator(own).count()).toBeGreaterThan(8);
  for (const link of await page.locator(`.unwanted, ${own}, #wanted`).all())
    await link.dispatchEvent('pointerover');
  await expect.poll(() => asked).toContain('/healthz');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /language|choice|paper|window|cookies|^\/de/.test(path))).toEqual([]);
});

for (const { name, connection } of [
  { name: 'on 2g', connection: { effectiveType: '2g', saveData: false } },
  { name: 'on slow 2g', connection: { effectiveType: 'slow-2g', saveData: false } },
  { name: 'where data is to be saved', connection: { effectiveType: '4g', saveData: true } },
]) {
  test(`nothing is fetched ahead ${name}, and visits work`, async ({ page, layout }) => {
    await pretendConnection(page, connection);
    const { asked } = watchFetches(page);
    await visit(page, '/about-us', layout);
    await idle(page);
    await idle(page);
    expect(asked).toEqual([]);
    const target = layout === 'mobile' ? '/legal/mobile' : '/legal';
    await page.locator(`footer a[href="${target}"]`).click();
    await expect(page).toHaveURL(target);
    expect(asked).toEqual([target]);
  });
}

test('nothing is fetched ahead without a network', async ({ page, context, layout }) => {
  await visit(page, '/twoPage', layout);
  await page.waitForLoadState('networkidle');
  const { asked } = watchFetches(page);
  await context.setOffline(true);
  await putLink(page, layout === 'mobile' ? '/news/mobile/7' : '/news/7');
  await page.locator('#test-link').dispatchEvent('pointerover');
  await idle(page);
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await page.locator('#test-link').dispatchEvent('pointerover');
  await expect.poll(() => asked).toHaveLength(1);
});

test('on 4g they are', async ({ page, layout }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  const { asked } = watchFetches(page);
  await visit(page, '/about-us', layout);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('a page that was being fetched ahead when it was chosen fails after 10 s, not after twice that', async ({
  page,
  layout,
}) => {
  await page.clock.install();
  await visit(page, '/services', layout);
  await page.waitForLoadState('networkidle');
  const target = layout === 'mobile' ? '/news/mobile/22' : '/news/22';
  await page.route(`**${target}`, () => undefined);
  await putLink(page, target, { id: 'wanted' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = page.waitForRequest(`**${target}`);
  await page.locator('#wanted').dispatchEvent('pointerover');
  await page.clock.runFor(2000);
  await asked;
  await page.locator('#wanted').click();
  await page.clock.runFor(10_100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors.unreachable);
});
