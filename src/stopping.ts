import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long requests under way may take once no new ones are taken, and what the rest may take after them. */
const DRAIN_LIMIT_MS = 10_000;
const CLOSE_LIMIT_MS = 2000;

interface Stopping {
  readonly server: Server;
  readonly logger: Logger;
  /** Makes `/readyz` say no. */
  readonly drain: () => void;
  /** Ends what the site holds beside its connections. */
  readonly close: () => Promise<void>;
  /** How long to go on serving after `drain`, for load balancers that ask `/readyz` now and then. */
  readonly delayMs: number;
}

/**
 * Stops in order: not ready; after the delay no new connections; requests under way are answered, for 10 s at most; then
 * the rest is closed. A process that even that does not end exits with code 1.
 */
export async function stop({ server, logger, drain, close, delayMs }: Stopping): Promise<void> {
  drain();
  if (delayMs > 0) await wait(delayMs);
  const lastResort = setTimeout(() => process.exit(1), DRAIN_LIMIT_MS + CLOSE_LIMIT_MS).unref();
  const limit = setTimeout(() => {
    logger.warn('requests are still under way: ending them');
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
