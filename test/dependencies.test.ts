import { isBuiltin } from 'node:module';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_PACKAGE_MEGABYTES } from '../scripts/image/packageLimit.ts';
import { ROOT } from './kit/site.ts';

/** What the server and its operator run: the built site, and the command on the spool. */
const ENTRIES = ['build/main.js', 'scripts/enquiries.ts'];

const groups = z.object({ dependencies: z.record(z.string(), z.string()) });
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean(), optional: z.boolean(), devOptional: z.boolean() }).partial(),
  ),
});
const readRoot = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** `@scope/name/file` belongs to the package `@scope/name`. */
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/** Bytes of the files in a folder, except for packages installed inside it. */
function sizeOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) bytes += statSync(path).size;
    else if (entry.isDirectory() && entry.name !== 'node_modules') bytes += sizeOf(path);
  }
  return bytes;
}

describe('the dependencies in package.json, which `npm ci --omit=dev` installs', () => {
  it('are exactly the packages that the built server and the spool command import', async () => {
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: ENTRIES,
      outdir: 'unwritten',
      write: false,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      metafile: true,
    });
    const imported = Object.values(metafile.inputs)
      .flatMap(({ imports }) => imports)
      .filter(({ path, external }) => external && !isBuiltin(path))
      .map(({ path }) => packageOf(path));
    const { dependencies } = groups.parse(readRoot('package.json'));
    expect([...new Set(imported)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  it(`take at most ${MAX_PACKAGE_MEGABYTES} MB with the packages that they need`, () => {
    const { packages } = lockFile.parse(readRoot('package-lock.json'));
    const installed = Object.entries(packages).filter(
      ([path, { dev, optional, devOptional }]) => path !== '' && !(dev ?? optional ?? devOptional),
    );
    const bytes = installed.reduce((sum, [path]) => sum + sizeOf(join(ROOT, path)), 0);
    expect(installed.length).toBeGreaterThan(100);
    expect(bytes / 1e6).toBeLessThanOrEqual(MAX_PACKAGE_MEGABYTES);
  });
});
