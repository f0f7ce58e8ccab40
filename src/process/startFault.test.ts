import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startFault } from './startFault.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

const folder = temporaryFolder();
await writeFile(join(folder, 'file'), '');

/** The error that an operation rejects with. */
async function errorOf(attempt: () => Promise<unknown>): Promise<unknown> {
  return attempt().then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('startFault explains a file system error in one sentence:', () => {
  it.each([
    ['a missing file', (at: string) => readFile(join(at, 'none')), 'none is missing: restore it'],
    [
      'a path below a file',
      (at: string) => mkdir(join(at, 'file', 'x'), { recursive: true }),
      'file/x is below a file instead of a folder: move that file away.',
    ],
    [
      'a file in place of a folder',
      (at: string) => mkdir(join(at, 'file'), { recursive: true }),
      'file is a file instead of a folder: move it away.',
    ],
    ['a folder in place of a file', (at: string) => writeFile(at, ''), 'is a folder instead of a file'],
  ])('%s', async (_, attempt, sentence) => {
    const message = startFault(await errorOf(() => attempt(folder)));
    expect(message).toContain(sentence);
    expect(message).toContain(folder);
    expect(message).not.toContain('\n');
  });

  it.runIf(process.platform === 'linux')('a full disk, whose error has no path', async () => {
    const error = await errorOf(() => writeFile('/dev/full', 'x'));
    expect(startFault(error, '/srv/site/build')).toBe(
      '/srv/site/build cannot be written because the disk is full: free some space and try again.',
    );
  });

  it.runIf(process.platform === 'linux')('a file that this user may not read', async () => {
    const child = join(folder, 'secret');
    await writeFile(child, '', { mode: 0o000 });
    // Root can read any file, so write to a read-only one instead.
    const attempt =
      process.getuid?.() === 0 ? () => writeFile('/proc/sys/kernel/ostype', '') : () => readFile(child);
    expect(startFault(await errorOf(attempt))).toMatch(
      /^\S+ (?:is not accessible to|may not be changed by) this user: change its owner or permissions/,
    );
  });
});

it.each([
  ['a port in use', '127.0.0.1', /EADDRINUSE.*\nAnother process is using this port/],
  ['an address of another machine', '192.0.2.1', /EADDRNOTAVAIL.*\n.+ set HOST/],
])('explains %s', async (_, host, sentence) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const error = await errorOf(() => once(createServer().listen(port, host), 'listening'));
  taken.close();
  expect(startFault(error)).toMatch(sentence);
});

it('returns the stack trace of any other error', () => {
  expect(startFault(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n\s+at /);
});
