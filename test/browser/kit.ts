import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { fillFacts } from '../../src/catalog/fillFacts.ts';
import type { LanguageCode } from '../../src/model/codes.ts';
import type { Words } from '../../src/model/words.ts';
import { ARTICLE } from '../kit/articles.ts';

export interface BrowserOptions {
  /** The layout expected for the project's device. */
  readonly layout: 'desktop' | 'mobile';
}

interface Fixtures extends BrowserOptions {
  /** Whether pages load pictures, which are a fifth of what a page costs. */
  readonly loadsPictures: boolean;
  /** Whether pages prefetch others, which is most of what they cost. Otherwise, the visitor saves data. */
  readonly prefetches: boolean;
  /** For behavior that depends on language and layout independently: English on desktop, Arabic on mobile. */
  readonly language: 'en' | 'ar';
  /** Matches the faults that a test causes on purpose. */
  readonly expectedFaults: RegExp | undefined;
  readonly noFaults: void;
}

/**
 * Fails every test with script errors, failed requests, missing files or requests to third parties. Without fixtures of
 * workers: each different set of them would start browsers of its own, which take as long as several tests.
 */
export const test = base.extend<Fixtures>({
  loadsPictures: [false, { option: true }],
  layout: ['desktop', { option: true }],
  prefetches: [false, { option: true }],
  language: async ({ layout }, use) => use(layout === 'desktop' ? 'en' : 'ar'),
  // The browser context is reused between tests; a new page has its own history and session storage.
  page: async ({ context, javaScriptEnabled, loadsPictures, prefetches }, use) => {
    // Stays open and blank. With its last page, the context's process would end: a third of the cost of a page load.
    const keeper = context.pages()[0] ?? (await context.newPage());
    const page = await context.newPage();
    if (javaScriptEnabled !== false) waitForScript(page);
    if (!loadsPictures) await blockPictures(context, page);
    if (!prefetches)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await use(page);
    // Otherwise, Playwright's reset navigates a page of this test to about:blank, which has hung in Chromium.
    const opened = context.pages().filter((each) => each !== keeper);
    await Promise.all(opened.map((each) => each.close()));
  },
  expectedFaults: [undefined, { option: true }],
  noFaults: [
    async ({ context, baseURL, javaScriptEnabled, expectedFaults }, use) => {
      const faults = watchFaults(context, baseURL ?? '', javaScriptEnabled !== false);
      await use();
      const unexpected = faults.filter((fault) => !expectedFaults?.test(fault));
      expect(unexpected, 'unexpected browser faults; see expectedFaults in kit.ts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function blockPictures(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urls: ['avif', 'webp', 'png', 'jpg'].map((ending) => `*.${ending}`),
  });
}

/** Makes `goto` and `reload` also wait for the site's script, unless `waitUntil` asks for less than `load`. */
function waitForScript(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isWhole = ({ waitUntil = 'load' }: { waitUntil?: string } = {}) => waitUntil === 'load';
  const started = async (response: Response | null) => {
    if (response?.headers()['content-type']?.startsWith('text/html')) await scriptStarted(page);
    return response;
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    return isWhole(options) ? started(response) : response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    return isWhole(options) ? started(response) : response;
  };
}

/** Collects the faults of all pages in a context. Tests check the status of navigations themselves. */
function watchFaults(context: BrowserContext, site: string, runsScripts: boolean): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Ignore an error of Playwright's clock, left over from an earlier test in this context.
    if (!message.endsWith("(reading 'controller')")) faults.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    // The response handler below reports failed loads with more detail.
    const isLoadNote = message.text().startsWith('Failed to load resource');
    // Whether a page renders within these seconds depends on the machine.
    const isSlowRender = message.text().includes('preloaded using link preload but not used within');
    if (['error', 'warning'].includes(message.type()) && !isLoadNote && !isSlowRender)
      faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site && !request.isNavigationRequest())
      faults.push(`request to a third party: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const isUnwanted =
      reason === 'net::ERR_ABORTED' || // canceled by a navigation
      reason === 'inspector' || // a picture, see `blockPictures`
      (reason === 'csp' && !runsScripts); // a preloaded script with JavaScript disabled
    if (!isUnwanted) faults.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

const NAMESPACES = [
  'consent',
  'inquiries',
  'errors',
  'frame',
  'nav',
  'products',
  'search',
  'selection',
] as const;

/** Texts from the locale files, so that tests do not depend on the wording. */
export function wordsOf(language: LanguageCode): Pick<Words, (typeof NAMESPACES)[number]> {
  const texts = NAMESPACES.map(
    (name) => `"${name}":${readFileSync(join('locales', language, `${name}.json`), 'utf8')}`,
  );
  return JSON.parse(fillFacts(`{${texts.join()}}`, language));
}

/** Stops the page's clock, which must be installed. Afterwards, only `runFor` and `fastForward` move it. */
export async function pauseClock(page: Page): Promise<void> {
  // Playwright pauses a clock only at a time in its future.
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Loads a page, expects its status and layout, and waits until all of it is laid out. */
export async function visit(
  page: Page,
  path: string,
  layout: BrowserOptions['layout'],
  status = 200,
): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), `status of ${path}`).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
  // Content below the first view is laid out after the first paint, the footer last.
  await expect(page.locator('.footer').filter({ visible: false })).toHaveCount(0);
}

/** Waits until the script has run. */
export async function scriptStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
}

/** Waits until the page's script has read all responses received so far, by fetching one more. */
export async function responsesRead(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/healthz')).text());
}

/** Path, query string and hash of a page's current URL. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Records the address of each navigation from now on. @returns an array that grows */
export function trackAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(addressOf(page));
  });
  return addresses;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Bounding box of an element in the viewport, in CSS pixels. @throws {Error} if it is not visible */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  const { x, y, width, height } = box;
  return { left: x, right: x + width, top: y, bottom: y + height, width };
}

/** Waits until an element is visible and its transitions and animations have ended. */
export async function settled(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect.poll(() => element.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
}

/** Expects a picture to have loaded; a broken file has a natural width of 0. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect
    .poll(() =>
      picture.evaluate((node) => (node instanceof HTMLImageElement && node.complete ? node.naturalWidth : 0)),
    )
    .toBeGreaterThan(0);
}

/** Mocks an external host with an empty page, so that tests can follow links to it. */
export async function standInFor(context: BrowserContext, host: string): Promise<void> {
  await context.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>${host}</title>` }),
  );
}

