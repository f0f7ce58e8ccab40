import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterwards } from './afterwards.ts';

/** An empty folder, removed afterwards. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'arcvane-test-')));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
