import type { Browser } from '@playwright/test';
import type { Layout } from '../../../src/model/paths.ts';
import { layoutPath, openTab, placeOf } from './openTab.ts';
import { timeToShow } from './probe.ts';
import type { Samples } from './samples.ts';

/** Limit from click to first frame for a prefetched page without CPU throttling. */
const SHOWN_BELOW_MS = 100;
const ROUNDS = 3;

/** Light and heavy pages, each with a page that links to it. */
const VISITS: readonly (readonly [from: string, to: string])[] = [
  ['/about-us', '/'],
  ['/about-us', '/solutions/energy-storage-system/cabinet-energy-storage'],
  ['/solutions/detail', '/solutions/detail/cabinet'],
  ['/news', '/news/22'],
  ['/services', '/legal'],
];

interface Conditions {
  readonly layout: Layout;
  readonly fetchesAhead: boolean;
  /** CPU slowdown factor. */
  readonly slowness: number;
}

/** Measures visits from the click to the first frame with the new page. */
export async function visitTimes(
  browser: Browser,
  site: string,
  { layout, fetchesAhead, slowness }: Conditions,
): Promise<Samples> {
  const tab = await openTab(browser, site, { layout, fetchesAhead });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [from, to] of VISITS) {
      const address = layoutPath(to, layout);
      await tab.load(from);
      const { x, y } = await placeOf(tab.page, `a[href="${address}"]`);
      // Hovering a link prefetches its page first.
      await tab.page.mouse.move(x, y);
      if (fetchesAhead) {
        await tab.page.evaluate(async (url) => {
          const isFetched = () => performance.getEntriesByName(url, 'resource').length > 0;
          for (let frame = 0; frame < 600 && !isFetched(); frame += 1)
            await new Promise(requestAnimationFrame);
        }, site + address);
      }
      await tab.slowDown(slowness);
      await (layout === 'mobile' ? tab.page.touchscreen.tap(x, y) : tab.page.mouse.click(x, y));
      times.push(await timeToShow(tab.page));
    }
  }
  await tab.close();
  return {
    name: `${layout}, ${fetchesAhead ? 'fetched ahead' : 'not fetched ahead'}, CPU ${slowness}× slower`,
    times,
    ...(fetchesAhead && slowness === 1 ? { limit: SHOWN_BELOW_MS } : {}),
  };
}
