import { execFile } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Act } from '../stage.ts';

const run = promisify(execFile);
/** More than `worker_connections` of nginx in the drill. */
const THROUGH_NGINX = 1500;
const DESCRIPTORS = 256;
const DIRECT = 400;
const HELD_MS = 8000;

/** Opens idle connections, and holds them for some time. @returns number of those that are still open then */
async function flood(port: number, connections: number, localAddress: string): Promise<number> {
  const sockets = Array.from({ length: connections }, (): Socket =>
    connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined),
  );
  await wait(HELD_MS);
  const open = sockets.filter(({ readyState }) => readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return open;
}

export const connectionFlood: Act = {
  name: 'connection flood',
  slowerMs: 1000,
  play: async ({ nginx, record }) => {
    const open = await flood(nginx.httpsPort, THROUGH_NGINX, '127.0.9.5');
    record().requests += THROUGH_NGINX;
    return `${THROUGH_NGINX} idle connections to nginx, whose worker has 1,024; ${open} of them open after ${HELD_MS / 1000} s`;
  },
};

export const descriptorLimit: Act = {
  name: 'descriptor limit',
  play: async ({ aside, record }) =>
    aside({}, {}, async ({ child, origin, port }) => {
      await run('prlimit', [`--pid=${child.pid}`, `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`]);
      const open = await flood(port, DIRECT, '127.0.0.1');
      record().requests += DIRECT;
      const started = performance.now();
      const { status } = await fetch(`${origin}/news`, { headers: { connection: 'close' } });
      if (status !== 200) record().faults.push(`status ${status} after the flood`);
      const ms = performance.now() - started;
      return `${DIRECT} idle connections to a process with ${DESCRIPTORS} descriptors, ${open} of them open after ${HELD_MS / 1000} s; a page ${ms.toFixed(0)} ms after the flood`;
    }),
};
