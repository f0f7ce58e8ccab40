import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { scheduler } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import type { Block, BlockReader } from '../../src/blocks/block.ts';
import type { BlockLogger } from '../../src/blocks/blockLog.ts';
import { createBlockStore, type BlockStoreOptions } from '../../src/blocks/blockStore.ts';
import { BLOCKS_PATH, createGateway, GatewayError, type GatewayOptions } from '../../src/blocks/gateway.ts';
import { languageBlock } from '../../src/blocks/language.ts';
import { listen } from './gateway.ts';

/* Helpers for the tests of blocks. Servers are closed when the test finishes. */

interface TestServer {
  readonly url: string;
  readonly server: Server;
  readonly requests: readonly IncomingMessage[];
}

/** Starts a real HTTP server on localhost. */
export async function startServer(answer: RequestListener): Promise<TestServer> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  return { url: await listen(server), server, requests };
}

/** Answers every request with the same body. */
export function sends(body: string, type = 'application/json', status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
}

/** Answers every request in the gateway's response format. */
export function sendsDetail(detail: unknown): RequestListener {
  return sends(JSON.stringify({ data: [{ detail }] }));
}

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly reason?: string;
}

/** A real logger that records its lines. */
export function recordingLogger(): { logger: BlockLogger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { logger, lines };
}

/** A reader that returns the test's `detail` and records its calls. */
export function scriptedReader(detailOf: (block: Block) => unknown): {
  reader: BlockReader;
  asked: readonly string[];
} {
  const asked: string[] = [];
  const reader: BlockReader = {
    read: async (block, lang) => {
      asked.push(`${block.slug}/${lang}`);
      return block.parse(await detailOf(block), lang);
    },
    close: async () => undefined,
  };
  return { reader, asked };
}

/** A minimal valid `detail` of a block; the language block shows English only. */
export function smallDetail(block: Block): unknown {
  return block.slug === languageBlock.slug ? showing('en') : block.empty;
}

/** A valid `detail` of the language block. */
export const showing = (...marks: readonly string[]) => ({ list: marks.map((mark) => ({ mark, show: 1 })) });
export const never = () => new Promise<never>(() => undefined);

/** A store with a scripted gateway and embedded default. */
export function storeOver(detailOf: () => unknown, options: Partial<BlockStoreOptions> = {}) {
  const gateway = scriptedReader(detailOf);
  const embedded = scriptedReader(smallDetail);
  const { logger, lines } = recordingLogger();
  const store = createBlockStore({
    gateway: gateway.reader,
    embedded: embedded.reader,
    ttlSeconds: 60,
    logger,
    random: () => 0,
    ...options,
  });
  const read = async () => {
    const { value, source } = await store.get(languageBlock, 'zh');
    return `${value.shown.join()} ${source}`;
  };
  return { store, asked: gateway.asked, lines, read };
}

/** Fakes the clock and timers; only the test advances them. */
export function fakeClock(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.parse('2026-06-01T12:00:00Z'),
  });
  onTestFinished(() => void vi.useRealTimers());
}

export function gatewayAt(url: string, options: Partial<GatewayOptions> = {}): BlockReader {
  const gateway = createGateway({ url, ...options });
  onTestFinished(() => gateway.close());
  return gateway;
}

/** The reason in the gateway's error message, without the URL. */
export async function faultAt(url: string, options: Partial<GatewayOptions> = {}): Promise<string> {
  const error: unknown = await gatewayAt(url, options)
    .read(languageBlock, 'zh')
    .catch((reason: unknown) => reason);
  if (!(error instanceof GatewayError)) throw new Error(`expected a GatewayError, got ${String(error)}`);
  const where = `GET ${url}${BLOCKS_PATH}?slug=language&lang=zh: `;
  expect(error.message.slice(0, where.length)).toBe(where);
  return error.message.slice(where.length);
}

/** Lets pending tasks run. */
export async function settle(): Promise<void> {
  await scheduler.yield();
  await scheduler.yield();
}
