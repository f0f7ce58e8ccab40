/** `npm run dev`: builds and serves the site, and rebuilds and reloads it after each change. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { watch } from 'chokidar';
import { readConfig, type Config } from '../src/config/config.ts';
import { startFault } from '../src/process/startFault.ts';
import { createDevProxy } from './dev/devProxy.ts';
import { linkProject, LINKED } from './dev/linkProject.ts';
import { readableLog } from './dev/readableLog.ts';
import { startSite } from './site/siteProcess.ts';

const root = resolve(import.meta.dirname, '..');
const BUILDER = join(import.meta.dirname, 'dev', 'builder.ts');
/** The builder has loaded some of these modules, and documents and search index depend on them. */
const LOADED = /^(?:scripts|src\/catalog|src\/model)\//;
/** The bundles contain none of these files. */
const READ_AT_START = /^(?:public|locales)\/(?!.*people\.json$)/;
/** Debounce: editors write a file in several steps. */
const SETTLED_MS = 150;
const PARENT_CHECK_MS = 500;

const environment = { NODE_ENV: 'development', ...process.env };
const proxy = createDevProxy();

let builder: ChildProcess | undefined;
const changed = new Set<string>();

/** @returns what is wrong; an empty text if the site is built */
async function build(project: string): Promise<string> {
  if (!builder) {
    const started = fork(BUILDER, [project], { execArgv: [] });
    started.once('exit', () => {
      if (builder === started) builder = undefined;
      started.emit('message', 'The build has ended: see the terminal');
    });
    builder = started;
  }
  const answer = once(builder, 'message');
  builder.send('build');
  const [fault]: string[] = await answer;
  return fault ?? '';
}

/** The previous server keeps answering until the next one is ready, and if the build or the start fails. */
async function update(project: string, { siteUrl, logLevel }: Config): Promise<void> {
  const isBuilt = builder && [...changed].every((path) => READ_AT_START.test(path));
  changed.clear();
  const fault = isBuilt ? '' : await build(project);
  if (fault) {
    proxy.fail(fault);
    return;
  }
  const env = {
    ...environment,
    HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    LOG_LEVEL: logLevel,
    // The old and the new server run at the same time, and cannot share this port.
    METRICS_PORT: '',
  };
  try {
    proxy.use(await startSite(project, env, { output: readableLog() }));
  } catch (error) {
    proxy.fail(startFault(error));
  }
}

let isStale = false;
let isUpdating = false;
async function updateUntilCurrent(project: string, config: Config): Promise<void> {
  isStale = true;
  if (isUpdating) return;
  isUpdating = true;
  while (isStale) {
    isStale = false;
    await update(project, config);
  }
  isUpdating = false;
}

// A killed npm sends no signal.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, PARENT_CHECK_MS).unref();

try {
  const config = readConfig(environment);
  proxy.server.listen(config.port, config.host);
  await once(proxy.server, 'listening');
  const project = await linkProject(root);
  // Start watching before the first build, so that no change is missed.
  const watcher = watch([...LINKED], { cwd: root, ignoreInitial: true });
  await once(watcher, 'ready');
  let timer: ReturnType<typeof setTimeout> | undefined;
  watcher.on('all', (_, path) => {
    if (LOADED.test(path)) builder?.kill();
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void updateUntilCurrent(project, config), SETTLED_MS);
  });
  await updateUntilCurrent(project, config);
} catch (error) {
  console.error(startFault(error));
  process.exit(1);
}
