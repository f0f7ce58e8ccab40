import type { Page } from '@playwright/test';
import { inLanguage, LANGUAGES_UNDER_TEST } from '../kit/routes.ts';
import { deepPages, expect, test, visit } from './kit.ts';

const WIDTHS = [310, 320, 360, 390, 480, 600, 767, 768, 800, 1024, 1200, 1440, 1920, 2560];
const { home, product, news, ...others } = deepPages;
/** The narrowest windows of the arrangements that the styles know, and a wide one: enough for the others. */
const TELLING_WIDTHS = [310, 500, 768, 900, 1000, 1200, 2560];
/** In every language, at every width. */
const MAIN_PAGES: readonly string[] = [home, product, news];
/** One of every other kind: in these languages all of them, in the others a share of them each. */
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
/** The usual words, the longest, and the other direction. */
const WHOLE = ['en', 'de', 'ar'];
const SHARED = LANGUAGES_UNDER_TEST.filter((code) => !WHOLE.includes(code));

/** One layout tells enough of these: the walk is the longest of the tests. */
const OTHER_LAYOUT = { desktop: ['fr', 'ja'], mobile: ['en', 'es', 'it'] };

// Without script the layout stays whatever the width: what is seen before the device check has run.
test.use({ javaScriptEnabled: false });

/**
 * What makes the page wider than the window, the innermost elements with the edges they stand at; nothing where it
 * fits. What stands in something that scrolls or cuts off does not count.
 */
function widening(page: Page, width: number): Promise<string[] | undefined> {
  return page.evaluate((wanted) => {
    // The window has been asked to change, and may be about to.
    if (innerWidth < wanted) return undefined;
    const root = document.scrollingElement;
    if (!root) throw new Error('The document has no element that scrolls');
    if (root.scrollWidth <= root.clientWidth) return [];
    const isCutOff = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isCutOff(parent);
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
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => sticksOut(element) && ![...element.children].some(sticksOut),
    );
    return [`${root.scrollWidth} > ${root.clientWidth}`, ...new Set(found.map(describe))];
  }, width);
}

for (const language of LANGUAGES_UNDER_TEST) {
  test(`no page is wider than the window (${language})`, async ({ page, layout }) => {
    test.skip(OTHER_LAYOUT[layout].includes(language), 'walked in the other layout');
    test.slow();
    const share = SHARED.indexOf(language);
    const pages = OTHER_PAGES.filter((_, index) => share < 0 || index % SHARED.length === share);
    const faults: string[] = [];
    // Half the time of Playwright's own way, which waits for more than the width.
    const session = await page.context().newCDPSession(page);
    const resizeTo = (width: number) =>
      session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 900,
        deviceScaleFactor: 1,
        mobile: layout === 'mobile',
      });
    for (const path of [...MAIN_PAGES, ...pages]) {
      const status = path === others.notFound ? 404 : 200;
      await visit(page, inLanguage(path, language), layout, status);
      for (const width of MAIN_PAGES.includes(path) ? WIDTHS : TELLING_WIDTHS) {
        await resizeTo(width);
        let wide: string[] | undefined;
        await expect.poll(async () => (wide = await widening(page, width))).toBeDefined();
        if (wide && wide.length > 0) faults.push(`${path} at ${width}: ${wide.slice(0, 6).join(', ')}`);
      }
    }
    await session.send('Emulation.clearDeviceMetricsOverride');
    await session.detach();
    expect(faults).toEqual([]);
  });
}
