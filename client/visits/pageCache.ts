import type { Answer } from './fetchPage.ts';

/** TTL of a prefetched page, in milliseconds. */
export const KEPT_MS = 60_000;
/** Maximum number of cached pages, of about 30 KB each. */
const MOST_KEPT = 20;

interface Kept {
  readonly answer: Promise<Answer>;
  readonly until: number;
  /** The promise is fulfilled. */
  isThere: boolean;
}

/** Caches prefetched pages by address, including pending requests. Failed requests and the oldest pages are evicted. */
export function createPageCache(now: () => number = Date.now) {
  const kept = new Map<string, Kept>();

  function find(address: string): Kept | undefined {
    const page = kept.get(address);
    return page && page.until > now() ? page : undefined;
  }

  function put(address: string, answer: Promise<Answer>): void {
    kept.delete(address);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const page: Kept = { answer, until: now() + KEPT_MS, isThere: false };
    kept.set(address, page);
    answer.then(
      () => (page.isThere = true),
      () => {
        if (kept.get(address) === page) kept.delete(address);
      },
    );
  }

  return {
    get: (address: string): Promise<Answer> | undefined => find(address)?.answer,
    /** Whether the page has loaded, so that a visit need not wait. */
    has: (address: string): boolean => find(address)?.isThere ?? false,
    put,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
