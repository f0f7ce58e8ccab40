import { transcode } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip, type Gzip, type ZlibReset } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Larger than any page of the site in UTF-16. */
const SCRATCH_BYTES = 512 * 1024;

const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);
const encoder = new TextEncoder();

/**
 * Encodes a string as UTF-8. React returns a rope of thousands of strings, usually with a non-Latin-1 character such as a
 * dash, which `Buffer.from` traverses twice. Writing it to a buffer as UTF-16 and transcoding that takes two thirds of the
 * time.
 *
 * @returns bytes in an allocation of their own, like `ownBytes`
 */
export function encode(text: string): Buffer {
  if (text.length * 2 > SCRATCH_BYTES) return encodePlainly(text);
  const units = scratch.subarray(0, scratch.write(text, 'utf16le'));
  try {
    return transcode(units, 'utf16le', 'utf8');
  } catch {
    // `transcode` throws on a lone surrogate, which only external content can contain; encode it as U+FFFD.
    return encodePlainly(text);
  }
}

function encodePlainly(text: string): Buffer {
  const { buffer, byteOffset, byteLength } = encoder.encode(text);
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Copies bytes to an allocation of their own. Node allocates small buffers from shared 64 KB slabs, and a retained buffer
 * keeps its whole slab alive: a thousand compressed pages of 9 KB took 75 MB.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

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
/** Takes a fifth of the time, for a quarter more bytes. The quickest Brotli makes pages larger than this. */
const QUICK_GZIP_LEVEL = 1;
/** Each takes 0.3 MB. */
const MAX_IDLE_ENGINES = 4;

/** Compresses each repeated body once. Bodies are identified by their digest; the least recently used are evicted. */
export function createCompressor() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  const quickGzip = createQuickGzip();

  const keyOf = (digest: string, encoding: Encoding) => `${encoding}:${digest}`;

  function get(pieces: readonly Buffer[], digest: string, encoding: Encoding): Promise<Buffer> {
    const key = keyOf(digest, encoding);
    const cached = cache.get(key);
    if (cached) return cached;
    const compressed = compress(pieces, encoding);
    cache.set(key, compressed);
    compressed.catch(() => cache.delete(key));
    return compressed;
  }

  return {
    get,
    has: (digest: string, encoding: Encoding) => cache.has(keyOf(digest, encoding)),
    /** For a body that is sent once; quick in gzip. */
    once: (pieces: readonly Buffer[], encoding: Encoding): Promise<Buffer> =>
      encoding === 'gzip' ? quickGzip(pieces) : compress(pieces, encoding),
  };
}

/**
 * Scavenges do not free the engines of `node:zlib`: at 200 pages/s, a new engine for
 * each page causes a full garbage collection every second. These are used again, which only those of gzip can be.
 */
function createQuickGzip(): (pieces: readonly Buffer[]) => Promise<Buffer> {
  const idle: (Gzip & ZlibReset)[] = [];
  return (pieces) =>
    new Promise((resolve, reject) => {
      const engine = idle.pop() ?? createEngine();
      const chunks: Buffer[] = [];
      const keep = (chunk: Buffer) => chunks.push(chunk);
      // An engine that fails is destroyed, and not used again.
      engine.on('data', keep).once('error', reject);
      engine.write(Buffer.concat(pieces), (error) => {
        if (error) return;
        engine.off('data', keep).off('error', reject);
        engine.reset();
        if (idle.length < MAX_IDLE_ENGINES) idle.push(engine);
        else engine.close();
        resolve(Buffer.concat(chunks));
      });
    });
}

function createEngine(): Gzip & ZlibReset {
  // Its type lacks `reset`, which gzip has because it is a form of deflate.
  return createGzip({ level: QUICK_GZIP_LEVEL, flush: constants.Z_FINISH }) as Gzip & ZlibReset;
}

async function compress(pieces: readonly Buffer[], encoding: Encoding): Promise<Buffer> {
  const body = Buffer.concat(pieces);
  if (encoding === 'gzip') return ownBytes(await deflate(body));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return ownBytes(await brotli(body, { params }));
}
