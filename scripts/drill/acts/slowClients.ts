import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../act.ts';

const HEAD = 'Host: www.arcvane.example\r\nUser-Agent: Mozilla/5.0\r\n';
/** Slow clients: what they send first, and what they append every second. */
const HABITS = [
  { first: 'GET / HTTP/1.1\r\n', each: 'X-More: 1\r\n' },
  { first: `POST /consent HTTP/1.1\r\n${HEAD}Content-Length: 2000\r\n\r\n`, each: 'x' },
  { first: '', each: '' },
] as const;
const EACH = 150;
/** The site's timeouts (10 s for headers, 15 s for a request, 30 s idle), plus its checking interval. */
const ENDED_WITHIN_MS = 36_000;

export const slowClients: Act = {
  name: 'slow clients',
  slowerMs: 3000,
  play: async ({ ports: [port], record }) => {
    const started = performance.now();
    const all = HABITS.flatMap(({ first, each }) =>
      Array.from({ length: EACH }, () => slowly(port, first, each)),
    );
    record().requests += all.length;
    const ended: number[] = [];
    for (const one of all) void one.then((at) => ended.push(at));
    await Promise.race([Promise.all(all), wait(ENDED_WITHIN_MS, undefined, { ref: false })]);
    if (ended.length < all.length)
      throw new Error(`${all.length - ended.length} slow clients were not disconnected`);
    const last = (Math.max(...ended) - started) / 1000;
    return `${all.length} slow connections, the last one ended after ${last.toFixed(0)} s`;
  },
};

/** @returns when the site closed the connection, as `performance.now()` */
async function slowly(port: number, first: string, each: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(first);
  const timer = setInterval(() => {
    if (each !== '' && socket.writable) socket.write(each);
  }, 1000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return performance.now();
}
