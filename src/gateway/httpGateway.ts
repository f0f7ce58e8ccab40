import { createHash } from 'node:crypto';
import { Agent, request } from 'undici';
import { z } from 'zod';
import { BlockMemo } from './blockMemo.ts';
import type { BlockReader } from './blockReader.ts';
import { boundedText } from './boundedText.ts';
import { describeFault } from './describeFault.ts';
import { GatewayError } from './gatewayError.ts';
import { parseBlock } from './parseBlock.ts';
import type { ImageRules } from './safeUrl.ts';

export interface HttpGatewayOptions {
  /** Address of the gateway, with or without a path. */
  readonly url: string;
  /** Without them, pictures must be paths on this site. */
  readonly images?: ImageRules;
  /** Limit for a whole answer, from the question to its last byte, in ms (specification 9). */
  readonly timeoutMs?: number;
  /** Largest body that is read, in bytes. */
  readonly maxBytes?: number;
}

const MAX_CONNECTIONS = 16;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

const envelope = z.object({ data: z.array(z.unknown()).min(1) });
const firstItem = z.object({ detail: z.unknown() });

/** Asks a content service for blocks: `GET {url}/vr-oa-service/public/blocks?slug=&lang=` (specification 7). */
export function createHttpGateway(options: HttpGatewayOptions): BlockReader {
  const { url, images, timeoutMs = 10_000, maxBytes = 2_000_000 } = options;
  const agent = new Agent({
    connections: MAX_CONNECTIONS,
    allowH2: false,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const memo = new BlockMemo();

  /** @throws {Error} if there is no complete JSON answer with status 200 in time. Redirects are not followed. */
  async function fetchText(address: URL): Promise<string> {
    // undici's own limits are coarse and begin anew with every byte: this one covers the whole answer.
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const { statusCode, headers, body } = await request(address, {
        dispatcher: agent,
        signal: limit,
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
      });
      const fault = faultOf(statusCode, headers);
      if (fault === undefined) return await boundedText(body, maxBytes);
      // Ends the connection; what a refused answer still has to say is of no interest.
      body.on('error', () => undefined).destroy();
      throw new Error(fault);
    } catch (error) {
      throw limit.aborted ? new Error(`no complete answer within ${timeoutMs} ms`, { cause: error }) : error;
    }
  }

  return {
    read: async (slug, lang) => {
      const address = blockAddress(url, slug, lang);
      try {
        const text = await fetchText(address);
        const signature = createHash('sha256').update(text).digest('base64');
        return await memo.parsed(slug, lang, signature, async () => {
          const [first] = envelope.parse(JSON.parse(text)).data;
          return parseBlock(slug, lang, firstItem.parse(first).detail, images && { images });
        });
      } catch (error) {
        // Without user and password, should the address hold some.
        const where = `${address.origin}${address.pathname}${address.search}`;
        throw new GatewayError(`GET ${where}: ${describeFault(error)}`, { cause: error });
      }
    },
    close: () => agent.destroy(),
  };
}

function blockAddress(gatewayUrl: string, slug: string, lang: string): URL {
  const address = new URL(`${gatewayUrl.replace(/\/+$/, '')}/vr-oa-service/public/blocks`);
  address.search = new URLSearchParams({ slug, lang }).toString();
  return address;
}

function faultOf(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  if (status !== 200) return `answered with status ${status}`;
  const type = String(headers['content-type'] ?? 'none');
  if (!JSON_TYPE.test(type)) return `content type is ${type} instead of JSON`;
  const encoding = String(headers['content-encoding'] ?? 'identity');
  if (encoding !== 'identity') return `content encoding is ${encoding}, which was not asked for`;
  return undefined;
}
