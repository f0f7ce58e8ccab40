import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { NODE_FLAGS, NODE_VARIABLES, TEMPORARY_SPOOL } from './nodeSettings.ts';
import { freePort, isReady } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

const ASK_EVERY_MS = 30;
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
  /** File descriptor for the log; collected in `log` if omitted. */
  readonly output?: number;
  /** Whether to preload `probe.ts`. */
  readonly probed?: boolean;
}

const PROBE = ['--expose-gc', '--import', join(import.meta.dirname, 'probe.ts')];

function spawnSite(
  env: Readonly<Record<string, string>>,
  root: string,
  { output, probed = false }: SpawnOptions = {},
): ChildProcess {
  const flags = [...NODE_FLAGS, ...(probed ? PROBE : [])];
  return spawn(process.execPath, [...flags, join(root, 'build', 'main.js')], {
    // Do not inherit the caller's environment.
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', SPOOL_DIR: TEMPORARY_SPOOL, ...NODE_VARIABLES, ...env },
    stdio: ['ignore', output ?? 'pipe', 'pipe', ...(probed ? (['ipc'] as const) : [])],
  });
}

/**
 * Starts the built site in a subprocess. Resolves once it is ready.
 *
 * @throws {Error} with its stderr, if it exits first
 */
export async function startSiteProcess(
  env: Readonly<Record<string, string>> = {},
  root = ROOT,
  options?: SpawnOptions,
): Promise<SiteProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawnSite({ ...env, PORT: String(port) }, root, options);
  const log: LogLine[] = [];
  const errors: string[] = [];
  child.stderr?.on('data', (data: Buffer) => errors.push(String(data)));
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (text) => log.push(line.parse(JSON.parse(text))));
  }
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The site exited before it was ready: ${errors.join('')}`);
    await wait(ASK_EVERY_MS);
  }
  return {
    child,
    port,
    origin,
    log,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Starts a site with an environment that must make it exit. @returns exit code and stderr */
export async function failToStart(
  env: Readonly<Record<string, string>>,
  root = ROOT,
): Promise<{ code: number | null; message: string }> {
  const child = spawnSite(env, root);
  const said: string[] = [];
  child.stderr?.on('data', (data: Buffer) => said.push(String(data)));
  child.stdout?.resume();
  await once(child, 'close');
  return { code: child.exitCode, message: said.join('') };
}
