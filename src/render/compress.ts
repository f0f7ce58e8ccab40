import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { ownBytes } from './encode.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Maximum number of cached bodies, about 10 KB each. The whole site in one encoding has 2,184: 78 pages in seven languages
 * and two layouts, with and without the consent banner.
 */
export const MAX_KEPT = 2400;
/** Compressing costs as much as rendering, so each distinct body is compressed once and cached. */
const BROTLI_QUALITY = 5;

/** Compresses each distinct body once. Bodies are identified by their digest; the least recently used are evicted. */
export function createCompressor() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });

  const keyOf = (digest: string, encoding: Encoding) => `${encoding}:${digest}`;

  function get(pieces: readonly Buffer[], digest: string, encoding: Encoding): Promise<Buffer> {
    const key = keyOf(digest, encoding);
    const cached = cache.get(key);
    if (cached) return cached;
    const compressed = compress(Buffer.concat(pieces), encoding);
    cache.set(key, compressed);
    compressed.catch(() => cache.delete(key));
    return compressed;
  }

  return { get, has: (digest: string, encoding: Encoding) => cache.has(keyOf(digest, encoding)) };
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return ownBytes(encoding === 'gzip' ? await deflate(body) : await brotli(body, { params }));
}
