import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Service manager for `restart.sh` and `switch.sh`: an HTTP server that restarts a process on request.
 *
 * @param restart receives the port of the process
 * @returns environment for the script
 */
export async function startManager(restart: (port: number) => Promise<unknown>) {
  const manager = createServer(async (req, res) => {
    await restart(Number(req.url?.slice(1)));
    res.end();
  }).listen(0, '127.0.0.1');
  await once(manager, 'listening');
  const { port } = manager.address() as AddressInfo;
  return {
    env: { PATH: process.env.PATH, RESTART_COMMAND: `curl -fsS "http://127.0.0.1:${port}/$1"` },
    stop: () => manager.close(),
  };
}
