import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/**
 * Compresses each distinct body once. Results are cached by digest and encoding; the least recently used are evicted.
 */
export function createCompressor() {
  const kept = new Map<string, Promise<Buffer>>();

  const keyOf = (digest: string, encoding: Encoding) => `${encoding}:${digest}`;

  function get(pieces: readonly Buffer[], digest: string, encoding: Encoding): Promise<Buffer> {
    const key = keyOf(digest, encoding);
    const known = kept.get(key);
    if (known) {
      // Reinsert at the end: a `Map` iterates in insertion order, so the first key is the least recently used.
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const compressed = compress(Buffer.concat(pieces), encoding);
    kept.set(key, compressed);
    compressed.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return compressed;
  }

  return { get, has: (digest: string, encoding: Encoding) => kept.has(keyOf(digest, encoding)) };
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return ownBytes(encoding === 'gzip' ? await deflate(body) : await brotli(body, { params }));
}
