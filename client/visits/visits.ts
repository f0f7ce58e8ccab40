import { loadingBar } from './loadingBar.ts';
import { createPageCache } from './pageCache.ts';
import { prefetchLinks } from './prefetch.ts';
import { ShownPage } from './shownPage.ts';
import { Visit, type Frame } from './visit.ts';
import { isPlainClick, linkOf, visitable } from './visitable.ts';
import { whenLoaded } from './whenLoaded.ts';

/** Turns clicks on links, and going back and forward between the pages of a document, into visits. */
export function startVisits(enhanceContent: () => void): void {
  const [bar, cache, shown] = [loadingBar(), createPageCache(), new ShownPage()];
  const frame: Frame = { bar, cache, shown, enhanceContent };
  let current: Visit | undefined;

  function start(visit: Visit): void {
    current?.cancel();
    current = visit;
    void visit.run();
  }

  function stop(): void {
    current?.cancel();
    bar.reset();
  }

  function followClick(event: MouseEvent): void {
    const link = isPlainClick(event) ? linkOf(event) : undefined;
    const url = link && visitable(link, new URL(location.href));
    if (!url) return;
    if (shown.is(url) && url.hash !== '') {
      shown.keepPosition(); // The browser scrolls to the anchor.
      return;
    }
    event.preventDefault();
    start(new Visit(url, shown.is(url) ? 'replace' : 'push', frame));
  }

  function followHistory(): void {
    const entry = shown.followEntry();
    if (entry === 'page') start(new Visit(new URL(location.href), 'traverse', frame));
    // Back on the displayed page: cancel the pending visit.
    else if (entry === 'entry') stop();
  }

  const takeOverScrolling = () => (history.scrollRestoration = 'manual');
  whenLoaded(takeOverScrolling);
  addEventListener('popstate', followHistory);
  document.addEventListener('click', followClick);
  // The page may enter the back/forward cache, so cancel everything pending.
  addEventListener('pagehide', () => {
    stop();
    shown.storePositions();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    takeOverScrolling();
    if (!shown.is(location)) location.reload();
  });
  if (!shown.is(location)) followHistory();
  prefetchLinks(cache);
}
