import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { pages } from './pages/pages.ts';
import { styleguide } from './pages/styleguide.ts';
import { ConfigError, readConfig } from './config.ts';

/** How long requests under way may take once the process is told to stop. */
const DRAIN_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel }, pino.destination({ sync: false }));
  // The bundle stands in `build`, one folder below the project, as this file does in `src`.
  const root = resolve(import.meta.dirname, '..');
  const { app, drain, close } = await createApp({
    config,
    logger,
    root,
    pages: config.development ? [...pages, styleguide] : pages,
  });
  const server = createServer(app);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  logger.info(
    { port: config.port, host: config.host, siteUrl: config.siteUrl },
    `listening on ${config.siteUrl}`,
  );

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    logger.info({ signal }, 'stopping: no new visitors, finishing those that are here');
    drain();
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
    server.close();
    server.closeIdleConnections();
    await once(server, 'close');
    clearTimeout(limit);
    await close();
    logger.info('stopped');
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : startFault(error));
  process.exitCode = 1;
});

/** What to do about the faults that keep a site from starting. */
function startFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `${error.message}\nAnother process listens there: stop it, or set PORT to a free port.`;
  if (code === 'EACCES')
    return `${error.message}\nThis user may not listen there: set PORT to one above 1023.`;
  return error.stack ?? error.message;
}
