import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

interface Listening {
  readonly url: string;
  /** Also closes its connections. */
  readonly close: () => void;
}

/** Starts an HTTP server on a free port. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  const close = () => server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${address.port}`, close };
}

/** Starts a gateway. @param detailOf the `detail` of a block; without one, the gateway answers 500 */
export function startGateway(detailOf: (slug: string, lang: string) => unknown): Promise<Listening> {
  return listen((req, res) => {
    const { searchParams } = new URL(req.url ?? '/', 'http://gateway');
    const detail = detailOf(searchParams.get('slug') ?? '', searchParams.get('lang') ?? '');
    res.writeHead(detail === undefined ? 500 : 200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ data: [{ detail }] }));
  });
}
