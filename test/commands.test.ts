import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocuments } from '../src/catalog/documents.ts';
import { buildFault } from '../scripts/build/buildAll.ts';
import { planDocuments } from '../scripts/documents/planDocuments.ts';
import { copyProject } from '../scripts/site/otherDeployment.ts';
import { z } from 'zod';
import { ROOT } from './kit/site.ts';

const run = promisify(execFile);

describe('npm run build', () => {
  let project: string;
  beforeAll(async () => {
    project = await copyProject(ROOT);
  });
  afterAll(() => rm(project, { recursive: true }));
  const env = { PATH: process.env.PATH };
  const command = () => [process.execPath, join(project, 'scripts', 'build.ts')] as const;

  it('reports progress of the first build, then one line', async () => {
    await rm(join(project, 'build', 'manifest.json'));
    await rm(readDocuments(join(project, 'build', 'documents')).find('battery-manual-de.pdf')?.file ?? '');
    const [node, script] = command();
    const { stdout } = await run(node, [script], { env });
    expect(stdout).toMatch(
      /^First build: .+\nMade 1 of 1 documents\nBuilt in [\d.]+ s; browser script \d+ bytes at start, \d+ with all chunks\n$/,
    );
  });

  it('reports in one sentence that a file blocks the build folder', async () => {
    await rename(join(project, 'build'), join(project, 'aside'));
    await writeFile(join(project, 'build'), '');
    const [node, script] = command();
    await expect(run(node, [script], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\S+\/build\S* is (?:below )?a file instead of a folder: move .+\n$/),
    });
    await rm(join(project, 'build'));
    await rename(join(project, 'aside'), join(project, 'build'));
  });

  it('reports a product without a picture in one sentence', async () => {
    const picture = join('scripts', 'documents', 'pictures', 'agv-hero.jpg');
    await rm(join(project, picture));
    const fault: unknown = await planDocuments(project).catch((error: unknown) => error);
    expect(buildFault(fault, project)).toBe(
      'agv has no picture: put agv-hero.webp into scripts/workshop/imagery/renders and run npm run pictures',
    );
    await cp(join(ROOT, picture), join(project, picture));
  });

  it.skipIf(!mayMount())('reports a read-only file system without a stack trace', async () => {
    const mounted = 'mount -t tmpfs -oro tmpfs "$0" && exec "$@"';
    const shell = ['sh', '-c', mounted, join(project, 'build'), ...command()];
    await expect(run('unshare', ['--map-root-user', '--mount', ...shell], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\S+\/build\/\S+ cannot be created: make its file system writable.+\n$/),
    });
  });
});

/** Whether this user can mount a file system in a private mount namespace; some containers forbid it. */
function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

describe('after npm ci', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arcvane-node-'));
    await mkdir(join(folder, 'scripts'));
    await cp(join(ROOT, 'scripts', 'checkInstall.mjs'), join(folder, 'scripts', 'checkInstall.mjs'));
    await mkdir(join(folder, 'node_modules', 'esbuild'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));
  const check = async (node: string, ...devDependencies: readonly string[]) => {
    const wanted = Object.fromEntries(devDependencies.map((name) => [name, '1.0.0']));
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ engines: { node }, devDependencies: wanted }),
    );
    return run(process.execPath, [join('scripts', 'checkInstall.mjs')], { cwd: folder });
  };

  it('an older version of Node.js is reported in one sentence, and fails it', async () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')));
    expect(scripts['postinstall']).toBe('node scripts/checkInstall.mjs');
    await expect(check('>=99', 'esbuild')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Node\.js 99 or later is required, but this is \d+\.\d+\.\d+\. .+\n$/),
    });
    expect(await check('>=24', 'esbuild')).toEqual({ stdout: '', stderr: '' });
  });

  it('packages that `npm ci --omit=dev` left out are reported', async () => {
    const { stderr } = await check('>=24', 'esbuild', 'vitest');
    expect(stderr).toMatch(/^Without .+`npm ci --include=dev`.+\n$/);
  });
});
