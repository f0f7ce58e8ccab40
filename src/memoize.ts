import { LRUCache } from 'lru-cache';
import { identify } from './identify.ts';
import type { Identifiable } from './identify.ts';

/**
 * Caches the results of a pure function and evicts the least recently used.
 *
 * @param max number of cached results
 * @param key what the result depends on, if not the argument itself; objects are compared by identity
 */
export function memoize<Input extends NonNullable<Identifiable>, Result>(
  make: (input: Input) => Result,
  max: number,
  key?: (input: Input) => readonly Identifiable[],
): (input: Input) => Result {
  const cache = new LRUCache<Input | string, { readonly result: Result }>({ max });
  return (input) => {
    const id = key ? identify(key(input)) : input;
    const cached = cache.get(id);
    if (cached) return cached.result;
    const result = make(input);
    cache.set(id, { result });
    return result;
  };
}
