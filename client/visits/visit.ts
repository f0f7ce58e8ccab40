import { fetchPage, type Answer } from './fetchPage.ts';
import { nextFrame } from './nextFrame.ts';
import type { PageCache } from './pageCache.ts';
import { ONE_OF_TWO_STEPS, ONLY_STEP, type Progress } from './progress.ts';
import { focusContent, showFailure } from './showPage.ts';
import { newKey, type ShownPage } from './shownPage.ts';
import { bringStyles, fits, swapPage } from './swapPage.ts';
import { pageAddress } from './visitable.ts';
import { VISIT_EVENT } from './visitEvent.ts';
import { withTransition } from './withTransition.ts';

/** `traverse`: back or forward; the browser has already changed the address. */
type Kind = 'push' | 'replace' | 'traverse';

/** What the visits of a document share. */
export interface Frame {
  readonly bar: Progress;
  readonly cache: PageCache;
  readonly shown: ShownPage;
  /** Enhances new content. */
  readonly enhanceContent: () => void;
}

/** A visit goes through the first three in order, and ends in one of the others. */
type State = 'fetching' | 'styling' | 'showing' | 'shown' | 'leftToBrowser' | 'canceled';

/** Fetches a page and swaps it into the document. What cannot be swapped in is left to the browser. */
export class Visit {
  readonly #url: URL;
  readonly #kind: Kind;
  readonly #frame: Frame;
  readonly #canceling = new AbortController();
  #state: State = 'fetching';

  constructor(url: URL, kind: Kind, frame: Frame) {
    this.#url = url;
    this.#kind = kind;
    this.#frame = frame;
  }

  cancel(): void {
    this.#enter('canceled');
    this.#canceling.abort();
  }

  async run(): Promise<void> {
    const { bar, cache } = this.#frame;
    bar.start();
    const isPrefetched = cache.has(pageAddress(this.#url));
    try {
      const answer = await this.#fetch().catch(() => undefined);
      // Paint the response to the click before the work of building the page.
      if (isPrefetched) await nextFrame();
      if (!this.#enter('styling')) return;
      if (answer) await this.#showAnswer(answer, isPrefetched);
      else await this.#showFailure();
    } catch {
      this.#leaveToBrowser();
    }
  }

  /** @returns false if the visit has been canceled */
  #enter(state: State): boolean {
    if (this.#state === 'canceled') return false;
    this.#state = state;
    return true;
  }

  #fetch(): Promise<Answer> {
    const address = pageAddress(this.#url);
    // Prefer the HTTP cache when going back, as browsers do.
    const cache = this.#kind === 'traverse' ? 'force-cache' : 'no-cache';
    const load = () => fetchPage(address, { signal: this.#canceling.signal, cache });
    const ahead = this.#frame.cache.get(address);
    // Retry a prefetch that failed or was aborted, not one that timed out.
    const retry = (error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      return load();
    };
    return ahead ? ahead.catch(retry) : load();
  }

  /** @throws {Error} if a stylesheet cannot be loaded */
  async #showAnswer(answer: Answer, isPrefetched: boolean): Promise<void> {
    const { bar } = this.#frame;
    const next = answer.kind === 'page' ? fittingPage(answer.html) : undefined;
    if (!next) {
      this.#leaveToBrowser();
      return;
    }
    const styles = bringStyles(next);
    // Count the steps before the swap, so that they are visible.
    const step = styles ? ONE_OF_TWO_STEPS : ONLY_STEP;
    bar.increase(step);
    if (styles) {
      await styles;
      if (!this.#enter('showing')) return;
      bar.increase(step);
    }
    await this.#show(isPrefetched, () => swapPage(next));
    if (this.#state !== 'shown') return;
    if (answer.kind === 'page' && answer.isError) bar.fail();
    else bar.finish();
  }

  /** @throws {Error} if the frame has no error page */
  async #showFailure(): Promise<void> {
    this.#frame.bar.fail();
    await this.#show(false, () => showFailure(this.#url));
  }

  /** @param isImmediate skips the transition, which would only delay a prefetched page */
  async #show(isImmediate: boolean, put: () => void): Promise<void> {
    const { shown, enhanceContent } = this.#frame;
    const isTraversal = this.#kind === 'traverse';
    // Read the position before a transition starts; afterwards reading it would force a layout.
    if (!isTraversal) shown.keepPosition();
    await withTransition(isImmediate, () => {
      if (!this.#enter('shown')) return;
      // Change the history before the content: the new title belongs to the new entry.
      if (this.#kind === 'push') history.pushState({ visit: newKey() }, '', this.#url);
      if (this.#kind === 'replace') history.replaceState(history.state, '', this.#url);
      put();
      shown.update();
      enhanceContent();
      // Dispatch before moving the focus: an open menu, closed by this event, would hold it.
      document.dispatchEvent(new CustomEvent(VISIT_EVENT));
      const isAtPlace = focusContent(isTraversal ? '' : this.#url.hash);
      if (isTraversal) shown.restorePosition();
      else if (!isAtPlace) scrollTo({ left: 0, top: 0, behavior: 'instant' });
    });
  }

  #leaveToBrowser(): void {
    if (!this.#enter('leftToBrowser')) return;
    this.#frame.bar.pause();
    if (this.#kind === 'traverse') location.reload();
    else location.assign(this.#url);
  }
}

/** Undefined if the page cannot be swapped into the document. */
function fittingPage(html: string): Document | undefined {
  const next = new DOMParser().parseFromString(html, 'text/html');
  return next.querySelector('main') && fits(next) ? next : undefined;
}
