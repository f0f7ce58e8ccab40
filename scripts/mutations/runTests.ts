import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../site/ports.ts';

/** The first failure in the output of vitest (`FAIL file > name`) or Playwright (`1) [project] › file › name`). */
const FAILURE = /^\s*(?:FAIL|1\))\s+(.+?)[\s─]*$/m;

/** Name of the failed test or step; undefined if all passed. */
export type Catch = string | undefined;

/** Builds the project and runs the given test files (default: all) until the first failure. */
export async function runTests(folder: string, files?: readonly string[]): Promise<Catch> {
  const specs = files?.filter((file) => file.endsWith('.spec.ts'));
  const others = files?.filter((file) => !file.endsWith('.spec.ts'));
  const steps = [
    { name: 'build', args: ['scripts/build.ts'], runs: true },
    {
      name: 'vitest',
      args: ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...(others ?? [])],
      runs: others?.length !== 0,
    },
    {
      name: 'playwright',
      args: [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...['--max-failures=1', '--retries=0', '--reporter=line'],
        ...(specs ?? []),
      ],
      runs: specs?.length !== 0,
    },
  ];
  for (const { name, args } of steps.filter(({ runs }) => runs)) {
    const caught = await run(folder, name, args);
    if (caught !== undefined) return caught;
  }
  return undefined;
}

async function run(folder: string, name: string, args: readonly string[]): Promise<Catch> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      BUILD_IS_CURRENT: '1',
      BROWSER_TEST_PORT: String(await freePort()),
      PATH: `${join(folder, 'node_modules', '.bin')}:${process.env.PATH}`,
    },
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode === 0) return undefined;
  return FAILURE.exec(output)?.[1] ?? FAILURE.exec(errors)?.[1] ?? `${name} failed`;
}
