import { fetchPage, type Answer } from './fetchPage.ts';
import type { PageCache } from './pageCache.ts';
import { linkOf, pageAddress, visitable } from './visitable.ts';
import { VISIT_EVENT } from './visitEvent.ts';
import { whenLoaded } from './whenLoaded.ts';

/** Timeout of the idle callback (specification, section 9). */
const IDLE_TIMEOUT_MS = 2000;
/** Limits for concurrent prefetches and for prefetches per page. */
const MOST_AT_ONCE = 2;
export const MOST_PER_PAGE = 20;
/** Part of `MOST_PER_PAGE` reserved for links that the visitor points to; a footer alone would use up the limit. */
export const LEFT_FOR_CHOSEN = 5;

interface FetchAheadDeps {
  readonly cache: PageCache;
  readonly load: (address: string) => Promise<Answer>;
  /** Whether the connection allows prefetching. */
  readonly isWelcome: () => boolean;
  /** Schedules a callback for when the browser is idle, after the page has loaded. */
  readonly whenIdle: (act: () => void) => void;
}

/** Prefetches pages while the browser is idle: the link that the visitor points to first, then the queue in order. */
export function createFetchAhead({ cache, load, isWelcome, whenIdle }: FetchAheadDeps) {
  let chosen: string | undefined;
  let wishes: string[] = [];
  let underway = 0;
  let left = MOST_PER_PAGE;

  function takeNext(): string | undefined {
    const next = chosen ?? (left > LEFT_FOR_CHOSEN ? wishes.shift() : undefined);
    chosen = undefined;
    return next;
  }

  function fetchNext(): void {
    while (underway < MOST_AT_ONCE && left > 0 && isWelcome()) {
      const address = takeNext();
      if (address === undefined) return;
      if (cache.get(address)) continue;
      underway += 1;
      left -= 1;
      const answer = load(address);
      cache.put(address, answer);
      const done = () => {
        underway -= 1;
        whenIdle(fetchNext);
      };
      answer.then(done, done);
    }
  }

  function begin(most: number): void {
    chosen = undefined;
    wishes = [];
    left = most;
  }

  return {
    /** Adds an address to the queue. */
    wish: (address: string): void => {
      if (wishes.includes(address)) return;
      wishes.push(address);
      whenIdle(fetchNext);
    },
    /** Prioritizes the address that the visitor points to; replaces an earlier one. */
    choose: (address: string): void => {
      chosen = address;
      whenIdle(fetchNext);
    },
    /** Clears the queue and resets the limit; call it when another page is shown. */
    startPage: (): void => begin(MOST_PER_PAGE),
    /** Clears the queue and blocks further prefetches; call it when the page is left. */
    stop: (): void => begin(0),
  };
}

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
    for (const link of document.links) {
      if (link instanceof HTMLAnchorElement) inView.observe(link);
    }
  }

  function startPage(): void {
    inView.disconnect();
    ahead.startPage();
    watch();
  }

  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      const link = linkOf(event);
      const address = link && addressToFetch(link);
      if (address !== undefined) ahead.choose(address);
    });
  }
  document.addEventListener(VISIT_EVENT, startPage);
  // Pending requests would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => {
    ahead.stop();
    leaving.abort();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaving = new AbortController();
    startPage();
  });
  whenIdle(watch);
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const asked = new Set<string>();

/**
 * Warms the HTTP cache with a prefetched page's stylesheets that the current document lacks; a visit to that page waits
 * for them.
 */
function fetchStyles(html: string, signal: AbortSignal): void {
  for (const [, address = ''] of html.matchAll(STYLESHEET)) {
    if (asked.has(address) || document.querySelector(`link[href="${address}"]`)) continue;
    asked.add(address);
    fetch(address, { priority: 'low', signal })
      .then((response) => response.text())
      .catch(() => asked.delete(address));
  }
}

/** After the page has loaded. Falls back to a timer in Safari, which has no `requestIdleCallback`. */
function whenIdle(act: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(act, 1);
  });
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
