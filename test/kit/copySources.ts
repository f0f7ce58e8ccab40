import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../scripts/site/otherDeployment.ts';

/**
 * A copy of the built project in which `scripts/build.ts` and `scripts/dev.ts` work, and which a test may change.
 *
 * @returns its folder, for the caller to remove
 */
export async function copySources(root: string): Promise<string> {
  const project = await copyProject(root);
  const scripts = ['build.ts', 'dev', 'dev.ts', 'documents', 'site'].map((name) => `scripts/${name}`);
  for (const name of [...scripts, 'package-lock.json'])
    await cp(join(root, name), join(project, name), { recursive: true });
  return project;
}
