import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Limit for all request headers, in bytes. Leaves room for cookies set by other sites on the same domain. */
const MAX_HEADER_BYTES = 16_384;
/** Time limits for receiving the request headers and the whole request. */
const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 15_000;
/** How often Node checks the two limits above. */
const CHECK_EVERY_MS = 2000;
/** Connections without any traffic for this long are closed, for example if the client stops reading a response. */
const SILENCE_LIMIT_MS = 30_000;
/** Longer than the keep-alive timeout of a proxy in front, so that the proxy closes idle connections. */
const KEEP_ALIVE_MS = 65_000;
/** Connections are closed after this many requests, so that clients spread over the processes. */
const MAX_REQUESTS_A_CONNECTION = 1000;

/** Limit of unanswered requests per connection, above which it is closed. Browsers and nginx never pipeline. */
const MAX_PIPELINED = 32;

/** The unanswered requests of each connection. The first one is being handled, or waits for its turn. */
const queues = new WeakMap<Socket, (() => void)[]>();

/**
 * A request above the limit looks like an upgrade, which the site does not support: Node stops parsing and destroys the
 * connection. Otherwise, Node would parse all requests of one read (64 KB, about a thousand), and when the connection
 * closes, it would create an error with a stack trace for each of them, which together take 40 ms.
 */
class LimitedRequest extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    if ((queues.get(socket)?.length ?? 0) >= MAX_PIPELINED)
      // Node assigns `upgrade` after the constructor.
      Object.defineProperty(this, 'upgrade', { get: () => true, set: () => undefined });
  }
}

/**
 * An HTTP server with limits against slow or abusive clients: Node answers 431 to large headers and 408 to slow
 * requests, and closes inactive connections.
 */
export function createLimitedServer(listener: RequestListener): Server {
  const handle = inTurns(withPipeCleanup(listener));
  const server = createServer(
    {
      IncomingMessage: LimitedRequest,
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    handle,
  );
  // By default, Node answers 417 out of order; unknown expectations may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', handle);
  server.maxRequestsPerSocket = MAX_REQUESTS_A_CONNECTION;
  server.setTimeout(SILENCE_LIMIT_MS);
  return server;
}

/**
 * Handles one request in each turn of the event loop, and connections in turn, so that new connections and their requests
 * are read in between. A connection's next request is handled only after the previous response is complete.
 */
function inTurns(listener: RequestListener): RequestListener {
  const turns: (() => void)[] = [];
  const takeTurn = (): void => {
    const handle = turns.shift();
    if (turns.length > 0) setImmediate(takeTurn);
    handle?.();
  };
  const lineUp = (handle: () => void): void => {
    if (turns.push(handle) === 1) setImmediate(takeTurn);
  };

  return (req, res) => {
    const { socket } = req;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    const handle = (): void => {
      // The client disconnected, or the previous response closed the connection.
      if (!socket.writable) return;
      res.once('close', () => {
        queue.shift();
        if (queue[0]) lineUp(queue[0]);
      });
      listener(req, res);
    };
    if (queue.push(handle) === 1) lineUp(handle);
  };
}

/**
 * `pipe` does not destroy its source when the response closes early (the file would stay open), nor the response when
 * the source fails (the client would keep waiting). Before the headers are sent, the caller can still send an error
 * page.
 */
function withPipeCleanup(listener: RequestListener): RequestListener {
  return (req, res) => {
    res.on('pipe', (source: Readable) => {
      source.once('error', () => {
        if (res.headersSent) res.destroy();
      });
      // The client may have disconnected while the file was being opened.
      if (res.destroyed) source.destroy();
      else res.once('close', () => source.destroy());
    });
    listener(req, res);
  };
}
