import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isReady } from '../../site/ports.ts';

const run = promisify(execFile);
const START_LIMIT_MS = 60_000;
const BETWEEN_TRIES_MS = 50;

/** Runs podman. @returns its standard output @throws {Error} with its messages, if it fails */
export async function podman(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('podman', args, { maxBuffer: Infinity });
  return stdout.trim();
}

/** @returns whether the command exits with 0 */
export async function succeeds(...args: readonly string[]): Promise<boolean> {
  return podman(...args).then(
    () => true,
    () => false,
  );
}

/** Milliseconds until the site in a container answers that it is ready. @throws {Error} with its log, if it does not */
export async function untilReady(origin: string, container: string): Promise<number> {
  const started = performance.now();
  while (!(await isReady(origin))) {
    if (performance.now() - started > START_LIMIT_MS)
      throw new Error(`The site is not ready. Its log:\n${await podman('logs', container)}`);
    await pause(BETWEEN_TRIES_MS);
  }
  return performance.now() - started;
}

/** Stops a container with SIGTERM. @returns the exit code of the site */
export async function exitCodeOf(container: string, graceSeconds: number): Promise<number> {
  await podman('stop', '--time', String(graceSeconds), container);
  return Number(await podman('inspect', '--format', '{{.State.ExitCode}}', container));
}
