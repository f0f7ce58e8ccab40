import { once } from 'node:events';
import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/** Below the ports that operating systems give to outgoing connections and to servers that listen on port 0. */
const FIRST_PORT = 10_000;
const PORTS_PER_THREAD = 20;
const THREADS = 1_000;

let given = 0;

/**
 * Finds a free TCP port on 127.0.0.1. Each thread of each process has ports of its own, so that no other test takes the
 * port before the caller listens on it.
 *
 * @throws {Error} if all ports of the thread are in use
 */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + ((process.pid + threadId) % THREADS) * PORTS_PER_THREAD;
  for (let tries = 0; tries < PORTS_PER_THREAD; tries += 1) {
    const port = first + (given % PORTS_PER_THREAD);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`The ports ${first} to ${first + PORTS_PER_THREAD - 1} are in use`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Whether a site answers `/readyz` with 2xx. @param origin without a trailing slash */
export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
