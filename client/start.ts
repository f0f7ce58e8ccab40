/**
 * Inline in every page, because a request would delay the first view on a slow connection. Loads the other modules once
 * the first view and its picture have been painted.
 */

/** Maximum wait for the first paint and its picture. */
const LONGEST_WAIT_MS = 3000;

const root = document.documentElement;
// Record the address now. Before the other modules have loaded, the visitor may go back to an entry that a visit
// created; the browser treats it as the same document and changes only the address.
root.dataset['address'] = location.pathname + location.search;

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
const painted = new Promise<unknown>((done) =>
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
);
const pictured = picture?.decode().catch(() => undefined);
const limit = new Promise<unknown>((done) => setTimeout(done, LONGEST_WAIT_MS));

void Promise.race([Promise.all([painted, pictured]), limit]).then(() => {
  const family = getComputedStyle(document.body).getPropertyValue('--font-later');
  // Load these fonts before the text below the first view is laid out. A second layout would be the longest task of all.
  if (family)
    // Of this family, the file that has the small Latin letters.
    for (const weight of [400, 500]) document.fonts.load(`${weight} 1em ${family}`, 'z').catch(console.error);
  for (const address of root.dataset['modules']?.split(' ') ?? []) import(address).catch(console.error);
});
