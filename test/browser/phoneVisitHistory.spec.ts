import type { Page } from '@playwright/test';
import { toLayout } from '../../src/model/paths.ts';
import {
  addressOf,
  expect,
  expectSameDocument,
  markDocument,
  responsesRead,
  scriptStarted,
  test,
  visit,
  wordsOf,
} from './kit.ts';

const { nav, frame } = wordsOf('en');
const footerLink = (page: Page, address: string) => page.locator(`footer a[href="${address}"]`).first();
const bar = (page: Page) => page.locator('.loading-bar');
const heading = (page: Page) => page.locator('h1');

/** Scrolls to a position, in pixels, and waits until the page has scrolled. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await expectScrolledTo(page, top);
}

async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

/** Clicks a link without scrolling to it. */
async function clickInPlace(page: Page, address: string): Promise<void> {
  await footerLink(page, address).dispatchEvent('click');
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toBeFocused();
}

test('back and forward restore the scroll position', async ({ page, layout }) => {
  const [news, legal] = [toLayout('/news', layout), toLayout('/legal', layout)];
  await visit(page, '/news', layout);
  await markDocument(page);
  await scrollDown(page, 600);
  await clickInPlace(page, legal);
  await scrollDown(page, 300);

  await test.step('between pages of one document', async () => {
    await page.goBack();
    await expect(page).toHaveURL(news);
    await expect(heading(page)).toHaveText(nav.news);
    await expectScrolledTo(page, 600);
    await expect(heading(page)).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(legal);
    await expect(heading(page)).toHaveText(nav.legal);
    await expectScrolledTo(page, 300);
    await expectSameDocument(page);
  });

  await test.step('from another document', async () => {
    await page.goto('/healthz');
    await page.goBack();
    await scriptStarted(page);
    await expect(page).toHaveURL(legal);
    await expectScrolledTo(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(news);
    await expect(heading(page)).toHaveText(nav.news);
    await expectScrolledTo(page, 600);
  });

  await test.step('after the visitor went back before the script had started', async () => {
    await page.goForward();
    await expect(heading(page)).toHaveText(nav.legal);
    await expect(heading(page)).toBeFocused();
    await page.goto('/healthz');
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/main-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    // The page's load event waits for the script.
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(nav.legal);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(news);
    await expect(heading(page)).toHaveText(nav.legal);
    held.resolve();
    await expect(heading(page)).toHaveText(nav.news);
    await expectScrolledTo(page, 600);
  });
});

test('a canceled visit has no effect', async ({ page, layout }) => {
  await page.clock.install();
  await visit(page, '/about-us', layout);
  await markDocument(page);
  const [legal, privacy] = [toLayout('/legal', layout), toLayout('/privacy', layout)];
  const [held, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**${legal}`, async (route) => {
    const response = await route.fetch();
    await held.promise;
    // The request may have been canceled by now.
    await route.fulfill({ response }).catch(() => undefined);
    answered.resolve();
  });
  const length = await page.evaluate(() => history.length);
  const request = page.waitForRequest(`**${legal}`);
  await footerLink(page, legal).click();
  await request;
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveClass(/loading-bar-shown/);
  await footerLink(page, privacy).click();
  await expect(page).toHaveURL(privacy);
  await expect(heading(page)).toBeFocused();
  const shown = await page.locator('main').innerText();
  held.resolve();
  await answered.promise;
  await responsesRead(page);
  await page.clock.runFor(1000);
  await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
  expect(addressOf(page)).toBe(privacy);
  expect(await page.locator('main').innerText()).toBe(shown);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await expectSameDocument(page);
});

test('going back cancels a pending visit; going forward cancels going back', async ({ page, layout }) => {
  const [news, legal, privacy] = [
    toLayout('/news', layout),
    toLayout('/legal', layout),
    toLayout('/privacy', layout),
  ];
  await page.clock.install();
  await visit(page, '/news', layout);
  await clickInPlace(page, privacy);
  await markDocument(page);

  await test.step('back', async () => {
    await page.route(`**${legal}`, () => undefined);
    await footerLink(page, legal).dispatchEvent('click');
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveClass(/loading-bar-shown/);
    await page.goBack();
    await expect(heading(page)).toHaveText(nav.news);
    expect(addressOf(page)).toBe(news);
    await page.clock.runFor(1000);
    await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
    await page.unroute(`**${legal}`);
  });

  await test.step('forward again', async () => {
    for (const address of [privacy, legal]) await clickInPlace(page, address);
    const held = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route(`**${privacy}`, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
      answered.resolve();
    });
    const request = page.waitForRequest(`**${privacy}`);
    await page.evaluate(() => history.back());
    await request;
    await page.clock.runFor(2000);
    const status = page.locator('[data-announcer]');
    await expect(status).toHaveText(frame.loading);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(legal);
    await expect(status).toBeEmpty();
    await expect(bar(page)).not.toHaveClass(/loading-bar-shown/);
    held.resolve();
    await answered.promise;
    await responsesRead(page);
    await expect(heading(page)).toHaveText(nav.legal);
  });
  await expectSameDocument(page);
});
