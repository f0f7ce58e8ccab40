import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SetupError, readSetupFile } from './setupFiles.ts';

it('reports only a file that does not exist as missing', () => {
  const missing = join(tmpdir(), 'arcvane-none', 'manifest.json');
  expect(() => readSetupFile(missing, 'run it first')).toThrow(
    new SetupError(`${missing} is missing: run it first`),
  );
  // EISDIR has no path, like any read error after a successful open.
  expect(() => readSetupFile(tmpdir(), 'run it first')).toThrow(
    new SetupError(`${tmpdir()} is a folder instead of a file: move it away.`),
  );
});
