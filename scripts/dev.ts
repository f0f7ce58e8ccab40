/** `npm run dev`: builds and serves the site, and rebuilds and reloads it after each change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { watch } from 'chokidar';
import { readConfig, type Config } from '../src/config/config.ts';
import { startFault } from '../src/process/startFault.ts';
import { createDevProxy } from './dev/devProxy.ts';
import { readableLog } from './dev/readableLog.ts';
import { startSite } from './site/startSite.ts';

const root = resolve(import.meta.dirname, '..');
const WATCHED = [
  'src',
  'views',
  'client',
  'locales',
  'public',
  'scripts/build',
  'scripts/documents',
  'scripts/search',
];
/** Debounce: editors write a file in several steps. */
const SETTLED_MS = 150;

const environment = { NODE_ENV: 'development', ...process.env };
const proxy = createDevProxy();

/** Builds in a subprocess, which loads the changed build modules. @returns whether it succeeded */
async function build(): Promise<boolean> {
  const command = [join(root, 'scripts', 'build.ts'), '--development'];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'exit');
  return code === 0;
}

/** The previous server keeps answering until the next one is ready, and if the build or the start fails. */
async function update({ siteUrl, logLevel }: Config): Promise<void> {
  if (!(await build())) return;
  const env = {
    ...environment,
    HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    LOG_LEVEL: logLevel,
    // The old and the new server run at the same time, and cannot share this port.
    METRICS_PORT: '',
  };
  try {
    proxy.use(await startSite(root, env, { log: readableLog() }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

let isStale = false;
let isUpdating = false;
async function updateUntilCurrent(config: Config): Promise<void> {
  isStale = true;
  if (isUpdating) return;
  isUpdating = true;
  while (isStale) {
    isStale = false;
    await update(config);
  }
  isUpdating = false;
}

try {
  const config = readConfig(environment);
  proxy.server.listen(config.port, config.host);
  await once(proxy.server, 'listening');
  // Start watching before the first build, so that no change is missed.
  const watcher = watch(
    WATCHED.map((folder) => join(root, folder)),
    { ignoreInitial: true },
  );
  await once(watcher, 'ready');
  let timer: ReturnType<typeof setTimeout> | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void updateUntilCurrent(config), SETTLED_MS);
  });
  await updateUntilCurrent(config);
} catch (error) {
  console.error(startFault(error));
  process.exit(1);
}
