import { fetchPage } from './fetchPage.ts';
import type { Answer } from './fetchPage.ts';
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

/** `traverse`: back or forward, where the address has changed already. */
type Kind = 'push' | 'replace' | 'traverse';

/**
 * Makes visits of clicks on links: fetches the page and puts it in the place of the one that is shown. Whatever is in
 * doubt is loaded by the browser in the ordinary way.
 *
 * @param enhanceContent starts the enhancements of content that is new; gives what is still under way
 * @param hasParts whether content has enhancements that are loaded on demand: the page's data step
 */
export function startVisits(
  enhanceContent: () => Promise<void>[],
  hasParts: (content: ParentNode) => boolean,
): void {
  const bar = loadingBar();
  const cache = createPageCache();
  const positions = createScrollPositions();
  /** Address and history entry of the page that is shown: not the one under way. An entry is named when it is left. */
  let shown = document.documentElement.dataset['address'] ?? pageAddress(location);
  let shownKey = shown === pageAddress(location) ? entryKey() : undefined;
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
      await show(url, kind, signal, false, () => {
        if (!showFailure(url)) throw new Error('No failure page');
      });
      return;
    }
    // The answer to the click is to be seen before the page that it brings is made.
    if (isThere) await nextFrame();
    if (signal.aborted) return;
    const next =
      answer.kind === 'page' ? new DOMParser().parseFromString(answer.html, 'text/html') : undefined;
    const main = next?.querySelector('main');
    if (!next || !main || !fits(next)) {
      loadOrdinarily(url, kind);
      return;
    }
    // Counted before the swap: the visitor sees the step while stylesheets and parts load.
    const step = hasParts(main) ? ONE_OF_TWO_STEPS : ONLY_STEP;
    bar.increase(step);
    // Where they cannot be had, the page is loaded in the ordinary way.
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
    // Going back shows what was there, as browsers do.
    const load = () =>
      fetchPage(address, { signal, cache: kind === 'traverse' ? 'force-cache' : 'no-cache' });
    const ahead = cache.get(address);
    // One that was given up when the page before was left is asked for again; one that took too long has had its time.
    const retry = (error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      return load();
    };
    return ahead ? ahead.catch(retry) : load();
  }

  /** @returns what the new content has still under way */
  async function show(
    url: URL,
    kind: Kind,
    signal: AbortSignal,
    isImmediate: boolean,
    put: () => void,
  ): Promise<Promise<void>[]> {
    let parts: Promise<void>[] = [];
    // Before a transition begins, which would have the browser arrange the page for the answer.
    if (kind !== 'traverse') keepPosition();
    // A prefetched page is there at once: the visitor would only wait for its transition.
    await withTransition(isImmediate, () => {
      if (signal.aborted) return;
      // Before the content, whose title is that of the new entry.
      if (kind === 'push') history.pushState({ visit: newKey() }, '', url);
      if (kind === 'replace') history.replaceState(history.state, '', url);
      put();
      shown = pageAddress(location);
      shownKey = entryKey();
      parts = enhanceContent();
      // Before the focus, which a menu that is still open would not let go.
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
    if (pageAddress(url) === shown && url.hash !== '') {
      keepPosition(); // The browser goes to the place on this page.
      return;
    }
    event.preventDefault();
    visit(url, pageAddress(url) === shown ? 'replace' : 'push');
  }

  function followHistory(): void {
    if (pageAddress(location) !== shown) {
      if (shownKey !== undefined) positions.keep(shownKey);
      visit(new URL(location.href), 'traverse');
      return;
    }
    const key = entryKey();
    if (key === undefined) {
      shownKey = nameEntry(); // a place on this page that the browser has just gone to
      return;
    }
    // On the page that is still shown: what was under way is not wanted any more.
    underway?.abort();
    bar.reset();
    if (key === shownKey) return;
    if (shownKey !== undefined) positions.keep(shownKey);
    shownKey = key;
    positions.restore(key);
  }

  /** Before the entry that is shown is left. */
  function keepPosition(): void {
    shownKey ??= nameEntry();
    positions.keep(shownKey);
  }

  const takeOverScrolling = () => (history.scrollRestoration = 'manual');
  if (document.readyState === 'complete') takeOverScrolling();
  else addEventListener('load', takeOverScrolling);
  addEventListener('popstate', followHistory);
  document.addEventListener('click', followClick);
  // The page may be kept as it is, for when the visitor comes back: nothing under way may be left in it.
  addEventListener('pagehide', () => {
    underway?.abort();
    bar.reset();
    positions.store();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    takeOverScrolling();
    if (pageAddress(location) !== shown) location.reload();
  });
  if (pageAddress(location) !== shown) followHistory();
  prefetchLinks(cache);
}
