import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/locale/codes.ts';
import { toLayout } from '../../src/request/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, onlyIn, test, type BrowserOptions } from './kit.ts';

const WIDTHS = [310, 320, 360, 390, 480, 600, 767, 768, 800, 1024, 1200, 1440, 1920, 2560];
const { home, product, news, ...others } = deepPages;
/** Narrowest width per breakpoint range, and a wide one; sufficient for the other pages. */
const TELLING_WIDTHS = [310, 500, 768, 900, 1000, 1200, 2560];
/** Tested in every language at every width. */
const MAIN_PAGES: readonly string[] = [home, product, news];
/** One page of every other kind. Languages in `WHOLE` test all of them; the other languages share them. */
const OTHER_PAGES = [
  ...Object.values(others),
  '/solutions',
  '/solutions/charging-system/DeviceSwiper',
  '/solutions/battery-system/packDetail/marine',
  '/solutions/detail',
  '/technical-strength',
  '/services/after-sales-service',
  '/about-us/company-profile',
  '/about-us/corporation-partner',
  '/about-us/download',
  '/about-us/sustainable-development',
  '/twoPage/jion',
];
/** Default texts, longest texts and RTL. */
const WHOLE = ['en', 'de', 'ar'];
const SHARED = LANGUAGE_CODES.filter((code) => !WHOLE.includes(code));

/** Languages that are measured in one layout only, because this is the longest test; the others in both. */
const LAYOUTS: Readonly<Partial<Record<LanguageCode, BrowserOptions['layout']>>> = {
  en: 'desktop',
  es: 'desktop',
  it: 'desktop',
  fr: 'mobile',
  ja: 'mobile',
};

/** Layout width does not depend on the height, but full-height sections need one. */
const HEIGHT = 900;

// Frames are sandboxed without `allow-scripts`, so that the device check does not switch the layout with the width.
// Chromium reports each script that it blocks.
test.use({ expectedFaults: /^console: Blocked script execution|^404: .*\/no-such-page/ });

interface LaidOut {
  readonly status: number;
  readonly layout: string | undefined;
  /**
   * One line per width at which the document overflows the frame, with the innermost elements that cause it. Elements
   * inside a scroll or clip container do not count.
   */
  readonly overflows: readonly string[];
}

/**
 * Lays out a page in an iframe at each width. One load serves all widths, and nothing has to be painted.
 *
 * @param page shows a document of the site, with scripts enabled
 */
function layOut(page: Page, path: string, widths: readonly number[]): Promise<LaidOut> {
  return page.evaluate(
    async ([address, frameWidths, height]) => {
      const response = await fetch(address);
      const frame = document.createElement('iframe');
      frame.sandbox.value = 'allow-same-origin';
      frame.style.cssText = `position: fixed; inset-inline-start: 100vw; border: 0; height: ${height}px`;
      // The CSP directive `frame-ancestors` prevents loading the page by its URL.
      frame.srcdoc = await response.text();
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.replaceChildren(frame);
      await loaded;
      const { contentDocument, contentWindow } = frame;
      const root = contentDocument?.scrollingElement;
      if (!contentDocument || !contentWindow || !root) throw new Error('The frame has no document');
      await contentDocument.fonts.ready;
      // Content below a hero is laid out after the first paint, the footer last.
      const footer = contentDocument.querySelector('.footer');
      while (!footer?.getClientRects().length) await new Promise(requestAnimationFrame);

      const isCutOff = (element: Element): boolean => {
        const parent = element.parentElement;
        if (!parent || parent === contentDocument.body) return false;
        return contentWindow.getComputedStyle(parent).overflowX !== 'visible' || isCutOff(parent);
      };
      const sticksOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > root.clientWidth + 1) && !isCutOff(element);
      };
      const describe = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        const names = [element, element.parentElement].map((each) =>
          each ? [each.localName, ...each.classList].join('.') : '',
        );
        return `${names[1]} > ${names[0]} from ${Math.round(left)} to ${Math.round(right)}`;
      };
      const overflows = frameWidths.flatMap((width) => {
        frame.style.width = `${width}px`;
        if (root.clientWidth !== width) throw new Error(`Laid out at ${root.clientWidth} px, not ${width}`);
        if (root.scrollWidth <= width) return [];
        const found = [...contentDocument.body.querySelectorAll('*')].filter(
          (element) => sticksOut(element) && ![...element.children].some(sticksOut),
        );
        const causes = [...new Set(found.map(describe))].slice(0, 6).join(', ');
        return [`at ${width}: ${root.scrollWidth} wide, ${causes}`];
      });
      return { status: response.status, layout: contentDocument.documentElement.dataset.layout, overflows };
    },
    [path, widths, HEIGHT] as const,
  );
}

for (const language of LANGUAGE_CODES) {
  const own = LAYOUTS[language];
  const tag = own ? onlyIn(own) : [];
  test(`no page overflows the viewport horizontally (${language})`, { tag }, async ({ page, layout }) => {
    const share = SHARED.indexOf(language);
    const pages = OTHER_PAGES.filter((_, index) => share < 0 || index % SHARED.length === share);
    // A same-origin document without scripts and styles.
    await page.goto('/healthz');
    for (const path of [...MAIN_PAGES, ...pages]) {
      const address = toLayout(inLanguage(path, language), layout);
      const widths = MAIN_PAGES.includes(path) ? WIDTHS : TELLING_WIDTHS;
      const status = path === others.notFound ? 404 : 200;
      expect.soft(await layOut(page, address, widths), address).toEqual({ status, layout, overflows: [] });
    }
  });
}
