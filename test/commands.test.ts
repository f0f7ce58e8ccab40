import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocuments } from '../src/catalog/documents.ts';
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
  const LAST_LINE = String.raw`Built in [\d.]+ s; browser script \d+ bytes at start, \d+ with all chunks\n$`;

  it('reports progress on the first build and prints one line on later ones', async () => {
    await rm(join(project, 'build', 'manifest.json'));
    await rm(readDocuments(join(project, 'build', 'documents')).find('battery-manual-de.pdf')?.file ?? '');
    const [node, script] = command();
    const first = await run(node, [script], { env });
    expect(first.stdout).toMatch(/^First build: .+\n/);
    expect(first.stdout).toContain('Made 1 of 1 documents\n');
    const second = await run(node, [script], { env });
    expect(second.stdout).toMatch(new RegExp(`^${LAST_LINE}`));
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
    const [node, script] = command();
    await expect(run(node, [script], { env })).rejects.toMatchObject({
      code: 1,
      stderr:
        'agv has no picture: put agv-hero.webp into scripts/workshop/imagery/renders and run npm run pictures\n',
    });
    await cp(join(ROOT, picture), join(project, picture));
  });

  it.skipIf(!mayMount()).each([
    ['a full disk', '-osize=300k', /build\S* .*(?:the disk is full|no space left on device)/],
    [
      'a read-only file system',
      '-oro',
      /^\S+\/build\/\S+ cannot be created: make its file system writable.+\n$/,
    ],
  ])('reports %s without a stack trace', async (_, option, sentence) => {
    const mounted = 'folder=$1 && shift && mount -t tmpfs "$0" tmpfs "$folder" && exec "$@"';
    const shell = ['sh', '-c', mounted, option, join(project, 'build'), ...command()];
    const error: unknown = await run('unshare', ['--map-root-user', '--mount', ...shell], { env }).catch(
      (failed: unknown) => failed,
    );
    expect(error).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
    expect(error).toMatchObject({ stderr: expect.not.stringMatching(/\n\s+at /) });
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
