import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Bytes of all headers together. Cookies of other sites on the same domain come here, too. */
const MAX_HEADER_BYTES = 16_384;
/** A request, once begun, must have said all its headers, and all of itself, by then. */
const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 15_000;
/** How often the two limits above are looked after. */
const CHECK_EVERY_MS = 2000;
/** A visitor who takes no byte of an answer for so long is gone. */
const SILENCE_LIMIT_MS = 30_000;
/** Longer than a proxy in front keeps its connections: it, not we, should end an idle one. */
const KEEP_ALIVE_MS = 65_000;
/** After so many, a connection is made anew: it spreads visitors over processes. */
const MAX_REQUESTS_A_CONNECTION = 1000;

/** Unanswered requests on a connection; above this it is closed. Browsers and nginx do not pipeline at all. */
const MAX_PIPELINED = 32;

/**
 * An HTTP server that slow or greedy clients cannot block: Node answers 431 to large headers and 408 to slow requests, and
 * closes silent connections. Pipelined requests are handled one at a time.
 */
export function createLimitedServer(listener: RequestListener): Server {
  const handle = oneAtATime(withPipeCleanup(listener));
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    handle,
  );
  // Node would answer these 417 ahead of their turn; an unknown expectation may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', handle);
  server.maxRequestsPerSocket = MAX_REQUESTS_A_CONNECTION;
  server.setTimeout(SILENCE_LIMIT_MS);
  return server;
}

/**
 * Calls the listener for a pipelined request only once the response before it is complete, so that a connection never
 * has more than one page or open file in work. Node parses all requests of one read (64 KB) before anything else runs.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  /** The unanswered requests of each connection; the first one is in work. */
  const queues = new WeakMap<Socket, (() => void)[]>();

  function handleNext(socket: Socket): void {
    const [next] = queues.get(socket) ?? [];
    // Not writable: the client has left, or the response before was the last of its connection.
    if (socket.writable) next?.();
  }

  return (req, res) => {
    const { socket } = req;
    if (!socket.writable) return;
    const queue = queues.get(socket) ?? [];
    const handle = (): void => {
      res.once('close', () => {
        queue.shift();
        // Not at once: other connections get their turn in between.
        if (queue.length > 0) setImmediate(handleNext, socket);
        else queues.delete(socket);
      });
      listener(req, res);
    };
    if (queue.push(handle) > MAX_PIPELINED) socket.destroy();
    else if (queue.length === 1) {
      queues.set(socket, queue);
      handle();
    }
  };
}

/**
 * `pipe` neither destroys its source when the response closes early, which would leave the file open, nor the response
 * when the source fails, which would leave the client waiting. Before the headers are sent, whoever pipes can still
 * answer with an error.
 */
function withPipeCleanup(listener: RequestListener): RequestListener {
  return (req, res) => {
    res.on('pipe', (source: Readable) => {
      source.once('error', () => {
        if (res.headersSent) res.destroy();
      });
      // The client may have left while the file was being opened.
      if (res.destroyed) source.destroy();
      else res.once('close', () => source.destroy());
    });
    listener(req, res);
  };
}
