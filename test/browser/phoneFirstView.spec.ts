import type { Page } from '@playwright/test';
import { COOKIES } from '../../src/consent/names.ts';
import { LANGUAGES } from '../../src/locale/languages.ts';
import { toLayout } from '../../src/request/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, scriptStarted, test, visit } from './kit.ts';

/** File names, without hash, of the requests before and after the page's first contentful paint. */
async function askedFor(page: Page): Promise<{ before: string[]; after: string[] }> {
  const { painted, requests } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
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

const isFont = (name: string) => name.endsWith('.woff2');
const isPicture = (name: string) => /\.(?:avif|webp|png|jpg)$/.test(name);

for (const language of ['en', 'ar', 'ja', 'de'] as const) {
  test(`the home page loads only its first view’s files before the first paint (${language})`, async ({
    page,
    layout,
  }) => {
    await visit(page, toLayout(inLanguage('/', language), layout), layout);
    await page.waitForLoadState('networkidle');
    const { before, after } = await askedFor(page);
    const { fonts, phoneFonts = fonts, heroFonts = phoneFonts } = LANGUAGES[language];
    expect(before.filter(isFont).toSorted()).toEqual([...heroFonts].toSorted());
    expect(before.filter(isPicture)).toHaveLength(1);
    expect(before.filter((name) => name.endsWith('.js'))).toEqual(['start.js']);
    expect(before.filter((name) => name.endsWith('.css'))).toEqual(['mobile.css']);
    expect(after).toContain('main.js');
    expect(after).toEqual(expect.arrayContaining(fonts.filter((name) => !heroFonts.includes(name))));
    expect(after.filter(isPicture).length).toBeGreaterThan(0);
    // A character that the language's fonts lack would load another font.
    expect([...before, ...after].filter(isFont).toSorted()).toEqual(
      [...new Set([...heroFonts, ...fonts])].toSorted(),
    );
  });
}

test('a Japanese page shows its first view before it loads the larger fonts, on a first visit', async ({
  page,
  context,
  layout,
}) => {
  const path = toLayout(inLanguage(deepPages.article, 'ja'), layout);
  const loadedFonts = async () => {
    const { before, after } = await askedFor(page);
    return [...before, ...after].filter(isFont).toSorted();
  };
  const animation = () => page.evaluate(() => getComputedStyle(document.documentElement).animationName);
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  // After the first paint, the script loads fonts, too.
  await page.route('**/start-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('networkidle');
  expect(await loadedFonts()).toEqual(LANGUAGES.ja.phoneFonts?.toSorted());
  expect(await animation()).toBe('first-view-fonts');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect
    .poll(loadedFonts)
    .toEqual(expect.arrayContaining(['plex-japanese-frame-400.woff2', 'plex-japanese-more-400.woff2']));

  // Later, the browser has them.
  await page.unroute('**/start-*.js');
  await context.addCookies([{ name: COOKIES.consent, value: '1', url: page.url() }]);
  await visit(page, path, layout);
  expect(await animation()).toBe('none');
});

test('reloading the home page restores the scroll position', async ({ page, layout }) => {
  await visit(page, toLayout('/', layout), layout);
  const middle = page.locator('.band-dark h2').first();
  await middle.evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1500);
  await page.reload();
  await expect(page.locator('.footer')).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);
  await expect(middle).toBeInViewport();
});

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
  expect(scripts.filter((url) => !/\/start-\w+\.js$/.test(url))).toEqual([]);
  await page.clock.runFor(200);
  await page.clock.resume();
  await scriptStarted(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole home page is visible', async ({ page, layout }) => {
    await visit(page, toLayout('/ja', layout), layout);
    for (const part of await page.locator('.sections > *, .footer').all()) await expect(part).toBeVisible();
  });
});
