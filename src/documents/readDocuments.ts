import { extname, join } from 'node:path';
import { z } from 'zod';
import { SetupError } from '../errors/setupError.ts';
import { checkBuiltFiles, readBuildManifest } from '../readBuildManifest.ts';
import type { DocumentFacts } from '../../views/site.tsx';
import { ALL_DOCUMENTS, fileNameOf } from './documents.ts';
import type { DocumentId } from './documents.ts';

const fact = z.object({
  /** Cache key of the build: changes with any input of the file. */
  key: z.string(),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  pages: z.number().int().positive(),
});
export const documentManifest = z.record(z.string(), fact);

/** Path of a built document. The checksum in its name distinguishes documents of different builds. */
export function documentFile(folder: string, name: string, sha256: string): string {
  const extension = extname(name);
  return join(folder, `${name.slice(0, -extension.length)}.${sha256.slice(0, 12)}${extension}`);
}

export interface Documents {
  /** Size, checksum and page count of a document by file name; `undefined` if there is no such document. */
  readonly factsOf: (name: string) => DocumentFacts | undefined;
  /** Id, path and checksum of a document by file name; `undefined` if there is no such document. */
  readonly find: (
    name: string,
  ) => (DocumentId & { readonly file: string; readonly sha256: string }) | undefined;
}

/**
 * Reads the manifest of the built documents.
 *
 * @param folder output folder of the build, with documents and manifest
 * @throws {SetupError} if the manifest is missing or broken, or a document is missing or empty
 */
export function readDocuments(folder: string): Documents {
  const facts = readBuildManifest(join(folder, 'manifest.json'), documentManifest);
  const byName = new Map(
    ALL_DOCUMENTS.map((id) => {
      const name = fileNameOf(id);
      const known = facts[name];
      if (!known) throw new SetupError(`${folder} lacks ${name}: run \`npm run build\` again`);
      const { bytes, sha256, pages } = known;
      const file = documentFile(folder, name, sha256);
      return [name, { ...id, file, sha256, facts: { bytes, sha256, pages } }];
    }),
  );
  checkBuiltFiles([...byName.values()].map(({ file }) => file));
  return {
    factsOf: (name) => byName.get(name)?.facts,
    find: (name) => byName.get(name),
  };
}
