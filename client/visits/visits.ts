import { fetchPage, type Answer } from './fetchPage.ts';
import { loadingBar } from './loadingBar.ts';
import { nextFrame } from './nextFrame.ts';
import { createPageCache } from './pageCache.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import { ONE_OF_TWO_STEPS, ONLY_STEP } from './progress.ts';
import { createScrollPositions, entryKey, nameEntry, newKey } from './scrollPositions.ts';
import { focusContent, showFailure } from './showPage.ts';
import { bringStyles, fits, swapPage } from './swapPage.ts';
import { isPlainClick, linkOf, pageAddress, visitable } from './visitable.ts';
import { VISIT_EVENT } from './visitEvent.ts';
import { withTransition } from './withTransition.ts';

/** `traverse`: back or forward; the browser has already changed the address. */
type Kind = 'push' | 'replace' | 'traverse';

/**
 * Turns clicks on links into visits: fetches the page and swaps it into the current document. Anything that a visit
 * cannot handle falls back to a full page load.
 *
 * @param enhanceContent enhances new content; returns promises for modules that are still loading
 * @param hasParts whether content has enhancements that are loaded on demand, which count as a second loading step
 */
export function startVisits(
  enhanceContent: () => Promise<void>[],
  hasParts: (content: ParentNode) => boolean,
): void {
  const bar = loadingBar();
  const cache = createPageCache();
  const positions = createScrollPositions();
  /** `data-address` is the address of the displayed page, not of a pending visit. `start.ts` sets it first. */
  const { dataset } = document.documentElement;
  const isShown = (url: URL | Location) => pageAddress(url) === dataset['address'];
  /** History key of the displayed page. An entry gets its key when it is left. */
  let shownKey = isShown(location) ? entryKey() : undefined;
  let underway: AbortController | undefined;

  function visit(url: URL, kind: Kind): void {
    underway?.abort();
    const own = new AbortController();
    underway = own;
    perform(url, kind, own.signal).catch(() => {
      if (!own.signal.aborted) loadOrdinarily(url, kind);
    });
  }

  async function perform(url: URL, kind: Kind, signal: AbortSignal): Promise<void> {
    bar.start();
    const isThere = cache.has(pageAddress(url));
    let answer: Answer;
    try {
      answer = await fetched(url, kind, signal);
    } catch {
      if (signal.aborted) return;
      bar.fail();
      void (await show(url, kind, signal, false, () => {
        if (!showFailure(url)) throw new Error('The frame has no error page');
      }));
      return;
    }
    // Paint the response to the click before the work of building the page.
    if (isThere) await nextFrame();
    if (signal.aborted) return;
    const next =
      answer.kind === 'page' ? new DOMParser().parseFromString(answer.html, 'text/html') : undefined;
    const main = next?.querySelector('main');
    if (!next || !main || !fits(next)) {
      loadOrdinarily(url, kind);
      return;
    }
    // Count the step before the swap, so that it is visible while stylesheets and modules load.
    const step = hasParts(main) ? ONE_OF_TWO_STEPS : ONLY_STEP;
    bar.increase(step);
    // If a stylesheet fails, `visit` falls back to a full page load.
    await bringStyles(next);
    if (signal.aborted) return;
    const parts = await show(url, kind, signal, isThere, () => swapPage(next));
    await Promise.all(parts);
    if (signal.aborted) return;
    if (parts.length > 0) bar.increase(step);
    if (answer.kind === 'page' && answer.isError) bar.fail();
    else bar.finish();
  }

  function fetched(url: URL, kind: Kind, signal: AbortSignal): Promise<Answer> {
    const address = pageAddress(url);
    // Prefer the HTTP cache when going back, as browsers do.
    const load = () =>
      fetchPage(address, { signal, cache: kind === 'traverse' ? 'force-cache' : 'no-cache' });
    const ahead = cache.get(address);
    // Retry a prefetch that failed or was aborted, not one that timed out.
    const retry = (error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      return load();
    };
    return ahead ? ahead.catch(retry) : load();
  }

  /** @returns promises for the new content's modules that are still loading */
  async function show(
    url: URL,
    kind: Kind,
    signal: AbortSignal,
    isImmediate: boolean,
    put: () => void,
  ): Promise<Promise<void>[]> {
    let parts: Promise<void>[] = [];
    // Read the position before a transition starts; afterwards reading it would force a layout.
    if (kind !== 'traverse') keepPosition();
    // Skip the transition for a prefetched page; it would only delay it.
    await withTransition(isImmediate, () => {
      if (signal.aborted) return;
      // Change the history before the content: the new title belongs to the new entry.
      if (kind === 'push') history.pushState({ visit: newKey() }, '', url);
      if (kind === 'replace') history.replaceState(history.state, '', url);
      put();
      dataset['address'] = pageAddress(location);
      shownKey = entryKey();
      parts = enhanceContent();
      // Dispatch before moving the focus: an open menu, closed by this event, would hold it.
      document.dispatchEvent(new CustomEvent(VISIT_EVENT));
      const isAtPlace = focusContent(kind === 'traverse' ? '' : url.hash);
      if (kind === 'traverse' && shownKey !== undefined) positions.restore(shownKey);
      else if (!isAtPlace) scrollTo({ left: 0, top: 0, behavior: 'instant' });
    });
    return parts;
  }

  function loadOrdinarily(url: URL, kind: Kind): void {
    bar.pause();
    if (kind === 'traverse') location.reload();
    else location.assign(url);
  }

  function followClick(event: MouseEvent): void {
    const link = isPlainClick(event) ? linkOf(event) : undefined;
    const url = link && visitable(link, new URL(location.href));
    if (!url) return;
    if (isShown(url) && url.hash !== '') {
      keepPosition(); // The browser scrolls to the anchor.
      return;
    }
    event.preventDefault();
    visit(url, isShown(url) ? 'replace' : 'push');
  }

  function followHistory(): void {
    if (!isShown(location)) {
      if (shownKey !== undefined) positions.keep(shownKey);
      visit(new URL(location.href), 'traverse');
      return;
    }
    const key = entryKey();
    if (key === undefined) {
      shownKey = nameEntry(); // an anchor on this page that the browser has just scrolled to
      return;
    }
    // Back on the displayed page: cancel the pending visit.
    underway?.abort();
    bar.reset();
    if (key === shownKey) return;
    if (shownKey !== undefined) positions.keep(shownKey);
    shownKey = key;
    positions.restore(key);
  }

  /** Saves the scroll position; call it before leaving the current history entry. */
  function keepPosition(): void {
    shownKey ??= nameEntry();
    positions.keep(shownKey);
  }

  const takeOverScrolling = () => (history.scrollRestoration = 'manual');
  if (document.readyState === 'complete') takeOverScrolling();
  else addEventListener('load', takeOverScrolling);
  addEventListener('popstate', followHistory);
  document.addEventListener('click', followClick);
  // The page may enter the back/forward cache, so cancel everything pending.
  addEventListener('pagehide', () => {
    underway?.abort();
    bar.reset();
    positions.store();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    takeOverScrolling();
    if (!isShown(location)) location.reload();
  });
  if (!isShown(location)) followHistory();
  prefetchLinks(cache);
}
