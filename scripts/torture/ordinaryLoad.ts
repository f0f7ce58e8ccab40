import { createHash } from 'node:crypto';
import { RawClient } from './rawClient.ts';

export interface LoadResult {
  readonly asked: number;
  readonly faults: string[];
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number;
}

export interface OrdinaryRequest {
  readonly path: string;
  /** Lines with their ends. */
  readonly headers: string;
  readonly status: number;
  /** SHA-256 of the body, where only these bytes are right. */
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
  /** ms between the requests of a visitor */
  readonly pause?: number;
  /** What is asked for, in turn. */
  readonly requests?: readonly OrdinaryRequest[];
  /** Gives each request an address of its own, by a query. */
  readonly isUncached?: boolean;
}

/**
 * Ordinary visitors, one request after the other each, while the work goes on. Every answer must be a whole page.
 *
 * @param work is given what tells how many answers there have been
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
  return { asked: times.length, faults, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** @param body one character a byte */
export function digestOf(body: string): string {
  return createHash('sha256').update(body, 'latin1').digest('hex');
}
