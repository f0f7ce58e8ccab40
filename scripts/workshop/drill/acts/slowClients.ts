import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_HOSTS } from '../../../site/sampleNginx.ts';
import type { Act } from '../stage.ts';

const HEAD = `Host: ${SAMPLE_HOSTS[0]}\r\nUser-Agent: Mozilla/5.0\r\n`;
/** Slow clients: what they send first, and what they append every second. */
const HABITS = [
  { first: `GET / HTTP/1.1\r\n${HEAD}`, each: 'X-More: 1\r\n' },
  { first: `POST /consent HTTP/1.1\r\n${HEAD}Content-Length: 2000\r\n\r\n`, each: 'x' },
  { first: '', each: '' },
] as const;
/** The site's timeouts (10 s for headers, 15 s for a request, 30 s idle), plus its checking interval. */
const SITE_LIMIT_MS = 36_000;
const EACH = 150;
/** Through nginx: slow headers end after 10 s; a slow body may go on, but only in a limited number of requests. */
const NGINX_LIMIT_MS = 15_000;
const THROUGH_NGINX = 400;

export const slowClients: Act = {
  name: 'slow clients of a process',
  slowerMs: 3000,
  play: async ({ ports: [port], record }) => {
    const all = HABITS.flatMap((habit) =>
      Array.from({ length: EACH }, () => slowly(connect(port, '127.0.0.1'), habit)),
    );
    record().requests += all.length;
    return `${all.length} slow connections, the last one ended after ${await lastEnd(all, SITE_LIMIT_MS)} s`;
  },
};

export const slowHeaders: Act = {
  name: 'slow headers',
  slowerMs: 1000,
  play: async ({ nginx, record }) => {
    const all = Array.from({ length: THROUGH_NGINX }, () =>
      slowly(throughNginx(nginx.httpsPort, '127.0.9.3'), HABITS[0]),
    );
    record().requests += all.length;
    return `${all.length} connections through nginx, the last one ended after ${await lastEnd(all, NGINX_LIMIT_MS)} s`;
  },
};

export const slowBodies: Act = {
  name: 'slow bodies',
  slowerMs: 1000,
  play: async ({ nginx, record }) => {
    let refused = 0;
    const sockets = Array.from({ length: THROUGH_NGINX }, () => {
      const socket = throughNginx(nginx.httpsPort, '127.0.9.4');
      socket.once('data', (data) => (refused += String(data).startsWith('HTTP/1.1 429') ? 1 : 0));
      void slowly(socket, HABITS[1]);
      return socket;
    });
    record().requests += sockets.length;
    await wait(NGINX_LIMIT_MS);
    for (const socket of sockets) socket.destroy();
    if (refused === 0) record().faults.push('nginx has not limited the requests of an address');
    return `${sockets.length} connections through nginx, ${refused} refused at once (429), the others still sent a byte a second after ${NGINX_LIMIT_MS / 1000} s`;
  },
};

export function throughNginx(port: number, localAddress: string): Socket {
  const tls = { port, host: '127.0.0.1', localAddress, servername: SAMPLE_HOSTS[0] };
  return connectTls({ ...tls, rejectUnauthorized: false });
}

/** @returns after how many seconds the last connection was closed @throws {Error} if some still are open after a time */
async function lastEnd(all: readonly Promise<void>[], ms: number): Promise<string> {
  const started = performance.now();
  let open = all.length;
  for (const one of all) void one.then(() => (open -= 1));
  await Promise.race([Promise.all(all), wait(ms, undefined, { ref: false })]);
  if (open > 0) throw new Error(`${open} slow clients were not disconnected`);
  return ((performance.now() - started) / 1000).toFixed(0);
}

/** Resolves when the server ends the connection. */
async function slowly(socket: Socket, { first, each }: (typeof HABITS)[number]): Promise<void> {
  socket.on('error', () => undefined).resume();
  socket.write(first);
  const timer = setInterval(() => {
    if (each !== '' && socket.writable) socket.write(each);
  }, 1000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
}
