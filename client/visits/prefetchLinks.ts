import { createFetchAhead } from './fetchAhead.ts';
import { fetchPage } from './fetchPage.ts';
import { fetchStyles } from './fetchStyles.ts';
import type { PageCache } from './pageCache.ts';
import { linkOf, pageAddress, visitable } from './visitable.ts';
import { VISIT_EVENT } from './visitEvent.ts';

/** Timeout of the idle callback (specification, section 9). */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Prefetches the pages behind links in the viewport (specification, section 4) and behind links that are hovered or
 * focused.
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
      // Closed dropdowns also intersect; skip their links until they are hovered or focused. The consent banner
      // intersects once it has slid in.
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
  // Pending requests would keep the page out of the back/forward cache.
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

/** Falls back to a timer in Safari, which has no `requestIdleCallback`. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(act, 1);
}

/** Network Information API (Chromium only). */
interface Connected {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Whether to prefetch: not on 2g, with data saving or offline. */
function isWelcome(): boolean {
  const { connection }: Navigator & Connected = navigator;
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
