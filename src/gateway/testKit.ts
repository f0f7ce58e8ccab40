import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { scheduler } from 'node:timers/promises';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { BlockLogger } from './blockLog.ts';
import type { BlockReader } from './blockReader.ts';
import { parseBlock } from './parseBlock.ts';
import type { BlockSlug } from './slugs.ts';

/* Helpers for the gateway tests. Servers are closed when the test finishes. */

export interface TestServer {
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

export async function listen(server: NetServer): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function') {
      server.closeAllConnections();
    }
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
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
export function scriptedReader(detailOf: (slug: BlockSlug, lang: string) => unknown): {
  reader: BlockReader;
  asked: readonly string[];
} {
  const asked: string[] = [];
  const reader: BlockReader = {
    read: async (slug, lang) => {
      asked.push(`${slug}/${lang}`);
      return parseBlock(slug, lang, await detailOf(slug, lang));
    },
    close: async () => undefined,
  };
  return { reader, asked };
}

/** A minimal valid `detail` for the slug. */
export function smallDetail(slug: BlockSlug): unknown {
  if (slug === 'language') return { list: [{ mark: 'en', show: 1 }] };
  return slug === 'news' ? { list: [] } : { address: '', mail: '', phone: '', icons: [] };
}

/** Lets pending tasks run. */
export async function settle(): Promise<void> {
  await scheduler.yield();
  await scheduler.yield();
}
