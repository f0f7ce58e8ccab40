import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Time limits for completing open requests, and for the cleanup after that. */
const DRAIN_LIMIT_MS = 10_000;
const CLOSE_LIMIT_MS = 2000;

interface Stopping {
  readonly server: Server;
  readonly logger: Logger;
  /** Makes `/readyz` answer 503. */
  readonly drain: () => void;
  /** Releases the site's other resources. */
  readonly close: () => Promise<void>;
  /** How long to keep serving after `drain`, so that load balancers that poll `/readyz` notice. */
  readonly delayMs: number;
}

/**
 * Graceful shutdown: reports not ready; after the delay, refuses new connections; completes open requests for at most
 * 10 s; then closes everything else. If that hangs, the process exits with code 1.
 */
export async function stop({ server, logger, drain, close, delayMs }: Stopping): Promise<void> {
  drain();
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  const lastResort = setTimeout(() => process.exit(1), DRAIN_LIMIT_MS + CLOSE_LIMIT_MS).unref();
  const limit = setTimeout(() => {
    logger.warn('some requests did not complete in time: closing their connections');
    server.closeAllConnections();
  }, DRAIN_LIMIT_MS);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(limit);
  await close();
  logger.info('stopped');
  clearTimeout(lastResort);
}
