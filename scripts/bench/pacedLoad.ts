import { setTimeout as wait } from 'node:timers/promises';
import { RawClient } from '../torture/rawClient.ts';

/** Concurrent connections. Requests wait for a free one, and that time counts. */
const CONNECTIONS = 64;

/**
 * Sends requests at a constant rate, regardless of how fast they are answered (open-loop load).
 *
 * @param request raw bytes to send
 * @param rate requests/s
 * @returns p99 latency in ms, measured from when each request was due
 * @throws {Error} if a response has another status than 200
 */
export async function pacedLoad(
  port: number,
  request: string,
  rate: number,
  seconds: number,
): Promise<number> {
  const free = Array.from({ length: CONNECTIONS }, () => new RawClient(port));
  const clients = [...free];
  const due: number[] = [];
  const times: number[] = [];
  const next = (client: RawClient) => {
    const at = due.shift();
    if (at === undefined) free.push(client);
    else void answer(client, at);
  };
  const answer = async (client: RawClient, at: number) => {
    const { status } = await client.send(request);
    if (status !== 200) throw new Error(`The site answered with status ${status}`);
    times.push(performance.now() - at);
    next(client);
  };
  const started = performance.now();
  const count = Math.floor(rate * seconds);
  for (let sent = 0; sent < count;) {
    for (const now = performance.now() - started; sent < count && sent * 1000 <= now * rate; sent += 1) {
      due.push(started + (sent * 1000) / rate);
      const client = free.pop();
      if (client) next(client);
    }
    await wait(1);
  }
  while (times.length < count) await wait(5);
  for (const client of clients) client.close();
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
