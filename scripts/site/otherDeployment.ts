import { appendFile, cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of the built project, to build another version in. What a build does not change is shared with the first.
 *
 * @returns its folder, for the caller to remove
 */
export async function copyProject(root: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'arcvane-deployment-'));
  for (const name of ['client', 'src', 'views', 'scripts/build', 'locales', 'build']) {
    await cp(join(root, name), join(project, name), { recursive: true });
  }
  for (const name of ['node_modules', 'public', 'package.json', 'tsconfig.json']) {
    await symlink(join(root, name), join(project, name));
  }
  return project;
}

/**
 * A copy of the built site, to change its files. What a running site never writes and no test changes is shared.
 *
 * @returns its folder, for the caller to remove
 */
export async function copyBuiltSite(root: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'arcvane-site-'));
  for (const name of ['build/main.js', 'build/serve.js', 'build/manifest.json', 'build/browser', 'locales']) {
    await cp(join(root, name), join(site, name), { recursive: true });
  }
  for (const name of ['build/documents', 'node_modules', 'public', 'package.json']) {
    await symlink(join(root, name), join(site, name));
  }
  return site;
}

/** Another style and another script: the next build gives them other names. */
export async function changeBrowserFiles(project: string): Promise<void> {
  await appendFile(join(project, 'client', 'styles', 'main.css'), '\n@layer { html { tab-size: 3; } }\n');
  await appendFile(join(project, 'client', 'main.ts'), '\nperformance.mark("second deployment");\n');
}

/** The styles, scripts, fonts and icons that a page asks for. @param html of the page */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}
