import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { afterwards } from './afterwards.ts';

/** Makes a server listen on a free port; it is closed afterwards. @returns its URL */
export async function listen(server: Server): Promise<string> {
  await once(server.unref().listen(0, '127.0.0.1'), 'listening');
  afterwards(() => {
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Starts a gateway, which is closed afterwards.
 *
 * @param detailOf the `detail` of a block; without one, the gateway answers 500
 * @returns its URL
 */
export function startGateway(detailOf: (slug: string, lang: string) => unknown): Promise<string> {
  return listen(
    createServer((req, res) => {
      const { searchParams } = new URL(req.url ?? '/', 'http://gateway');
      const detail = detailOf(searchParams.get('slug') ?? '', searchParams.get('lang') ?? '');
      res.writeHead(detail === undefined ? 500 : 200, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ data: [{ detail }] }));
    }),
  );
}
