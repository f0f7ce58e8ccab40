import { spawn, type ChildProcess } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILD = `
  import { build } from ${JSON.stringify(join(import.meta.dirname, '..', 'build', 'build.ts'))};
  await build(process.argv[1]);`;

/** What the build reads of the workshop, for the press kit. */
const RENDERS = join('scripts', 'workshop', 'imagery', 'renders');

/**
 * Copies the built project, to change it and build another version. Folders that a build does not change are symlinked,
 * and what it does not read is left out.
 *
 * @returns the copy's folder; the caller must remove it
 */
export async function copyProject(root: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'arcvane-deployment-'));
  const unread = [join(root, 'scripts', 'workshop'), join(root, 'build', 'compiled')];
  const filter = (path: string) => !unread.includes(path);
  for (const name of ['client', 'src', 'views', 'scripts', 'locales', 'build', 'package-lock.json'])
    await cp(join(root, name), join(project, name), { recursive: true, filter });
  await mkdir(join(project, 'scripts', 'workshop', 'imagery'), { recursive: true });
  for (const name of ['node_modules', 'public', 'package.json', 'tsconfig.json', RENDERS])
    await symlink(join(root, name), join(project, name));
  return project;
}

/**
 * Copies the built site, to change its files. Documents, and folders that neither the site nor a test changes, are
 * symlinked.
 *
 * @returns the copy's folder; the caller must remove it
 */
export async function copyBuiltSite(root: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'arcvane-site-'));
  const scripts = (await readdir(join(root, 'build'))).filter((name) => name.endsWith('.js'));
  for (const name of [...scripts, 'manifest.json', 'browser']
    .map((name) => `build/${name}`)
    .concat('locales'))
    await cp(join(root, name), join(site, name), { recursive: true });
  const documents = (await readdir(join(root, 'build', 'documents'))).map(
    (name) => `build/documents/${name}`,
  );
  await mkdir(join(site, 'build', 'documents'));
  for (const name of [...documents, 'build/search', 'node_modules', 'public', 'package.json'])
    await symlink(join(root, name), join(site, name));
  return site;
}

/** Changes a stylesheet and the script, so that the next build gives them new hashed names. */
export async function changeBrowserFiles(project: string): Promise<void> {
  await appendFile(join(project, 'client', 'styles', 'main.css'), '\n@layer { html { tab-size: 3; } }\n');
  await appendFile(join(project, 'client', 'main.ts'), '\nperformance.mark("second deployment");\n');
}

/** Builds a project in a subprocess, without its documents, at the lower priority that a running site needs. */
export function spawnBuild(project: string): ChildProcess {
  return spawn('nice', [process.execPath, '--input-type=module', '-e', BUILD, project], { stdio: 'ignore' });
}

/** Paths of the built files that a page refers to. @param html HTML of the page */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}
