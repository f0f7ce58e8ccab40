import { LRUCache } from 'lru-cache';
import type { Coding } from './codings.ts';
import { ownBytes } from './encode.ts';

/** Maximum total size of the compressed bodies: about 750 pages. Visitors read the same few hundred again and again. */
const MAX_BYTES = 8 * 1024 * 1024;
/** What a page shrinks to is known too late to make room for it. */
const EXPECTED_RATIO = 5;

/**
 * Compresses each distinct body once, because compressing costs as much as rendering. Bodies are identified by their
 * digest; the least recently used are evicted.
 */
export function createCompressor(maxSize = MAX_BYTES) {
  const cache = new LRUCache<string, Promise<Buffer>>({ maxSize });

  const keyOf = (digest: string, { name }: Coding) => `${name}:${digest}`;

  function get(pieces: readonly Buffer[], digest: string, coding: Coding): Promise<Buffer> {
    const key = keyOf(digest, coding);
    const cached = cache.get(key);
    if (cached) return cached;
    const body = Buffer.concat(pieces);
    const compressed = coding.compress(body).then(ownBytes);
    cache.set(key, compressed, { size: Math.ceil(body.length / EXPECTED_RATIO) });
    compressed.catch(() => cache.delete(key));
    return compressed;
  }

  return { get, has: (digest: string, coding: Coding) => cache.has(keyOf(digest, coding)) };
}
