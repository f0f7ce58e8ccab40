import type { Answer } from './fetchPage.ts';
import type { PageCache } from './pageCache.ts';

/** Pages on their way at once, and fetched ahead from one page, at most. */
export const MOST_AT_ONCE = 2;
export const MOST_PER_PAGE = 20;

export interface FetchAheadDeps {
  readonly cache: PageCache;
  readonly load: (address: string) => Promise<Answer>;
  /** Whether the visitor's connection may be used for what they may never look at. */
  readonly isWelcome: () => boolean;
  /** Runs something when the browser has nothing better to do. */
  readonly whenIdle: (act: () => void) => void;
}

/** Fetches pages ahead, in the order in which they were wished for, when the browser is idle. */
export function createFetchAhead({ cache, load, isWelcome, whenIdle }: FetchAheadDeps) {
  let wishes: string[] = [];
  let underway = 0;
  let left = MOST_PER_PAGE;

  function fetchNext(): void {
    while (underway < MOST_AT_ONCE && left > 0 && isWelcome()) {
      const address = wishes.shift();
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

  return {
    wish: (address: string): void => {
      if (wishes.includes(address)) return;
      wishes.push(address);
      whenIdle(fetchNext);
    },
    /** Another page is shown: what was wished for on the last one does not count any more. */
    startPage: (): void => {
      wishes = [];
      left = MOST_PER_PAGE;
    },
    /** The page is being left. */
    stop: (): void => {
      wishes = [];
      left = 0;
    },
  };
}
