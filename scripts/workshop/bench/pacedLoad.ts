import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../site/percentile.ts';
import { createPacedClient, type PacedClient } from './pacedClient.ts';

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

interface Connection {
  readonly client: PacedClient;
  /** When the request that it answers was due, in ms. */
  at: number;
}

/**
 * Sends requests at a constant rate, regardless of how fast they are answered (open-loop load).
 *
 * @param requests raw bytes to send, in turn
 * @param rate requests/s
 * @throws {Error} if a response is not 200 or has no `Content-Length`, or a connection breaks
 */
export async function pacedLoad(
  port: number,
  requests: readonly string[],
  rate: number,
  seconds: number,
): Promise<Latencies> {
  const due: Due[] = [];
  const times: number[] = [];
  const free: Connection[] = [];
  const next = (connection: Connection) => {
    const first = due.shift();
    if (!first) {
      free.push(connection);
      return;
    }
    connection.at = first.at;
    connection.client.send(first.request);
  };
  const broken = Promise.withResolvers<never>();
  const clients: PacedClient[] = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const answered = () => {
      times.push(performance.now() - connection.at);
      next(connection);
    };
    const client = await createPacedClient(port, answered, broken.reject);
    const connection: Connection = { client, at: 0 };
    clients.push(client);
    free.push(connection);
  }
  const started = performance.now();
  const count = Math.floor(rate * seconds);
  const sendAll = async () => {
    for (let sent = 0; sent < count;) {
      for (const now = performance.now() - started; sent < count && sent * 1000 <= now * rate; sent += 1) {
        due.push({ request: requests[sent % requests.length] ?? '', at: started + (sent * 1000) / rate });
        // In turn, so that none is idle until the server closes it.
        const connection = free.shift();
        if (connection) next(connection);
      }
      await wait(1);
    }
    while (times.length < count) await wait(5);
  };
  await Promise.race([sendAll(), broken.promise]);
  for (const client of clients) client.close();
  times.sort((one, other) => one - other);
  const shareOf = (share: number) => percentile(times, share) ?? Number.NaN;
  return { median: shareOf(0.5), p99: shareOf(0.99) };
}
