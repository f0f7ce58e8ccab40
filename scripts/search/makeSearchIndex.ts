import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { searchManifest } from '../../src/search/searchManifest.ts';
import { buildServer } from '../build/build.ts';
import { readJson } from '../build/readJson.ts';
import { deleteOldFiles, replaceFile, touchFile } from '../build/replaceFile.ts';
import type { SearchFiles } from './makeSearchFiles.ts';

const BUNDLE = 'makeSearchFiles.js';

/**
 * Writes the search index of each language and their `manifest.json` into `build/search/`, unless they are current. File names contain a checksum, so that a running site can still read the files of its own build.
 *
 * @param root project root
 */
export async function makeSearchIndex(root: string): Promise<void> {
  const folder = join(root, 'build', 'search');
  await mkdir(folder, { recursive: true });
  // Node.js cannot load TSX, so this is bundled like the site.
  await buildServer(root, 'scripts/search/makeSearchFiles.ts', BUNDLE);
  const bundle = join(root, 'build', BUNDLE);
  const key = await keyOf(root, bundle);
  const manifestFile = join(folder, 'manifest.json');
  const known = searchManifest.safeParse(await readJson(manifestFile)).data;
  const files = Object.values(known?.languages ?? {});
  const areThere = await Promise.all(files.map((file) => touchFile(join(folder, file))));
  if (known?.key !== key || areThere.includes(false)) {
    // In a thread, so that this one goes on answering `npm start`.
    const [made]: SearchFiles[] = await once(new Worker(bundle, { workerData: { root } }), 'message');
    if (!made) throw new Error(`${BUNDLE} made no index`);
    const names = new Map<string, string>();
    for (const [code, file] of made) names.set(code, await write(folder, code, file));
    const manifest = { key, languages: Object.fromEntries(names) };
    await replaceFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  }
  await deleteOldFiles(folder);
}

/** Hash of everything that the index depends on: code with views, texts, versions of the packages. */
async function keyOf(root: string, bundle: string): Promise<string> {
  const locales = join(root, 'locales');
  const texts = (await readdir(locales, { recursive: true }))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const id = createHash('sha256').update(await readFile(bundle));
  for (const name of texts) id.update(name).update(await readFile(join(locales, name)));
  return id.update(await readFile(join(root, 'package-lock.json'))).digest('hex');
}

/** @returns the file's name */
async function write(folder: string, name: string, content: Uint8Array): Promise<string> {
  const file = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.bin`;
  await replaceFile(join(folder, file), content);
  return file;
}
