import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { documentManifest } from '../../src/catalogue/documents.ts';
import { searchManifest } from '../../src/search/createSearch.ts';
import { buildServer } from '../build/build.ts';
import { readJson } from '../build/readJson.ts';
import { deleteOldFiles, replaceFile, touchFile } from '../build/replaceFile.ts';
import type { makeSearchFiles } from './makeSearchFiles.ts';

const BUNDLE = 'makeSearchFiles.js';

/**
 * Writes the search index of each language, the terms of the trade and their `manifest.json` into `build/search/`, unless
 * they are current. File names contain a checksum, so that a running site can still read the files of its own build.
 *
 * @param root project root; its documents must have been made
 */
export async function makeSearchIndex(root: string): Promise<void> {
  const folder = join(root, 'build', 'search');
  await mkdir(folder, { recursive: true });
  // Node.js cannot load TSX, so this is bundled like the site.
  await buildServer(root, 'scripts/search/makeSearchFiles.ts', BUNDLE);
  const bundle = join(root, 'build', BUNDLE);
  const documents = await readBuiltDocuments(root);
  const key = await keyOf(root, bundle, documents);
  const manifestFile = join(folder, 'manifest.json');
  const known = searchManifest.safeParse(await readJson(manifestFile)).data;
  const files = known ? [known.concepts, ...Object.values(known.languages)] : [];
  const areThere = await Promise.all(files.map((file) => touchFile(join(folder, file))));
  if (known?.key !== key || areThere.includes(false)) {
    // The key in the address makes Node.js load this version of the bundle.
    const make: { makeSearchFiles: typeof makeSearchFiles } = await import(
      `${pathToFileURL(bundle).href}?${key}`
    );
    const { concepts, languages } = await make.makeSearchFiles(
      root,
      (fileName) => documents[fileName]?.places,
    );
    const names = new Map<string, string>();
    for (const [code, file] of languages) names.set(code, await write(folder, code, file));
    const manifest = {
      key,
      concepts: await write(folder, 'concepts', concepts),
      languages: Object.fromEntries(names),
    };
    await replaceFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  }
  await deleteOldFiles(folder);
}

/** Hash of everything that the index depends on: code with views, texts, pages in the manuals, versions of the packages. */
async function keyOf(root: string, bundle: string, documents: BuiltDocuments): Promise<string> {
  const locales = join(root, 'locales');
  const texts = (await readdir(locales, { recursive: true }))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const id = createHash('sha256').update(await readFile(bundle));
  for (const name of texts) id.update(name).update(await readFile(join(locales, name)));
  const places = Object.entries(documents).map(([name, facts]) => [name, facts.places]);
  return id
    .update(JSON.stringify(places))
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
}

type BuiltDocuments = z.infer<typeof documentManifest>;

async function readBuiltDocuments(root: string): Promise<BuiltDocuments> {
  return documentManifest.parse(await readJson(join(root, 'build', 'documents', 'manifest.json')));
}

/** @returns the file's name */
async function write(folder: string, name: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  await replaceFile(join(folder, file), text);
  return file;
}
