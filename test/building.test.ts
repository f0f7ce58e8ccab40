import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  watch,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { build } from '../scripts/build/build.ts';
import { buildFault } from '../scripts/build/buildAll.ts';
import { planDocuments } from '../scripts/documents/planDocuments.ts';
import { changeBrowserFiles, copyProject, filesIn } from '../scripts/site/otherDeployment.ts';
import { freePort } from '../scripts/site/ports.ts';
import { startNginx, type Nginx } from '../scripts/site/sampleNginx.ts';
import { startSiteProcess, type SiteProcess } from '../scripts/site/siteProcess.ts';
import { visitNginx, type Session } from '../scripts/site/visitNginx.ts';
import { readDocuments } from '../src/catalog/documents.ts';
import { readAssets } from '../src/render/assets.ts';
import { missingNginx } from './kit/behindNginx.ts';
import { ROOT } from './kit/site.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';

const run = promisify(execFile);

/** The build files that a running site and nginx read; documents are tested separately. */
const BUILT = /^(?:main\.js|main\.js\.map|manifest\.json|browser\/assets\/[^.].*)$/;

describe('npm run build', () => {
  let project: string;
  let out: string;
  beforeAll(async () => {
    project = await copyProject(ROOT);
    out = join(project, 'build');
  });
  afterAll(() => rm(project, { recursive: true }));
  const env = { PATH: process.env.PATH };
  const script = () => join(project, 'scripts', 'build.ts');

  const contentsOf = async (folder: string) => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => BUILT.test(name));
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  };
  const expectSame = (before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>) => {
    for (const [name, contents] of before) expect(after.get(name)?.equals(contents), name).toBe(true);
  };

  it('reports in one sentence that a file blocks the build folder', async () => {
    await rename(out, join(project, 'aside'));
    await writeFile(out, '');
    await expect(run(process.execPath, [script()], { env })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^First build: .+\n$/),
      stderr: expect.stringMatching(/^\S+\/build\S* is (?:below )?a file instead of a folder: move .+\n$/),
    });
    await rm(out);
    await rename(join(project, 'aside'), out);
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
    const shell = ['sh', '-c', mounted, out, process.execPath, script()];
    await expect(run('unshare', ['--map-root-user', '--mount', ...shell], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\S+\/build\/\S+ cannot be created: make its file system writable.+\n$/),
    });
  });

  it('leaves the previous build intact if it is killed', async () => {
    const before = await contentsOf(out);
    await changeBrowserFiles(project);
    const started = new AbortController();
    const changes = watch(join(out, 'browser', 'assets'), { signal: started.signal });
    const child = spawn(process.execPath, [script()], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    // Killed once it writes its first file.
    for await (const _ of changes) break;
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expectSame(before, await contentsOf(out));
    expect(() => readAssets(join(out, 'manifest.json'))).not.toThrow();
  });

  it('reports its progress, and replaces files instead of writing into them', async () => {
    await rm(readDocuments(join(out, 'documents')).find('battery-manual-de.pdf')?.file ?? '');
    const before = await contentsOf(out);
    // A hard link to each file reveals in-place writes.
    const links = join(project, 'links');
    for (const name of before.keys()) {
      await mkdir(dirname(join(links, name)), { recursive: true });
      await link(join(out, name), join(links, name));
    }
    const { stdout } = await run(process.execPath, [script()], { env });
    expect(stdout).toMatch(
      /^Made 1 of 1 documents\nBuilt in [\d.]+ s; browser script \d+ bytes at start, \d+ with all chunks\n$/,
    );
    expectSame(before, await contentsOf(links));
    const after = await contentsOf(out);
    expect(after.get('main.js')).not.toHaveLength(0);
    expect(after.get('manifest.json')?.equals(before.get('manifest.json') ?? Buffer.of())).toBe(false);
    // The killed build may have written new files, too.
    expect(after.size).toBeGreaterThan((await contentsOf(join(ROOT, 'build'))).size);
    // Including those that the killed build left behind.
    const partial = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.partial'));
    expect(partial).toEqual([]);
  });

  it('leaves the previous build intact if it fails', async () => {
    const before = await contentsOf(out);
    await appendFile(join(project, 'views', 'sections', 'Hero.tsx'), "\nimport './Missing.tsx';\n");
    await expect(build(project)).rejects.toThrow(/Missing\.tsx/);
    expectSame(before, await contentsOf(out));
  });

  /** The state during a rolling update of two machines: each has its own build, and the proxy has neither. */
  describe.skipIf(missingNginx)('on one of two machines behind the real nginx', () => {
    const sites: SiteProcess[] = [];
    /** Assets of the home page, by machine. */
    const files: string[][] = [];
    /** Without built files. */
    const proxy = temporaryFolder();
    let nginx: Nginx;
    let session: Session;
    const filesOnlyOn = (own: number) => files[own]?.filter((file) => !files[1 - own]?.includes(file)) ?? [];

    beforeAll(async () => {
      const ports = [await freePort(), await freePort()] as const;
      for (const [root, port] of [
        [ROOT, ports[0]],
        [project, ports[1]],
      ] as const) {
        const site = await startSiteProcess({ PORT: String(port), LOG_LEVEL: 'silent' }, root);
        sites.push(site);
        files.push(filesIn(await (await fetch(site.origin)).text()));
      }
      // The new machine never had the old build.
      const variants = ['', '.br', '.gz'];
      for (const file of filesOnlyOn(0).flatMap((name) => variants.map((ending) => name + ending)))
        await rm(join(out, 'browser', file), { force: true });
      await mkdir(join(proxy, 'build', 'browser', 'assets'), { recursive: true });
      nginx = await startNginx(ports, { root: proxy });
      session = await visitNginx(nginx.httpsPort);
    });
    afterAll(async () => {
      for (const site of sites) site.child.kill('SIGKILL');
      session.close();
      await nginx.stop();
    });

    it.each([
      { whose: 'old', own: 0 },
      { whose: 'new', own: 1 },
    ])(
      'gives pages of the $whose build their files, whichever machine nginx tries first',
      async ({ own }) => {
        const only = filesOnlyOn(own);
        expect(only.length).toBeGreaterThan(0);
        for (const file of only) {
          const expected = await (await fetch(sites[own]?.origin + file)).text();
          expect((await fetch(sites[1 - own]?.origin + file)).status).toBe(404);
          // nginx tries them in turn; each query string is a separate cache key.
          for (let turn = 0; turn < 4; turn += 1) {
            const answer = await session.ask(`${file}?turn=${turn}`, { 'accept-encoding': 'br' });
            expect(answer.status, file).toBe(200);
            expect(answer.headers['x-cache']).toBe('MISS');
            expect(answer.text).toBe(expected);
          }
        }
      },
    );

    it.each(['none-ABCDEFGH.js', '.main.js.1.1.partial'])(
      'returns 404 for %s, which neither has',
      async (name) => {
        const partial = join(proxy, 'build', 'browser', 'assets', '.main.js.1.1.partial');
        await writeFile(partial, 'a file that a build is writing');
        const { status, headers } = await session.ask(`/assets/${name}`);
        expect(status).toBe(404);
        expect(headers['cache-control']).toBe('no-store');
      },
    );
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
  const folder = temporaryFolder();
  beforeAll(async () => {
    await mkdir(join(folder, 'scripts'));
    await cp(join(ROOT, 'scripts', 'checkInstall.mjs'), join(folder, 'scripts', 'checkInstall.mjs'));
    await mkdir(join(folder, 'node_modules', 'esbuild'), { recursive: true });
  });
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
