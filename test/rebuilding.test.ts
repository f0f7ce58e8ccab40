import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, link, mkdir, readdir, readFile, rm, watch } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../scripts/build/build.ts';
import { changeBrowserFiles, copyProject } from '../scripts/site/otherDeployment.ts';
import { readAssets } from '../src/render/assets.ts';
import { ROOT } from './kit/site.ts';

/** The build files that a running site and nginx read; documents are tested separately. */
const BUILT = /^(?:main\.js|main\.js\.map|manifest\.json|browser\/assets\/[^.].*)$/;
const SCRIPT = `
  import { build } from ${JSON.stringify(join(ROOT, 'scripts', 'build', 'build.ts'))};
  await build(process.argv[1]);`;

describe('a build in the folder of a running site', () => {
  let project: string;
  let out: string;
  let original: Map<string, Buffer>;
  beforeAll(async () => {
    project = await copyProject(ROOT);
    out = join(project, 'build');
    original = await contentsOf(out);
    await changeBrowserFiles(project);
  });
  afterAll(() => rm(project, { recursive: true }));

  const contentsOf = async (folder: string) => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => BUILT.test(name));
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  };

  it('leaves the previous build intact if it is killed', async () => {
    const before = await contentsOf(out);
    const started = new AbortController();
    const changes = watch(join(out, 'browser', 'assets'), { signal: started.signal });
    const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, project]);
    const ended = once(child, 'exit');
    // Killed once it writes its first file.
    for await (const _ of changes) break;
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const after = await contentsOf(out);
    for (const [name, contents] of before) expect(after.get(name)?.equals(contents), name).toBe(true);
    expect(() => readAssets(join(out, 'manifest.json'))).not.toThrow();
  });

  it('replaces files instead of writing into them', async () => {
    const before = await contentsOf(out);
    // A hard link to each file reveals in-place writes.
    const links = join(project, 'links');
    for (const name of before.keys()) {
      await mkdir(dirname(join(links, name)), { recursive: true });
      await link(join(out, name), join(links, name));
    }
    await build(project);
    const linked = await contentsOf(links);
    for (const [name, contents] of before) expect(linked.get(name)?.equals(contents), name).toBe(true);
    const after = await contentsOf(out);
    expect(after.get('main.js')).not.toHaveLength(0);
    expect(after.get('manifest.json')?.equals(before.get('manifest.json') ?? Buffer.of())).toBe(false);
    // The killed build may have written new files, too.
    expect(after.size).toBeGreaterThan(original.size);
    // Including those that the killed build left behind.
    const partial = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.partial'));
    expect(partial).toEqual([]);
  });

  it('leaves the previous build intact if it fails', async () => {
    const before = await contentsOf(out);
    await appendFile(join(project, 'views', 'sections', 'Hero.tsx'), "\nimport './Missing.tsx';\n");
    await expect(build(project)).rejects.toThrow(/Missing\.tsx/);
    const after = await contentsOf(out);
    for (const [name, contents] of before) expect(after.get(name)?.equals(contents), name).toBe(true);
  });
});
