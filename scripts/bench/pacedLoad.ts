import { setTimeout as wait } from 'node:timers/promises';
import { RawClient } from '../torture/rawClient.ts';
import { percentile } from '../site/percentile.ts';

/** Concurrent connections. Requests wait for a free one, and that time counts. */
const CONNECTIONS = 64;

/** In ms, measured from when each request was due. */
export interface Latencies {
  readonly median: number;
  readonly p99: number;
}

interface Due {
  readonly request: string;
  /** Time in ms. */
  readonly at: number;
}

/**
 * Sends requests at a constant rate, regardless of how fast they are answered (open-loop load).
 *
 * @param requests raw bytes to send, in turn
 * @param rate requests/s
 * @throws {Error} if a response has another status than 200
 */
export async function pacedLoad(
  port: number,
  requests: readonly string[],
  rate: number,
  seconds: number,
): Promise<Latencies> {
  const free = Array.from({ length: CONNECTIONS }, () => new RawClient(port));
  const clients = [...free];
  const due: Due[] = [];
  const times: number[] = [];
  const next = (client: RawClient) => {
    const first = due.shift();
    if (first === undefined) free.push(client);
    else void answer(client, first);
  };
  const answer = async (client: RawClient, { request, at }: Due) => {
    const { status } = await client.send(request);
    if (status !== 200) throw new Error(`The site answered with status ${status}`);
    times.push(performance.now() - at);
    next(client);
  };
  const started = performance.now();
  const count = Math.floor(rate * seconds);
  for (let sent = 0; sent < count;) {
    for (const now = performance.now() - started; sent < count && sent * 1000 <= now * rate; sent += 1) {
      due.push({ request: requests[sent % requests.length] ?? '', at: started + (sent * 1000) / rate });
      // In turn, so that none is idle until the server closes it.
      const client = free.shift();
      if (client) next(client);
    }
    await wait(1);
  }
  while (times.length < count) await wait(5);
  for (const client of clients) client.close();
  times.sort((one, other) => one - other);
  const shareOf = (share: number) => percentile(times, share) ?? Number.NaN;
  return { median: shareOf(0.5), p99: shareOf(0.99) };
}
