import { LRUCache } from 'lru-cache';
import type { Coding } from './codings.ts';
import { ownBytes } from './encode.ts';

/**
 * Maximum number of cached bodies, about 10 KB each, or 3 KB with a dictionary. The whole site in one coding has 2,184: 78
 * pages in seven languages and two layouts, with and without the consent banner.
 */
export const MAX_KEPT = 2400;

/**
 * Compresses each distinct body once, because compressing costs as much as rendering. Bodies are identified by their
 * digest; the least recently used are evicted.
 */
export function createCompressor() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });

  const keyOf = (digest: string, { tag }: Coding) => `${tag}:${digest}`;

  function get(pieces: readonly Buffer[], digest: string, coding: Coding): Promise<Buffer> {
    const key = keyOf(digest, coding);
    const cached = cache.get(key);
    if (cached) return cached;
    const compressed = coding.compress(Buffer.concat(pieces)).then(ownBytes);
    cache.set(key, compressed);
    compressed.catch(() => cache.delete(key));
    return compressed;
  }

  return { get, has: (digest: string, coding: Coding) => cache.has(keyOf(digest, coding)) };
}
