import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from '../../src/common/setupFiles.ts';
import { TEMPORARY_SPOOL } from './nodeSettings.ts';
import { freePort, isReady } from './ports.ts';

/** A guard against a site that hangs: on a busy machine it takes much longer than the usual second. */
const START_LIMIT_MS = 60_000;
const BETWEEN_TRIES_MS = 50;
const LONGEST_FAULT = 4000;
const EXIT_WITH_PARENT = ['--import', join(import.meta.dirname, 'exitWithParent.ts')];

export interface RunningSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface SiteOptions {
  /** Receives the site's log; discarded if omitted. */
  readonly log?: Writable;
}

/**
 * Starts the built site in a subprocess on a free port. It ends with this process.
 *
 * @param root project root
 * @param env variables besides `PORT`; from the caller's environment the site inherits only PATH
 * @throws {Error} if the site exits, or is not ready within a minute
 */
export async function startSite(
  root: string,
  env: Readonly<Record<string, string | undefined>> = {},
  { log }: SiteOptions = {},
): Promise<RunningSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...EXIT_WITH_PARENT, join(root, 'build', 'main.js')], {
    stdio: ['ignore', log ? 'pipe' : 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SPOOL_DIR: TEMPORARY_SPOOL,
      ...env,
      PORT: String(port),
    },
  });
  if (log) server.stdout?.pipe(log);
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    said = (said + text).slice(-LONGEST_FAULT);
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new SetupError(`The site did not start. ${said.trim()}`);
    }
    await pause(BETWEEN_TRIES_MS);
  }
  return { url, stop };
}
