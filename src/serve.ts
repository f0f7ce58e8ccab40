import { once } from 'node:events';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { startFault } from './errors/startFault.ts';
import { createLimitedServer } from './limitedServer.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { metricsListener } from './metrics/metricsListener.ts';
import { pages } from './pages/pages.ts';
import { styleguide } from './pages/styleguide.ts';
import { stop } from './stopping.ts';

/** What to do on a signal to stop. */
export type OnSignal = (signal: NodeJS.Signals) => void;

/** Starts the site. Resolves once it listens; what keeps it from that is printed, and ends the process with code 1. */
export function serve(): Promise<OnSignal> {
  return listening().catch((error: unknown) => {
    console.error(startFault(error));
    process.exit(1);
  });
}

async function listening(): Promise<OnSignal> {
  const config = readConfig(process.env);
  const { logger, faults } = createLog(config.logLevel);
  // The bundle is in `build`, one folder below the project, as this file is in `src`.
  const root = resolve(import.meta.dirname, '..');
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(faults);
  const { app, drain, close } = await createApp({
    config,
    logger,
    root,
    metrics,
    pages: config.development ? [...pages, styleguide] : pages,
  });
  const server = createLimitedServer(app);
  const metricsServer = metrics && createLimitedServer(metricsListener(metrics));
  if (metricsServer) await listen(metricsServer, config.metricsPort ?? 0, config.host);
  await listen(server, config.port, config.host);
  const { siteUrl, metricsPort } = config;
  logger.info({ listens: server.address(), siteUrl, metricsPort }, `listening on ${siteUrl}`);

  let stopping: Promise<void> | undefined;
  return (signal) => {
    // A terminal and npm may both pass one Ctrl+C on.
    if (stopping) return;
    logger.info({ signal }, 'stopping: no new visitors, finishing those that are here');
    const closeAll = async () => {
      metricsServer?.close().closeAllConnections();
      await close();
    };
    stopping = stop({ server, logger, drain, close: closeAll, delayMs: config.stopDelaySeconds * 1000 });
  };
}

/**
 * @param host without it, all addresses: IPv6 and IPv4, or IPv4 alone where the machine has no IPv6
 * @throws {Error} with the code of the system's error, where it cannot listen there
 */
async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
