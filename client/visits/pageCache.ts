import type { Answer } from './fetchPage.ts';

/** How long a page that was fetched ahead is good: as long as a shared cache may keep it. */
export const KEPT_MS = 60_000;
/** Pages kept at most; one is about 30 KB. */
const MOST_KEPT = 20;

interface Kept {
  readonly answer: Promise<Answer>;
  readonly until: number;
  /** The answer is there. */
  isThere: boolean;
}

/** Pages that were fetched ahead, by address, also while they are on their way. One that failed is not kept. */
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
    /** Whether a page need not be waited for. */
    has: (address: string): boolean => find(address)?.isThere ?? false,
    put,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
