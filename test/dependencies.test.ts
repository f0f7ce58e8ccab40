import { isBuiltin } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SERVER } from '../scripts/build/build.ts';
import { ROOT } from './kit/site.ts';

/** Loaded on demand, from `node_modules`: the only package that the container image carries. */
const LOADED = 'hyphen';

const groups = z.object({ dependencies: z.record(z.string(), z.string()) });
const readRoot = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** `@scope/name/file` belongs to the package `@scope/name`. */
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/** The packages that modules, and the modules that they import, import. @param entries paths relative to the root */
async function importedBy(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    outdir: 'unwritten',
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    metafile: true,
    logLevel: 'silent',
  });
  const packages = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path));
  return [...new Set(packages)];
}

describe('the dependencies in package.json', () => {
  it('are exactly the packages that the server and the commands of its operators use', async () => {
    const used = [...(await importedBy(Object.values(SERVER))), LOADED];
    const { dependencies } = groups.parse(readRoot('package.json'));
    expect(used.toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  it('are in the build, except for the one that the container image copies', async () => {
    const dockerfile = readFileSync(join(ROOT, 'scripts', 'deploy', 'container', 'Dockerfile'), 'utf8');
    const copied = [...dockerfile.matchAll(/node_modules\/(\S+) \.\/node_modules\/(\S+)/g)];
    expect(copied.map(([, from, to]) => [from, to])).toEqual([[LOADED, LOADED]]);
    expect(await importedBy(Object.keys(SERVER).map((name) => join('build', name)))).toEqual([]);
  });
});
