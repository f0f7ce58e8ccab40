import type { Answer } from './fetchPage.ts';
import type { PageCache } from './pageCache.ts';

/** Pages on their way at once, and fetched ahead from one page, at most. */
export const MOST_AT_ONCE = 2;
export const MOST_PER_PAGE = 20;
/** Of these, as many are left for links that the visitor points to: a footer alone would use up all of them. */
export const LEFT_FOR_CHOSEN = 5;

export interface FetchAheadDeps {
  readonly cache: PageCache;
  readonly load: (address: string) => Promise<Answer>;
  /** Whether the visitor's connection may be used for what they may never look at. */
  readonly isWelcome: () => boolean;
  /** Runs something when the browser has nothing better to do. */
  readonly whenIdle: (act: () => void) => void;
}

/** Fetches pages ahead when the browser is idle: those that the visitor points to first, then in the order of wishes. */
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
    wish: (address: string): void => {
      if (wishes.includes(address)) return;
      wishes.push(address);
      whenIdle(fetchNext);
    },
    /** What the visitor points to now: most likely the next page. */
    choose: (address: string): void => {
      chosen = address;
      whenIdle(fetchNext);
    },
    /** Another page is shown: what was wished for on the last one does not count any more. */
    startPage: (): void => begin(MOST_PER_PAGE),
    /** The page is being left. */
    stop: (): void => begin(0),
  };
}
