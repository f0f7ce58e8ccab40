import type { Page } from '@playwright/test';
import { PAGE_KINDS } from '../kit/walk.ts';
import { deepPages } from './kit.ts';

/** Pages that `overflow.spec.ts` lays out, in one layout, which alternates with page and language, except the main pages. */
export const LAID_OUT: readonly string[] = [
  ...new Set([
    ...PAGE_KINDS,
    ...Object.values(deepPages),
    '/solutions/charging-system/DeviceSwiper',
    '/solutions/battery-system/packDetail/marine',
  ]),
];
/** Repeat a section of another page, or a whole page: only laid out with the longest texts. */
export const REPEATING = /Swiper(?:Mobile)?$|^\/components\/|^\/news\/pages\/1$/;
/** Below a pack: views of a product's pages with other texts. Only laid out with the longest texts, and read in Arabic. */
export const OF_PACK = /\/packDetail\/\w+\//;

/** A typical desktop window. Layout width does not depend on the height, but full-height sections need one. */
const SIZE = { width: 1440, height: 900 };

/**
 * Loads a page of the site into the only iframe of a document: for examining markup and layout, faster than a visit.
 * Pictures keep their place but are not loaded, and scripts are blocked, which Chromium reports (`expectedFaults`).
 *
 * @param page shows a document of the site, with scripts enabled
 * @returns the status
 */
export function loadInFrame(page: Page, path: string): Promise<number> {
  return page.evaluate(
    async ([address, { width, height }]) => {
      const response = await fetch(address);
      const frame = document.createElement('iframe');
      // Without `allow-scripts`, so that the device check does not switch the layout with the width.
      frame.sandbox.value = 'allow-same-origin';
      // Laid out, but not painted, and without pictures.
      frame.style.cssText = `visibility: hidden; position: fixed; inset-inline-start: 100vw; border: 0; width: ${width}px; height: ${height}px`;
      // The CSP directive `frame-ancestors` prevents loading the page by its URL.
      frame.srcdoc = (await response.text()).replaceAll('fetchPriority="high"', 'loading="lazy"');
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.replaceChildren(frame);
      await loaded;
      // Otherwise, content below the first view is laid out after the first paint.
      frame.contentDocument?.documentElement.style.setProperty('--wait', '0');
      await frame.contentDocument?.fonts.ready;
      const footer = frame.contentDocument?.querySelector('.footer');
      if (!footer?.getClientRects().length) throw new Error(`The footer of ${address} is not laid out`);
      return response.status;
    },
    [path, SIZE] as const,
  );
}
