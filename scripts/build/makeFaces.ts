import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters, unicodeRange } from './fontCharacters.ts';
import { fontFiles, WEIGHTS, type FontFile, type Weight } from './fontFiles.ts';
import type { FontStore, MadeFont } from './fontStore.ts';

const require = createRequire(import.meta.url);
const { version } = require('subset-font/package.json');

/** A font file in one weight. */
export interface FontFace extends MadeFont {
  readonly file: FontFile;
  readonly weight: Weight;
}

/**
 * Finds the current font files in some stores, and makes the others.
 *
 * @param root project root
 * @param stores searched in this order
 * @param target store for the files that none has
 */
export async function makeFaces(
  root: string,
  stores: readonly FontStore[],
  target: FontStore,
): Promise<FontFace[]> {
  const files = await fontFiles(root);
  const faces = files.flatMap((file) => WEIGHTS.map((weight) => ({ file, weight })));
  return Promise.all(
    faces.map(async ({ file, weight }) => ({
      file,
      weight,
      ...(await findOrMake(file, weight, stores, target)),
    })),
  );
}

async function findOrMake(
  { name, source, characters, features, without }: FontFile,
  weight: Weight,
  stores: readonly FontStore[],
  target: FontStore,
): Promise<MadeFont> {
  const font = await readFile(require.resolve(source(weight)));
  const options = {
    targetFormat: 'woff2' as const,
    // Only low-resolution screens of Windows used it, and it is a third of a Latin file.
    noHinting: true,
    keepFeatures: [...features],
    ...(without && { dropTables: [...without] }),
  };
  const key = createHash('sha256')
    .update(JSON.stringify([version, characters, options]))
    .update(font)
    .digest('hex');
  const fileName = `${name}-${weight}`;
  for (const store of stores) {
    const found = await store.find(fileName, key);
    if (found) return found;
  }
  const made = await subsetFont(font, characters, options);
  return target.add(fileName, key, made, unicodeRange(await fontCharacters(made)));
}
