import type { Page } from '@playwright/test';
import { COOKIES } from '../../src/consent/names.ts';
import { LANGUAGES } from '../../src/model/languages.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, test, visit } from './kit.ts';

test.use({ loadsPictures: true });

const { home, solution, product, article } = deepPages;

/** File names, without hash, of what the page has requested. */
function askedFor(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => (name.split('/').at(-1) ?? '').replace(/-\w{8}(?=\.\w+$)/, '')),
  );
}

const fontsOf = async (page: Page) =>
  (await askedFor(page)).filter((name) => name.endsWith('.woff2')).toSorted();
const picturesOf = async (page: Page) =>
  (await askedFor(page)).filter((name) => /\.(?:avif|webp|png|jpg)$/.test(name));

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

for (const { path, language } of [
  { path: home, language: 'en' },
  { path: solution, language: 'ja' },
  { path: product, language: 'ar' },
  { path: article, language: 'ja' },
] as const) {
  test(`the first view of ${path} (${language}) needs one stylesheet, two fonts and a picture`, async ({
    page,
    layout,
  }) => {
    const { resume } = await stopAnimations(page);
    await page.goto(toLayout(inLanguage(path, language), layout));
    await painted(page);
    const { fonts, phoneFonts = fonts } = LANGUAGES[language];
    expect(await fontsOf(page)).toEqual([...phoneFonts].toSorted());
    expect(await picturesOf(page)).toHaveLength(1);
    expect((await askedFor(page)).filter((name) => name.endsWith('.css'))).toHaveLength(1);
    await expect(page.locator('.footer')).toBeHidden();
    await resume();
    await expect(page.locator('.footer')).toBeVisible();
    if (path !== article) await expect.poll(async () => (await picturesOf(page)).length).toBeGreaterThan(1);
    if (language !== 'ja') return;

    await expect.poll(() => fontsOf(page)).toContain('plex-japanese-frame-400.woff2');
    const animation = () => page.evaluate(() => getComputedStyle(document.documentElement).animationName);
    expect(await animation()).toBe('first-view-fonts');
    // On later visits, the browser has them.
    await page.context().addCookies([{ name: COOKIES.consent, value: '1', url: page.url() }]);
    await page.reload();
    expect(await animation()).toBe('none');
  });
}

test('the whole page is laid out at once on tablets, for printing, and if the address names a part of it', async ({
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

test('reloading, and a visit back, restore the scroll position', async ({ page, layout }) => {
  const isRestored = async (place: number) =>
    expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);
  await visit(page, toLayout(home, layout), layout);
  const link = page.locator('.band-dark a').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1500);
  await page.reload();
  await expect(page.locator('.footer')).toBeVisible();
  await isRestored(place);
  await expect(link).toBeInViewport();

  await link.click();
  await expect(page).toHaveURL('/technical-strength/mobile');
  await page.goBack();
  await expect(page.locator('.hero')).toBeAttached();
  await isRestored(place);
  await expect(link).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page is visible', async ({ page, layout }) => {
    for (const path of [home, product, article]) {
      await visit(page, toLayout(inLanguage(path, 'ja'), layout), layout);
      const parts = page.locator('.sections > *, .markdown-text > *, .gallery picture, .footer');
      await expect(parts.filter({ visible: true })).not.toHaveCount(0);
      await expect(parts.filter({ visible: false })).toHaveCount(0);
    }
  });
});
