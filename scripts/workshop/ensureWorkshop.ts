import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of the workshop, unless those of its lock file are installed. `npm ci` deletes what an
 * interrupted installation left.
 *
 * @throws {Error} if npm fails
 */
export function ensureWorkshop(): void {
  const folder = import.meta.dirname;
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const installed = join(folder, 'node_modules', '.installed');
  if (read(installed) === lock) return;
  console.log('Installing the packages of scripts/workshop, once');
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
  writeFileSync(installed, lock);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
