import { createHash } from 'node:crypto';
import { RawClient } from './rawClient.ts';
import { percentile } from '../site/percentile.ts';

export interface LoadResult {
  readonly asked: number;
  readonly faults: string[];
  /** p99 response time in ms. */
  readonly p99: number;
}

export interface OrdinaryRequest {
  readonly path: string;
  /** Header lines, each ending in CRLF. */
  readonly headers: string;
  readonly status: number;
  /** SHA-256 that the body must have. */
  readonly digest?: string;
}

const HEADERS =
  'Host: www.arcvane.example\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)\r\nAccept-Encoding: br\r\n';
const PAGES = [
  '/',
  '/de/news',
  '/ja/solutions/detail/battery',
  '/ar/about-us/contact-us',
  '/fr/solutions',
].map((path): OrdinaryRequest => ({ path, headers: HEADERS, status: 200 }));

interface LoadOptions {
  readonly visitors?: number;
  /** Pause between the requests of a visitor, in ms. */
  readonly pause?: number;
  /** Requests to send in turn. */
  readonly requests?: readonly OrdinaryRequest[];
  /** Adds a unique query string to each request, to bypass caches. */
  readonly isUncached?: boolean;
}

/**
 * Simulates ordinary visitors, each sending one request at a time, until `work` is done. Every response must have the
 * expected status, and a complete body (the expected digest, or at least 1,000 bytes).
 *
 * @param work receives a function that returns the number of responses so far
 */
export async function ordinaryLoad(
  port: number,
  work: (answered: () => number) => Promise<unknown>,
  { visitors = 8, pause = 0, requests = PAGES, isUncached = false }: LoadOptions = {},
): Promise<LoadResult> {
  const stopped = new AbortController();
  const times: number[] = [];
  const faults: string[] = [];
  let turn = 0;
  const visit = async () => {
    const client = new RawClient(port);
    while (!stopped.signal.aborted) {
      const request = requests[turn % requests.length];
      if (!request) break;
      turn += 1;
      const { headers, status: expected, digest } = request;
      const path = isUncached ? `${request.path}?request=${turn}` : request.path;
      const started = performance.now();
      try {
        const { status, body } = await client.send(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
        const isRight = digest === undefined ? body.length >= 1000 : digest === digestOf(body);
        if (status !== expected || !isRight) faults.push(`${path}: status ${status}, ${body.length} bytes`);
      } catch (error) {
        faults.push(`${path}: ${String(error)}`);
      }
      times.push(performance.now() - started);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    client.close();
  };
  const all = Array.from({ length: visitors }, visit);
  await work(() => times.length).finally(() => stopped.abort());
  await Promise.all(all);
  times.sort((one, other) => one - other);
  return { asked: times.length, faults, p99: percentile(times, 0.99) ?? 0 };
}

/** SHA-256 of a body. @param body latin1: one character per byte */
export function digestOf(body: string): string {
  return createHash('sha256').update(body, 'latin1').digest('hex');
}
