import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { toDesktop, toMobile, type Layout } from '../../../src/model/paths.ts';
import { DEVICES } from '../../browser/devices.ts';
import { installProbe } from './probe.ts';

interface Options {
  readonly layout: Layout;
  /** Whether consent has been answered, so that there is no banner. */
  readonly isAnswered?: boolean;
  /** Whether pages may be prefetched. */
  readonly fetchesAhead?: boolean;
}

export interface OpenTab {
  readonly page: Page;
  readonly session: CDPSession;
  /** Loads a page, given its desktop path, and waits until the network is idle. */
  readonly load: (path: string) => Promise<void>;
  /** Throttles the CPU until the next `load`. */
  readonly slowDown: (factor: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a tab that emulates a device, with the probe installed. */
export async function openTab(
  browser: Browser,
  site: string,
  { layout, isAnswered = true, fetchesAhead = true }: Options,
): Promise<OpenTab> {
  const context: BrowserContext = await browser.newContext({ ...DEVICES[layout], baseURL: site });
  if (isAnswered) await context.addCookies([{ name: 'isSetCookieValue', value: '1', url: site }]);
  const page = await context.newPage();
  await installProbe(page);
  if (!fetchesAhead) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  const session = await context.newCDPSession(page);
  const slowDown = (rate: number) =>
    session.send('Emulation.setCPUThrottlingRate', { rate }).then(() => undefined);
  return {
    page,
    session,
    load: async (path) => {
      await slowDown(1);
      await page.goto(layoutPath(path, layout));
      await page.waitForLoadState('networkidle');
    },
    slowDown,
    close: () => context.close(),
  };
}

/** Converts a path to the layout. */
export function layoutPath(path: string, layout: Layout): string {
  return layout === 'mobile' ? toMobile(path) : toDesktop(path);
}

/**
 * Scrolls the first visible element that matches to the center of the window, waits until the browser is idle, and
 * returns the element's center in CSS pixels.
 */
export function placeOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate(async (wanted) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const element = [...document.querySelectorAll(wanted)].find(isShown);
    if (!element) throw new Error(`No visible element matches ${wanted}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}
