import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What a change is shown of. */
export const LINKED = ['src', 'views', 'client', 'locales', 'public', 'scripts'];

/**
 * Links the project into a folder with a `build/` of its own, so that tests and `npm run serve` keep theirs. It starts with
 * what the project's `build/` contains.
 *
 * @returns the folder
 */
export async function linkProject(root: string): Promise<string> {
  const project = join(root, '.dev');
  await mkdir(project, { recursive: true });
  for (const name of [...LINKED, 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
    if (!existsSync(join(project, name))) await symlink(join(root, name), join(project, name));
  const [present, own] = [join(root, 'build'), join(project, 'build')];
  if (existsSync(present) && !existsSync(own)) await cp(present, own, { recursive: true });
  return project;
}
