import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';

/** A command whose turn has not come must not wait for its output to be read. */
const MOST_BYTES = 2 ** 30;

/**
 * Runs commands at the same time, and prints the output of one after the other: that of the first unfinished one as it
 * comes, that of the others in their turn. Ends with the names of those that failed, and sets the exit code.
 *
 * @param commands program and arguments by name
 * @param env variables besides those of this process
 */
export async function runTogether(
  commands: Readonly<Record<string, readonly [program: string, ...args: string[]]>>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const running = Object.entries(commands).map(([name, [program, ...args]]) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const output = new PassThrough({ highWaterMark: MOST_BYTES });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    const ended = once(child, 'close').finally(() => output.end());
    return { name, output, ended };
  });
  const failed: string[] = [];
  for (const { name, output, ended } of running) {
    for await (const part of output) process.stdout.write(part);
    const [code] = await ended;
    if (code !== 0) failed.push(name);
  }
  if (failed.length === 0) return;
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
