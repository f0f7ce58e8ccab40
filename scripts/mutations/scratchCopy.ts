import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not copied: tools' own folders, and the packages, which are linked. */
const LEFT_OUT = ['.git', 'node_modules', 'test-results', 'screenshots'];

/** A copy of a project to put faults into; its packages are those of the original. */
export async function scratchCopy(root: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-mutations-'));
  const names = (await readdir(root)).filter((name) => !LEFT_OUT.includes(name));
  await Promise.all(names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
