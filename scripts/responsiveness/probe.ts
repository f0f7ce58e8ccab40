import type { Page } from '@playwright/test';

/** What the page itself sees of its own speed, in milliseconds. */
interface Seen {
  /** From the click to the first frame with the new page's heading, a number for each visit. */
  readonly shown: number[];
  /** From the key, click or tap to the next frame, a number for each event that took 16 ms or longer. */
  readonly answered: number[];
}

/** The browser reports no event that was quicker. */
const LEAST_MS = 16;
const SEEN = 'responsivenessSeen';

/**
 * From the next load on, every page of this tab measures itself: Element Timing and Event Timing. Nothing that measures
 * may use Playwright's locators or waits: they put listeners of their own into the page, and clicks pass through them.
 */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(
    ([name, leastMs]) => {
      const seen: Seen = { shown: [], answered: [] };
      Reflect.set(window, name, seen);
      let clickedAt = 0;
      addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), true);
      document.addEventListener('visit', () =>
        document.querySelector('main h1')?.setAttribute('elementtiming', 'shown'),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shown.push(Number(Reflect.get(entry, 'renderTime')) - clickedAt);
        }
      }).observe({ type: 'element' });
      const threshold: PerformanceObserverInit = { type: 'event' };
      Reflect.set(threshold, 'durationThreshold', leastMs);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // What is no interaction of the visitor's has no number.
          if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.answered.push(entry.duration);
        }
      }).observe(threshold);
    },
    [SEEN, LEAST_MS] as const,
  );
}

/** How long the visit under way took to be seen. */
export function timeToShow(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const seen: Seen = Reflect.get(window, name);
    for (let frame = 0; frame < 600; frame += 1) {
      const [time] = seen.shown;
      if (time !== undefined) return time;
      await new Promise(requestAnimationFrame);
    }
    throw new Error('The page has not been shown');
  }, SEEN);
}

/** How long the page took to answer what is done to it: the longest of its events, at least 16 ms. */
export async function timeToAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate((name) => {
    const seen: Seen = Reflect.get(window, name);
    seen.answered.length = 0;
    return Number(Reflect.get(performance, 'interactionCount'));
  }, SEEN);
  await act();
  return page.evaluate(
    async ([name, leastMs, known]) => {
      const isCounted = () => Number(Reflect.get(performance, 'interactionCount')) > known;
      for (let frame = 0; frame < 600 && !isCounted(); frame += 1) await new Promise(requestAnimationFrame);
      if (!isCounted()) throw new Error('The page has not noticed what was done');
      // The entry comes after the frame that it is about.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((done) => requestIdleCallback(done));
      const seen: Seen = Reflect.get(window, name);
      return Math.max(leastMs, ...seen.answered);
    },
    [SEEN, LEAST_MS, before] as const,
  );
}
