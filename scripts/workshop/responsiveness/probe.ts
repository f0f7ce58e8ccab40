import type { Page } from '@playwright/test';

/** Measurements made inside the page, in ms. */
interface Seen {
  /** Time from the click to the first frame with the new page's heading, per visit. */
  readonly shown: number[];
  /** Time from the event to the next frame, per event of an interaction that took at least 16 ms. */
  readonly answered: number[];
}

/** Minimum `durationThreshold` of Event Timing. */
const LEAST_MS = 16;
const SEEN = 'responsivenessSeen';

/**
 * Makes every page that this tab loads measure itself with Element Timing and Event Timing. Measurements must not use
 * Playwright's locators or waits: these add listeners to the page, which delay clicks.
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
          // Only events of user interactions have an interactionId.
          if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.answered.push(entry.duration);
        }
      }).observe(threshold);
    },
    [SEEN, LEAST_MS] as const,
  );
}

/** Waits until the current visit is shown, and returns its time in ms. */
export function timeToShow(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const seen: Seen = Reflect.get(window, name);
    for (let frame = 0; frame < 600; frame += 1) {
      const [time] = seen.shown;
      if (time !== undefined) return time;
      await new Promise(requestAnimationFrame);
    }
    throw new Error('The page was not shown within 600 frames');
  }, SEEN);
}

/** Performs an interaction and returns the time of its slowest event in ms, at least 16. */
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
      if (!isCounted()) throw new Error('The browser did not count an interaction');
      // The performance entry is delivered after its frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((done) => requestIdleCallback(done));
      const seen: Seen = Reflect.get(window, name);
      return Math.max(leastMs, ...seen.answered);
    },
    [SEEN, LEAST_MS, before] as const,
  );
}
