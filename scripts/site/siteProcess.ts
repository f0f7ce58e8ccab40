import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { SetupError } from '../../src/common/setupFiles.ts';
import { NODE_FLAGS, NODE_VARIABLES, TEMPORARY_SPOOL } from './nodeSettings.ts';
import { freePort, isReady } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** A guard against a site that hangs: on a busy machine it takes much longer than the usual second. */
const START_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 30;
const LONGEST_FAULT = 4000;
type Env = Readonly<Record<string, string | undefined>>;
const line = z.looseObject({ msg: z.string() });
type LogLine = z.infer<typeof line>;

export interface SiteProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  /** Log lines so far. */
  readonly log: readonly LogLine[];
  /** Sends the signal and waits for the exit. @returns the exit code; null if the signal killed it */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface SpawnOptions {
  /** Receives the log: a stream or a file descriptor; collected in `log` if omitted. */
  readonly output?: Writable | number;
  /** Whether to preload `probe.ts`. */
  readonly probed?: boolean;
}

const EXIT_WITH_PARENT = ['--import', join(import.meta.dirname, 'exitWithParent.ts')];
const PROBE = ['--expose-gc', '--import', join(import.meta.dirname, 'probe.ts')];

function spawnSite(env: Env, root: string, { output, probed = false }: SpawnOptions = {}): ChildProcess {
  const flags = [...NODE_FLAGS, ...EXIT_WITH_PARENT, ...(probed ? PROBE : [])];
  return spawn(process.execPath, [...flags, join(root, 'build', 'main.js')], {
    // Do not inherit the caller's environment.
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', SPOOL_DIR: TEMPORARY_SPOOL, ...NODE_VARIABLES, ...env },
    stdio: ['ignore', typeof output === 'number' ? output : 'pipe', 'pipe', 'ipc'],
  });
}

/**
 * Starts the built site in a subprocess, which ends with this one. Resolves once it is ready.
 *
 * @throws {SetupError} with its stderr, if it exits first, or is not ready within a minute
 */
export async function startSiteProcess(
  env: Env = {},
  root = ROOT,
  options: SpawnOptions = {},
): Promise<SiteProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawnSite({ ...env, PORT: String(port) }, root, options);
  const log: LogLine[] = [];
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    said = (said + text).slice(-LONGEST_FAULT);
  });
  if (typeof options.output === 'object') child.stdout?.pipe(options.output);
  else if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (text) => log.push(line.parse(JSON.parse(text))));
  const ended = once(child, 'close');
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end();
      throw new SetupError(`The site did not start. ${said.trim()}`);
    }
    await wait(ASK_EVERY_MS);
  }
  return { child, port, origin, log, end };
}

export interface RunningSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built site, as `startSiteProcess` does, on a free port; by default it logs warnings only. */
export async function startSite(root: string, env: Env = {}, options?: SpawnOptions): Promise<RunningSite> {
  const own = { LOG_LEVEL: 'warn', ...env, PORT: String(await freePort()) };
  const { origin, end } = await startSiteProcess(own, root, options);
  return { url: origin, stop: async () => void (await end()) };
}

/** Starts a site with an environment that must make it exit. @returns exit code and stderr */
export async function failToStart(env: Env, root = ROOT): Promise<{ code: number | null; message: string }> {
  const child = spawnSite(env, root);
  const said: string[] = [];
  child.stderr?.on('data', (data: Buffer) => said.push(String(data)));
  child.stdout?.resume();
  await once(child, 'close');
  return { code: child.exitCode, message: said.join('') };
}
