import { createFetchAhead } from './fetchAhead.ts';
import { fetchPage } from './fetchPage.ts';
import { fetchStyles } from './fetchStyles.ts';
import type { PageCache } from './pageCache.ts';
import { linkOf, pageAddress, visitable } from './visitable.ts';
import { VISIT_EVENT } from './visitEvent.ts';

/** The browser counts as idle after this in any case (specification, section 9). */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Fetches the pages ahead that links in view lead to (specification, section 4), and the one that the visitor is about
 * to choose.
 */
export function prefetchLinks(cache: PageCache): void {
  let leaving = new AbortController();
  async function load(address: string) {
    const { signal } = leaving;
    const answer = await fetchPage(address, { priority: 'low', signal });
    if (answer.kind === 'page') fetchStyles(answer.html, signal);
    return answer;
  }
  const ahead = createFetchAhead({ cache, load, isWelcome, whenIdle });

  function addressToFetch(link: HTMLAnchorElement): string | undefined {
    const url = visitable(link, new URL(location.href));
    if (!url || pageAddress(url) === pageAddress(location)) return undefined;
    return pageAddress(url);
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      // Closed dropdowns have a place, too; what is in them is fetched when it is pointed to. What is still to move in
      // (the question about cookies) is seen once it does.
      if (getComputedStyle(target).visibility !== 'visible') continue;
      inView.unobserve(target);
      const address = addressToFetch(target);
      if (address !== undefined) ahead.wish(address);
    }
  });

  function watch(): void {
    inView.disconnect();
    ahead.startPage();
    for (const link of document.links) {
      if (link instanceof HTMLAnchorElement) inView.observe(link);
    }
  }

  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      const link = linkOf(event);
      const address = link && addressToFetch(link);
      if (address !== undefined) ahead.choose(address);
    });
  }
  document.addEventListener(VISIT_EVENT, watch);
  // Requests that are begun while a page goes away are nobody's, and keep it out of the browser's cache.
  addEventListener('pagehide', () => {
    ahead.stop();
    leaving.abort();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaving = new AbortController();
    watch();
  });
  watch();
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(act, 1);
}

/** The Network Information API, which only Chromium has. */
interface Connected {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Not on a slow connection, with a wish to save data, or offline. */
function isWelcome(): boolean {
  const { connection }: Navigator & Connected = navigator;
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
