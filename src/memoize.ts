import { LRUCache } from 'lru-cache';

/**
 * Caches the results of a pure function and evicts the least recently used. Objects are compared by identity.
 *
 * @param max number of cached results
 */
export function memoize<Key extends NonNullable<unknown>, Result extends NonNullable<unknown>>(
  make: (key: Key) => Result,
  max: number,
): (key: Key) => Result {
  const cache = new LRUCache<Key, Result>({ max, memoMethod: make });
  return (key) => cache.memo(key);
}
