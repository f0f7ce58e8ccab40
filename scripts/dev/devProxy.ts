import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RunningSite } from '../site/siteProcess.ts';

const SCRIPT_PATH = '/__dev/reload.js';
const EVENTS_PATH = '/__dev/events';
const RECONNECT_MS = 300;

interface Upstream extends RunningSite {
  /** Unique for each server, also across restarts of `npm run dev`. */
  readonly id: string;
  pending: number;
}

interface DevProxy {
  readonly server: Server;
  /** Routes new requests to this site, reloads open pages, and stops the previous site once it is idle. */
  readonly use: (site: RunningSite) => void;
  /** Shows this fault in open pages until the next site is used. */
  readonly fail: (fault: string) => void;
}

/**
 * Reverse proxy that owns the site's port during development, so that no connection is refused while the server is
 * replaced. It adds a script to every page that reloads it after a replacement. Requests wait for the first server.
 */
export function createDevProxy(): DevProxy {
  const script = readFileSync(join(import.meta.dirname, 'reload.js'));
  const listeners = new Set<ServerResponse>();
  const first = Promise.withResolvers<void>();
  let current: Upstream | undefined;
  let fault = '';

  const stopIdle = (upstream: Upstream) => {
    if (upstream !== current && upstream.pending === 0) void upstream.stop();
  };

  const stateEvent = () => `data: ${JSON.stringify({ id: current?.id ?? '', fault })}\n\n`;
  const tell = (text: string) => {
    fault = text;
    first.resolve();
    for (const listener of listeners) listener.write(stateEvent());
  };

  const server = createServer(async (req, res) => {
    if (req.url?.startsWith(SCRIPT_PATH)) {
      res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(script);
      return;
    }
    await first.promise;
    if (res.closed) return; // The client left before the first server was ready.
    if (req.url === EVENTS_PATH) {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      res.write(`retry: ${RECONNECT_MS}\n${stateEvent()}`);
      listeners.add(res);
      res.once('close', () => listeners.delete(res));
      return;
    }
    if (!current) {
      res.writeHead(500, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(scriptTag(''));
      return;
    }
    const upstream = current;
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
    tell('');
    if (previous) stopIdle(previous);
  };
  return { server, use, fail: tell };
}

function forward(req: IncomingMessage, res: ServerResponse, { url, id }: Upstream): void {
  const { hostname, port } = new URL(url);
  const headers = withoutHopByHop(req.headers);
  // The proxy modifies pages, so it needs them uncompressed, and never as a 304 for a copy without the script.
  delete headers['accept-encoding'];
  delete headers['if-none-match'];
  const fail = (error: Error) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${error.message}\n`);
  };
  // Forward the raw path: parsing the URL would normalize it.
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
  res.writeHead(statusCode, headers).end(html.replace('</head>', `${scriptTag(id)}</head>`));
}

function scriptTag(id: string): string {
  return `<script src="${SCRIPT_PATH}" data-server="${id}" defer></script>`;
}

/** Removes the headers that apply to a single connection only. */
function withoutHopByHop(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const { connection: _, 'keep-alive': _alive, 'transfer-encoding': _encoding, ...kept } = headers;
  return kept;
}
