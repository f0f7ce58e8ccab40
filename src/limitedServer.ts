import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

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

/**
 * An HTTP server that slow or greedy clients cannot hold up: Node answers 431 to large headers and 408 to slow requests,
 * and ends silent connections.
 */
export function createLimitedServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    listener,
  );
  server.maxRequestsPerSocket = MAX_REQUESTS_A_CONNECTION;
  server.setTimeout(SILENCE_LIMIT_MS);
  return server;
}
