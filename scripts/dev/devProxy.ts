import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RunningSite } from '../site/startSite.ts';

const SCRIPT_PATH = '/__dev/reload.js';
const EVENTS_PATH = '/__dev/events';
const RECONNECT_MS = 300;

interface Upstream extends RunningSite {
  /** Changes with each server, also across restarts of `npm run dev`. */
  readonly id: string;
  pending: number;
}

interface DevProxy {
  readonly server: Server;
  /** Sends requests to this site from now on, reloads open pages, and stops the previous one when it is idle. */
  readonly use: (site: RunningSite) => void;
}

/**
 * Owns the port of the site during development, so that replacing the server refuses no connection. It adds a script to
 * every page that reloads it when the server was replaced. Requests wait until there is a first server.
 */
export function createDevProxy(): DevProxy {
  const script = readFileSync(join(import.meta.dirname, 'reload.js'));
  const listeners = new Set<ServerResponse>();
  const first = Promise.withResolvers<Upstream>();
  let current: Upstream | undefined;

  const stopIdle = (upstream: Upstream) => {
    if (upstream !== current && upstream.pending === 0) void upstream.stop();
  };

  const server = createServer(async (req, res) => {
    if (req.url?.startsWith(SCRIPT_PATH)) {
      res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(script);
      return;
    }
    const upstream = current ?? (await first.promise);
    if (res.closed) return; // Nobody waited for the first server.
    if (req.url === EVENTS_PATH) {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      res.write(`retry: ${RECONNECT_MS}\ndata: ${upstream.id}\n\n`);
      listeners.add(res);
      res.once('close', () => listeners.delete(res));
      return;
    }
    upstream.pending += 1;
    res.once('close', () => {
      upstream.pending -= 1;
      stopIdle(upstream);
    });
    forward(req, res, upstream);
  });

  const use = (site: RunningSite) => {
    const previous = current;
    current = { ...site, id: randomUUID(), pending: 0 };
    first.resolve(current);
    for (const listener of listeners) listener.write(`data: ${current.id}\n\n`);
    if (previous) stopIdle(previous);
  };
  return { server, use };
}

function forward(req: IncomingMessage, res: ServerResponse, { url, id }: Upstream): void {
  const { hostname, port } = new URL(url);
  const headers = withoutHopByHop(req.headers);
  // Pages are changed on the way: uncompressed, and never confirmed as a browser's copy without the script.
  delete headers['accept-encoding'];
  delete headers['if-none-match'];
  const fail = (error: Error) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${error.message}\n`);
  };
  // The path as it came: a parsed URL would be normalized.
  const asked = request({ hostname, port, path: req.url, method: req.method, headers, agent: false });
  asked.on('error', fail);
  asked.once('response', (answer) => void respond(answer, res, id).catch(fail));
  req.pipe(asked);
  res.once('close', () => asked.destroy());
}

async function respond(answer: IncomingMessage, res: ServerResponse, id: string): Promise<void> {
  const { statusCode = 502 } = answer;
  const headers = withoutHopByHop(answer.headers);
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    res.writeHead(statusCode, headers);
    pipeline(answer, res, () => undefined);
    return;
  }
  delete headers['content-length'];
  const html = await text(answer);
  const tag = `<script src="${SCRIPT_PATH}" data-server="${id}" defer></script>`;
  res.writeHead(statusCode, headers).end(html.replace('</head>', `${tag}</head>`));
}

/** Leaves out what concerns a single connection: a proxy has two. */
function withoutHopByHop(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const { connection: _, 'keep-alive': _alive, 'transfer-encoding': _encoding, ...kept } = headers;
  return kept;
}
