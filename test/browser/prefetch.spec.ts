import type { Page } from '@playwright/test';
import { expect, isPageFetch, putLink, test, visit } from './kit.ts';

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

async function pretendConnection(page: Page, connection: Record<string, unknown>): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

test('pages that links in view lead to are fetched ahead, two at once and 20 at most', async ({
  page,
  layout,
}) => {
  const { asked, seen } = watchFetches(page);
  await visit(page, '/solutions/detail', layout);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const first = asked.length;
  for (let step = 0; step < 20; step += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight));
    await page.waitForLoadState('networkidle');
  }
  // A phone's page shows fewer links at a time, and some only when a row is moved sideways.
  if (layout === 'desktop') await expect.poll(() => asked.length).toBe(20);
  else expect(asked.length).toBeLessThanOrEqual(20);
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
  for (const link of await page.locator('.unwanted, #wanted').all()) await link.dispatchEvent('pointerover');
  await expect.poll(() => asked).toContain('/healthz');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /language|choice|paper|window|^\/de/.test(path))).toEqual([]);
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
    // Longer than the browser may put idle work off.
    const idle = () =>
      page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })));
    await idle();
    await idle();
    expect(asked).toEqual([]);
    const target = layout === 'mobile' ? '/legal/mobile' : '/legal';
    await page.locator(`footer a[href="${target}"]`).click();
    await expect(page).toHaveURL(target);
    expect(asked).toEqual([target]);
  });
}

test('on 4g they are', async ({ page, layout }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  const { asked } = watchFetches(page);
  await visit(page, '/about-us', layout);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