export const deepPages = {
  home: '/',
  system: '/solutions/battery-system',
  solution: '/solutions/energy-storage-system/cabinet-energy-storage',
  product: '/solutions/detail/cabinet',
  news: '/news',
  article: ARTICLE,
  contact: '/about-us/contact-us',
  legal: '/legal',
  privacy: '/privacy',
  cookieSettings: '/privacy/cookies',
  notFound: '/no-such-page',
} as const;

/** Marks the current document for `expectSameDocument`: a visit keeps the mark, a page load loses it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true));
}

/** Expects that the marked document is still shown, or with `isSame` false, that it is not. */
export async function expectSameDocument(page: Page, isSame = true): Promise<void> {
  await expect(page.locator('html[data-marked]')).toHaveCount(isSame ? 1 : 0);
}

/** Prepends a link to the page's content. @returns the link */
export async function putLink(page: Page, href: string, attributes: Record<string, string> = {}) {
  await page.locator('main').evaluate(
    (main, [address, more]) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries({ href: address, id: 'test-link', ...more }))
        link.setAttribute(name, value);
      link.textContent = 'A link';
      // Keep the link clear of a header that overlaps the content.
      link.style.display = 'block';
      link.style.marginBlockStart = '120px';
      main.prepend(link);
    },
    [href, attributes] as const,
  );
  return page.locator('#test-link');
}

/** Shows another page by a visit, as a click on a link does. @throws {Error} if the browser loads a document instead */
export function showByVisit(page: Page, address: string): Promise<void> {
  return page.evaluate(async (href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    const shown = new Promise<void>((done) =>
      document.addEventListener('visit', () => done(), { once: true }),
    );
    link.click();
    await shown;
  }, address);
}

/** Whether a request is a fetch of a page by the script. */
export function isPageFetch(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return request.resourceType() === 'fetch' && !/^\/(vr-oa-service|assets)\//.test(pathname);
}
