import { once } from 'node:events';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { createLimitedServer } from './process/limitedServer.ts';
import { createLog } from './process/log.ts';
import { createMetrics } from './process/metrics.ts';
import { createOperations } from './process/operations.ts';
import { startFault } from './process/startFault.ts';
import { stop } from './process/stopping.ts';
import type { BuiltPart } from './services.ts';

/** Warming up starts later: requests that have waited for the start come first. */
const WARM_AFTER_MS = 3000;

export type OnSignal = (signal: NodeJS.Signals) => void;

/** Starts the site. Resolves when it listens; on failure, prints the reason and exits with code 1. */
export function serve(built?: BuiltPart): Promise<OnSignal> {
  return listening(built).catch((error: unknown) => {
    console.error(startFault(error));
    process.exit(1);
  });
}

async function listening(built: BuiltPart | undefined): Promise<OnSignal> {
  const config = readConfig(process.env);
  const { logger, faults } = createLog(config.logLevel);
  // Both the bundle (`build/`) and this file (`src/`) are one folder below the project root.
  const root = resolve(import.meta.dirname, '..');
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(faults);
  const { app, start, warm, purge, drain, close } = await createApp({ config, logger, root, metrics, built });
  const server = createLimitedServer(app);
  const operations = metrics && createLimitedServer(createOperations(metrics, purge));
  if (operations) await listen(operations, config.metricsPort ?? 0, config.metricsHost);
  await start();
  // Last: once the site answers, signals must stop it gracefully.
  await listen(server, config.port, config.host);
  const { siteUrl, metricsPort } = config;
  logger.info({ listens: server.address(), siteUrl, metricsPort }, `listening on ${siteUrl}`);
  // In development, the site restarts after each change.
  if (!config.development) setTimeout(() => void warm(), WARM_AFTER_MS).unref();

  let stopping: Promise<void> | undefined;
  return (signal) => {
    // One Ctrl+C may arrive twice: from the terminal and from npm.
    if (stopping) return;
    logger.info({ signal }, 'stopping: draining, then completing open requests');
    const closeAll = async () => {
      operations?.close().closeAllConnections();
      await close();
    };
    stopping = stop({ server, logger, drain, close: closeAll, delayMs: config.stopDelaySeconds * 1000 });
  };
}

/**
 * @param host by default all addresses: IPv6 and IPv4, or only IPv4 if the machine has no IPv6
 * @throws {Error} with the system's error code (such as EADDRINUSE) if it cannot listen
 */
async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
