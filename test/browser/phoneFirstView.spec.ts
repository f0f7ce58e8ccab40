import type { Page } from '@playwright/test';
import { COOKIES } from '../../src/consent/names.ts';
import { LANGUAGES } from '../../src/model/languages.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, scriptStarted, test, visit } from './kit.ts';

/** File names, without hash, of the requests before and after the page's first contentful paint. */
async function askedFor(page: Page): Promise<{ before: string[]; after: string[] }> {
  const { painted, requests } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requests: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: name.split('/').at(-1) ?? '', startTime })),
  }));
  const names = (isWanted: (time: number) => boolean) =>
    requests
      .filter(({ startTime }) => isWanted(startTime))
      .map(({ name }) => name.replace(/-\w{8}(?=\.\w+$)/, ''));
  return { before: names((time) => time < painted), after: names((time) => time >= painted) };
}

/** Waits until the page has painted text and has the fonts for it. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Stops the animations that lay out the content below the first view. */
async function stopAnimations(page: Page): Promise<{ resume: () => Promise<unknown> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return { resume: () => session.send('Animation.setPlaybackRate', { playbackRate: 1 }) };
}

const isFont = (name: string) => name.endsWith('.woff2');
const isPicture = (name: string) => /\.(?:avif|webp|png|jpg)$/.test(name);

const { home, solution, product, article } = deepPages;
for (const { path, language } of [
  ...(['en', 'ar', 'ja', 'de'] as const).map((code) => ({ path: home, language: code })),
  ...[solution, product, article].flatMap((page) =>
    (['ar', 'ja'] as const).map((code) => ({ path: page, language: code })),
  ),
]) {
  test(`${path} (${language}) loads only its first view’s files before the first paint`, async ({
    page,
    layout,
  }) => {
    // On a busy machine, the delays of the content below could end before the first paint.
    const { resume } = await stopAnimations(page);
    await page.goto(toLayout(inLanguage(path, language), layout));
    await painted(page);
    await resume();
    await expect(page.locator('.footer')).toBeVisible();
    await painted(page);
    const { before } = await askedFor(page);
    const later = async (isWanted: (name: string) => boolean) =>
      (await askedFor(page)).after.filter(isWanted);
    const { fonts, phoneFonts = fonts } = LANGUAGES[language];
    expect(before.filter(isFont).toSorted()).toEqual([...phoneFonts].toSorted());
    expect(before.filter(isPicture)).toHaveLength(1);
    expect(before.filter((name) => name.endsWith('.js'))).toEqual([]);
    expect(before.filter((name) => name.endsWith('.css'))).toEqual([
      language === 'ja' ? 'ja-mobile.css' : 'mobile.css',
    ]);
    expect(await later((name) => name === 'main.js')).toHaveLength(1);
    if (path !== article) await expect.poll(() => later(isPicture)).not.toEqual([]);
    if (path !== home) return;
    // A character that the language's fonts lack would load another font, as the names of languages do in Arabic.
    const others = language === 'ar' ? ['plex-latin-400.woff2'] : [];
    const rest = new Set([...fonts, ...others].filter((name) => !phoneFonts.includes(name)));
    await expect.poll(async () => (await later(isFont)).toSorted()).toEqual([...rest].toSorted());
  });
}

test('content below the first view is laid out after it', async ({ page, layout }) => {
  const data = page.locator('#data');
  const { resume } = await stopAnimations(page);
  await page.goto(toLayout(product, layout));
  await expect(page.locator('.product-head')).toBeVisible();
  await expect(data).toBeHidden();
  await resume();
  await expect(data).toBeVisible();
});

test('it is laid out at once on tablets, for printing, and if the address names a part of the page', async ({
  page,
  layout,
  viewport,
}) => {
  const path = toLayout(product, layout);
  await stopAnimations(page);
  await page.goto(path);
  const data = page.locator('#data');
  await expect(data).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(data).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(data).toBeHidden();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(data).toBeVisible();

  await page.setViewportSize(viewport ?? { width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(`${path}#data`);
  await expect(data).toBeInViewport();
});

test('going back from a part of the page does not hide the content below the first view again', async ({
  page,
  layout,
}) => {
  await visit(page, toLayout(product, layout), layout);
  await page.locator('.gallery-thumbnails a').nth(1).click();
  await expect(page).toHaveURL(/#/);
  await stopAnimations(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(page.locator('#data')).toBeVisible();
});

test('a Japanese page shows its first view before it loads the larger fonts, on a first visit', async ({
  page,
  context,
  layout,
}) => {
  const path = toLayout(inLanguage(article, 'ja'), layout);
  const loadedFonts = async () => {
    const { before, after } = await askedFor(page);
    return [...before, ...after].filter(isFont).toSorted();
  };
  const animation = () => page.evaluate(() => getComputedStyle(document.documentElement).animationName);
  const { resume } = await stopAnimations(page);
  // After the first paint, the script loads fonts, too.
  await page.route('**' + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="module">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await painted(page);
  expect(await loadedFonts()).toEqual(LANGUAGES.ja.phoneFonts?.toSorted());
  expect(await animation()).toBe('first-view-fonts');
  await resume();
  await expect
    .poll(loadedFonts)
    .toEqual(expect.arrayContaining(['plex-japanese-frame-400.woff2', 'plex-japanese-rest-400.woff2']));

  // Later, the browser has them.
  await page.unroute('**' + path);
  await context.addCookies([{ name: COOKIES.consent, value: '1', url: page.url() }]);
  await visit(page, path, layout);
  expect(await animation()).toBe('none');
});

for (const { path, part } of [
  { path: home, part: '.band-dark h2' },
  { path: product, part: '.download-list h2' },
]) {
  test(`reloading ${path} restores the scroll position`, async ({ page, layout }) => {
    await visit(page, toLayout(path, layout), layout);
    const middle = page.locator(part).first();
    await middle.evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1500);
    await page.reload();
    await expect(page.locator('.footer')).toBeVisible();
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);
    await expect(middle).toBeInViewport();
  });
}

test('a visit back to the home page restores the scroll position at once', async ({ page, layout }) => {
  await visit(page, toLayout('/', layout), layout);
  const link = page.locator('.band-dark a').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL('/technical-strength/mobile');
  await page.goBack();
  await expect(page.locator('.hero')).toBeAttached();
  expect(await page.locator('.footer').evaluate((footer) => getComputedStyle(footer).display)).not.toBe(
    'none',
  );
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);
});

test('a hero picture that does not load delays the script by 3 s at most', async ({ page, layout }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route('**/pictures/cabinet-hero-*', () => undefined);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(toLayout('/', layout), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-address', toLayout('/', layout));
  await page.clock.runFor(2900);
  // Requests are reported in order, so a request for the script would be reported before this one.
  await page.evaluate(() => fetch('/healthz'));
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await page.clock.resume();
  await scriptStarted(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [home, solution, product, article]) {
    test(`the whole of ${path} is visible`, async ({ page, layout }) => {
      await visit(page, toLayout(inLanguage(path, 'ja'), layout), layout);
      const parts = page.locator('.sections > *, .markdown-text > *, .gallery picture, .footer');
      for (const part of await parts.all()) await expect(part).toBeVisible();
    });
  }
});
