import type { Answer } from './fetchPage.ts';
import type { PageCache } from './pageCache.ts';

/** Limits for concurrent prefetches and for prefetches per page. */
const MOST_AT_ONCE = 2;
export const MOST_PER_PAGE = 20;
/** Part of `MOST_PER_PAGE` reserved for links that the visitor points to; a footer alone would use up the limit. */
export const LEFT_FOR_CHOSEN = 5;

export interface FetchAheadDeps {
  readonly cache: PageCache;
  readonly load: (address: string) => Promise<Answer>;
  /** Whether the connection allows prefetching. */
  readonly isWelcome: () => boolean;
  /** Schedules a callback for when the browser is idle. */
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
