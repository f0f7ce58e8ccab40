import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not copied: tool folders, and `node_modules`, which is symlinked. */
const LEFT_OUT = ['.git', 'node_modules', 'test-results', 'screenshots'];

/** Copies the project into a temporary folder, with `node_modules` symlinked to the original. */
export async function scratchCopy(root: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-mutations-'));
  const names = (await readdir(root)).filter((name) => !LEFT_OUT.includes(name));
  await Promise.all(names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
