import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a server on the first core and this process on the second one, so that neither waits for the other's core.
 *
 * @param pid of the server; its threads are moved, too
 * @returns false if `taskset` is not installed, or there is only one core
 */
export async function separateCores(pid: number): Promise<boolean> {
  try {
    await pin(pid, 0);
    await pin(process.pid, 1);
    return true;
  } catch {
    return false;
  }
}

async function pin(pid: number, core: number): Promise<void> {
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)]);
}
