import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ALL_DOCUMENTS, fileNameOf } from './documents.ts';
import type { DocumentId } from './documents.ts';

const fact = z.object({
  /** Stands for everything that the file was made from. */
  key: z.string(),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  pages: z.number().int().positive(),
});
export const documentManifest = z.record(z.string(), fact);

/** What is known of a file without opening it. */
export type DocumentFacts = Omit<z.infer<typeof fact>, 'key'>;

export interface Documents {
  /** @throws {Error} for a document that the build did not make */
  readonly factsOf: (id: DocumentId) => DocumentFacts;
  /** The document that a file name stands for, or none. */
  readonly find: (name: string) => DocumentId | undefined;
}

/**
 * @param path of the manifest that the build writes beside the documents
 * @throws {Error} that says what to do where the manifest is missing or broken, or a document was not made
 */
export function readDocuments(path: string): Documents {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path} is missing: run \`npm run build\` first`);
  }
  const result = documentManifest.safeParse(JSON.parse(text));
  if (!result.success)
    throw new Error(`${path} is broken (${z.prettifyError(result.error)}): run \`npm run build\` again`);
  const byName = new Map(ALL_DOCUMENTS.map((id) => [fileNameOf(id), id]));
  const facts = new Map(Object.entries(result.data));
  const missing = [...byName.keys()].filter((name) => !facts.has(name));
  if (missing.length > 0) throw new Error(`${path} lacks ${missing.join(', ')}: run \`npm run build\` again`);
  return {
    factsOf: (id) => {
      const known = facts.get(fileNameOf(id));
      if (!known) throw new Error(`The build made no ${fileNameOf(id)}`);
      return known;
    },
    find: (name) => byName.get(name),
  };
}
