import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Locator, Page, Request, Response } from '@playwright/test';
import type consent from '../../locales/en/consent.json';
import type errors from '../../locales/en/errors.json';
import type frame from '../../locales/en/frame.json';
import type nav from '../../locales/en/nav.json';
import type products from '../../locales/en/products.json';
import type { LanguageCode } from '../../src/locale/languages.ts';

export interface BrowserOptions {
  /** The layout that the project's device has to get. */
  readonly layout: 'desktop' | 'mobile';
}

interface Fixtures extends BrowserOptions {
  /** For what depends on language and layout, but not on both together: English on the desktop, Arabic on the phone. */
  readonly language: 'en' | 'ar';
  /** Faults that a test brings about itself. */
  readonly expectedFaults: RegExp | undefined;
  readonly noFaults: void;
}

/** Every test fails on what a visitor never sees: script errors, missing files, requests to others. */
export const test = base.extend<Fixtures>({
  layout: ['desktop', { option: true }],
  language: async ({ layout }, use) => use(layout === 'desktop' ? 'en' : 'ar'),
  // The context is the one of the test before, and so would be its tab, with history and session storage.
  page: async ({ context, javaScriptEnabled }, use) => {
    const page = await context.newPage();
    if (javaScriptEnabled !== false) waitForScript(page);
    await use(page);
  },
  expectedFaults: [undefined, { option: true }],
  noFaults: [
    async ({ context, baseURL, javaScriptEnabled, expectedFaults }, use) => {
      const faults = watchFaults(context, baseURL ?? '', javaScriptEnabled !== false);
      await use();
      const unexpected = faults.filter((fault) => !expectedFaults?.test(fault));
      expect(unexpected, 'faults that a visitor does not see').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Tag of a test that runs in one layout only (see `grepInvert` in `playwright.config.ts`). */
export function onlyIn(layout: BrowserOptions['layout']): string {
  return `@${layout}`;
}

/** Has a page that a test loads, or loads anew, wait for its script, too, unless the test waits for less than all. */
function waitForScript(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isWhole = ({ waitUntil = 'load' }: { waitUntil?: string } = {}) =>
    ['load', 'networkidle'].includes(waitUntil);
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

/** Collects what goes wrong in any page of a context. The status of the pages themselves is the tests' own matter. */
function watchFaults(context: BrowserContext, site: string, runsScripts: boolean): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Playwright's own clock, on its way out of a context that the test before had installed it in.
    if (!message.endsWith("(reading 'controller')")) faults.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    // Chromium's own note about a failed load tells less than the response below.
    const isLoadNote = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isLoadNote)
      faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site && !request.isNavigationRequest()) {
      faults.push(`request to a third party: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const isUnwanted =
      reason === 'net::ERR_ABORTED' || // under way when the visitor went on
      (reason === 'csp' && !runsScripts); // a script that is loaded ahead where none may run
    if (!isUnwanted) faults.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  return faults;
}

interface Words {
  readonly consent: typeof consent;
  readonly errors: typeof errors;
  readonly frame: typeof frame;
  readonly nav: typeof nav;
  readonly products: typeof products;
}

/** The site's own words, so that a better wording breaks no test. */
export function wordsOf(language: LanguageCode): Words {
  const read = (name: string) => JSON.parse(readFileSync(join('locales', language, `${name}.json`), 'utf8'));
  return {
    consent: read('consent'),
    errors: read('errors'),
    frame: read('frame'),
    nav: read('nav'),
    products: read('products'),
  };
}

/** Visits a page and makes sure that it is there, in the language and layout expected. */
export async function visit(
  page: Page,
  path: string,
  layout: BrowserOptions['layout'],
  status = 200,
): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), `status of ${path}`).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
  // What stands below a hero is laid out after the first view, the footer last.
  await expect(page.locator('.footer').filter({ visible: false })).toHaveCount(0);
}

/** Waits for the script, which comes after the first view. */
export async function scriptStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
}

/** Waits until the script has read the responses that have arrived: they are read before a later one. */
export async function responsesRead(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/healthz')).text());
}

/** Path, query and hash of where a page is. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** The addresses that a page shows from now on, each time it loads one. */
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

/** Where an element stands in the window, in CSS pixels. @throws {Error} where it is not shown */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  const { x, y, width, height } = box;
  return { left: x, right: x + width, top: y, bottom: y + height, width };
}

/** Waits until an element is there and stands still: its transitions and animations are over. */
export async function settled(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect.poll(() => element.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
}

/** Expects a picture to have arrived and to be one: a broken file has no width of its own. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect
    .poll(() =>
      picture.evaluate((node) => (node instanceof HTMLImageElement && node.complete ? node.naturalWidth : 0)),
    )
    .toBeGreaterThan(0);
}

/** A site of somebody else, answered here: what matters is that the visitor gets there. */
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
  article: '/news/22',
  contact: '/about-us/contact-us',
  legal: '/legal',
  privacy: '/privacy',
  cookieSettings: '/privacy/cookies',
  notFound: '/no-such-page',
} as const;

/** Marks the document that is shown, so that `isSameDocument` knows it again: a visit keeps it, a load does not. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true));
}

/** Expects the document that was marked to be there still, or to be gone. */
export async function expectSameDocument(page: Page, isSame = true): Promise<void> {
  await expect(page.locator('html[data-marked]')).toHaveCount(isSame ? 1 : 0);
}

/** A link of the page's own text to any address, put in the place of the page's content. */
export async function putLink(page: Page, href: string, attributes: Record<string, string> = {}) {
  await page.locator('main').evaluate(
    (main, [address, more]) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries({ href: address, id: 'test-link', ...more })) {
        link.setAttribute(name, value);
      }
      link.textContent = 'A link';
      // Clear of a header that lies over the page's opening.
      link.style.display = 'block';
      link.style.marginBlockStart = '120px';
      main.prepend(link);
    },
    [href, attributes] as const,
  );
  return page.locator('#test-link');
}

/** Shows another page by a visit, as a click on a link to it does. @throws {Error} where it was loaded instead */
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

/** Whether a request is one of the script's for a page. */
export function isPageFetch(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return request.resourceType() === 'fetch' && !/^\/(vr-oa-service|assets)\//.test(pathname);
}

/** From the next load on: only what the visitor asks for is fetched. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
