/**
 * All that a page loads of the script before it has been seen: on a slow line, the rest would only keep its first view
 * waiting. That is asked for once this has been painted, with its picture.
 */

/** A picture that does not come keeps nobody waiting for longer. */
const LONGEST_WAIT_MS = 3000;

const root = document.documentElement;
// By the time the rest is there, the visitor may have gone back to an entry that a visit made: to the browser that is the
// same document, and nothing but the address changes.
root.dataset['address'] = location.pathname + location.search;

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
const painted = new Promise<unknown>((done) =>
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
);
const pictured = picture?.decode().catch(() => undefined);
const limit = new Promise<unknown>((done) => setTimeout(done, LONGEST_WAIT_MS));

void Promise.race([Promise.all([painted, pictured]), limit]).then(() => {
  const family = getComputedStyle(document.body).getPropertyValue('--font-below-hero');
  // Before the text that needs them is laid out: doing that twice, once without them, is the longest task of all.
  if (family)
    for (const weight of [400, 500])
      document.fonts.load(`${weight} 1em ${family}`, 'A1ع電').catch(console.error);
  for (const address of root.dataset['modules']?.split(' ') ?? []) import(address).catch(console.error);
});
