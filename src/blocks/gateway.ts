import { createHash } from 'node:crypto';
import { Agent, request } from 'undici';
import * as z from 'zod';
import type { ImageRules } from '../markdown/safeUrl.ts';
import type { BlockReader } from './block.ts';
import { describeFault } from './blockLog.ts';
import { ParsedCache } from './parsedCache.ts';

export interface GatewayOptions {
  /** With or without a path. */
  readonly url: string;
  readonly images?: ImageRules;
  /** For the whole request and response (specification, section 9). */
  readonly timeoutMs?: number;
  /** Size limit for response bodies, in bytes. */
  readonly maxBytes?: number;
}

const MAX_CONNECTIONS = 16;
const NOT_MODIFIED = 304;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** The message contains the URL and the reason. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

const envelope = z.object({ data: z.array(z.unknown()).min(1) });
const firstItem = z.object({ detail: z.unknown() });

/** Reads blocks from the gateway: `GET {url}/vr-oa-service/public/blocks?slug=&lang=` (specification, section 7). */
export function createGateway(options: GatewayOptions): BlockReader {
  const { url, images, timeoutMs = 10_000, maxBytes = 2_000_000 } = options;
  const agent = new Agent({
    connections: MAX_CONNECTIONS,
    allowH2: false,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const closed = new AbortController();
  const cache = new ParsedCache();
  /** The latest response with an ETag, by address: one per block and language. */
  const tagged = new Map<string, { readonly etag: string; readonly text: string }>();

  /**
   * @throws {Error} if there is no complete JSON response with status 200 in time, nor status 304. Redirects are not
   *   followed.
   */
  async function fetchText(address: URL): Promise<string> {
    // undici's own timeouts are coarse and restart with every byte; this one covers the whole response.
    const limit = AbortSignal.timeout(timeoutMs);
    const before = tagged.get(address.href);
    const condition = before && { 'if-none-match': before.etag };
    try {
      const { statusCode, headers, body } = await request(address, {
        dispatcher: agent,
        signal: limit,
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...condition },
      });
      if (before && statusCode === NOT_MODIFIED) {
        await body.dump();
        return before.text;
      }
      const fault = faultOf(statusCode, headers);
      if (fault !== undefined) {
        // Closes the connection without reading the rest of the rejected response.
        body.on('error', () => undefined).destroy();
        throw new Error(fault);
      }
      const text = await boundedText(body, maxBytes);
      const { etag } = headers;
      if (typeof etag === 'string') tagged.set(address.href, { etag, text });
      else tagged.delete(address.href);
      return text;
    } catch (error) {
      throw limit.aborted
        ? new Error(`no complete response within ${timeoutMs} ms`, { cause: error })
        : error;
    }
  }

  return {
    read: async (block, language) => {
      const address = blockAddress(url, block.slug, language);
      try {
        const text = await fetchText(address);
        const signature = createHash('sha256').update(text).digest('base64');
        return await cache.get(block, language, signature, async () => {
          const [first] = envelope.parse(JSON.parse(text)).data;
          return block.parse(firstItem.parse(first).detail, language, {
            images,
            signal: closed.signal,
          });
        });
      } catch (error) {
        // Omits user name and password from the URL.
        const where = `${address.origin}${address.pathname}${address.search}`;
        throw new GatewayError(`GET ${where}: ${describeFault(error)}`, { cause: error });
      }
    },
    close: () => {
      closed.abort();
      return agent.destroy();
    },
  };
}

/** Path of the blocks below the gateway's base URL, and of this site's own endpoint (specification, section 7). */
export const BLOCKS_PATH = '/vr-oa-service/public/blocks';

function blockAddress(gatewayUrl: string, slug: string, lang: string): URL {
  const address = new URL(gatewayUrl.replace(/(?<!\/)\/+$/, '') + BLOCKS_PATH);
  address.search = new URLSearchParams({ slug, lang }).toString();
  return address;
}

function faultOf(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  if (status !== 200) return `responded with status ${status}`;
  const type = String(headers['content-type'] ?? 'none');
  if (!JSON_TYPE.test(type)) return `content type is ${type} instead of JSON`;
  const encoding = String(headers['content-encoding'] ?? 'identity');
  if (encoding !== 'identity') return `content encoding is ${encoding}, which was not requested`;
  return undefined;
}

const FIRST_CAPACITY = 16_384;

/**
 * Reads UTF-8 text of at most `maxBytes` bytes. Copies the chunks into one buffer that grows by doubling: with a list
 * of chunks, a body of one-byte chunks would take hundreds of times its size.
 *
 * @throws {Error} if the text exceeds the limit
 */
export async function boundedText(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  let buffer = new Uint8Array(Math.min(FIRST_CAPACITY, maxBytes));
  let length = 0;
  for await (const chunk of chunks) {
    const needed = length + chunk.length;
    if (needed > maxBytes) throw new Error(`the body exceeds the size limit of ${maxBytes} bytes`);
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.min(Math.max(needed, buffer.length * 2), maxBytes));
      larger.set(buffer.subarray(0, length));
      buffer = larger;
    }
    buffer.set(chunk, length);
    length = needed;
  }
  return new TextDecoder().decode(buffer.subarray(0, length));
}
