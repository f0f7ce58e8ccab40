import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../scripts/site/otherDeployment.ts';

/**
 * Copies the built project, so that a test can modify it and run its `scripts/build.ts` and `scripts/dev.ts`.
 *
 * @returns the folder of the copy; the caller removes it
 */
export async function copySources(root: string): Promise<string> {
  const project = await copyProject(root);
  const scripts = ['build.ts', 'dev', 'dev.ts', 'documents', 'search', 'site'].map(
    (name) => `scripts/${name}`,
  );
  for (const name of [...scripts, 'package-lock.json'])
    await cp(join(root, name), join(project, name), { recursive: true });
  return project;
}
