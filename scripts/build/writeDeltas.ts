import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dcz } from '../../src/common/dcz.ts';
import { deltaSuffix, useAsDictionary } from '../../src/request/dictionaries.ts';
import { replaceFile, touchFile } from './replaceFile.ts';

/** The highest level without additional memory. Each delta is made once. */
const LEVEL = 19;
/** Visitors of the last deployments; older files cost build time. */
const MAX_EARLIER = 4;

/**
 * Writes a delta of each script and stylesheet against each of its earlier versions, which returning visitors have as
 * compression dictionaries. Earlier versions are the files of earlier builds that are still in the folder.
 *
 * @param names files of this build
 */
export async function writeDeltas(assets: string, names: readonly string[]): Promise<void> {
  const present = await readdir(assets);
  for (const name of names) {
    const use = useOf(name);
    if (use === undefined) continue;
    const versions = present.filter(
      (other) => other !== name && !names.includes(other) && useOf(other) === use,
    );
    for (const earlier of await newest(assets, versions)) await writeDelta(join(assets, name), earlier);
  }
}

/** The same for all versions of a file, and only for these. */
function useOf(name: string): string | undefined {
  return useAsDictionary(`/assets/${name}`);
}

/** @returns contents of the files that a build wrote most recently */
async function newest(folder: string, names: readonly string[]): Promise<Buffer[]> {
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A concurrent build may have deleted the file.
      return { path, written: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const latest = files.toSorted((one, other) => other.written - one.written).slice(0, MAX_EARLIER);
  const contents = await Promise.all(latest.map(({ path }) => readFile(path).catch(() => undefined)));
  return contents.filter((content) => content !== undefined);
}

async function writeDelta(path: string, earlier: Buffer): Promise<void> {
  const sha256 = hash('sha256', earlier, 'hex');
  const file = path + deltaSuffix(sha256);
  // Its name identifies both versions, so an existing delta is current.
  if (await touchFile(file)) return;
  await replaceFile(file, await dcz(await readFile(path), { content: earlier, sha256 }, LEVEL));
}
