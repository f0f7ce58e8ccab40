import { extname, join } from 'node:path';
import { z } from 'zod';
import type { DocumentFacts } from '../../views/renderContext.tsx';
import { SetupError, checkBuiltFiles, readBuildManifest } from '../common/setupFiles.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../locale/codes.ts';
import { familyOf, PRODUCT_IDS, type ProductId } from './catalogue.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './family.ts';

export interface DocumentId {
  readonly subject: ProductId;
  readonly kind: DocumentKind;
  readonly language: LanguageCode;
}

/** All documents: one per product, kind and language. */
export const ALL_DOCUMENTS: readonly DocumentId[] = PRODUCT_IDS.flatMap((subject) =>
  DOCUMENT_KINDS.flatMap((kind) => LANGUAGE_CODES.map((language) => ({ subject, kind, language }))),
);

/** Also the last segment of the URL path below `/documents/`. */
export function fileNameOf({ subject, kind, language }: DocumentId): string {
  return `${subject}-${kind}-${language}.pdf`;
}

const NUMBER_PARTS = { 'data-sheet': 'DS', manual: 'MA', declaration: 'DC' } as const;

/** Document number for orders and correspondence, such as `AV-BP-MA-DE`. */
export function documentNumber({ subject, kind, language }: DocumentId): string {
  return `${familyOf(subject).prefix}-${NUMBER_PARTS[kind]}-${language.toUpperCase()}`;
}

export const documentManifest = z.record(
  z.string(),
  z.object({
    /** Cache key of the build: changes with any input of the file. */
    key: z.string(),
    bytes: z.number().int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    pages: z.number().int().positive(),
  }),
);

/** Path of a built document. The checksum in its name distinguishes documents of different builds. */
export function documentFile(folder: string, name: string, sha256: string): string {
  const extension = extname(name);
  return join(folder, `${name.slice(0, -extension.length)}.${sha256.slice(0, 12)}${extension}`);
}

export type Documents = ReturnType<typeof readDocuments>;

/**
 * Reads the manifest of the built documents; returns lookups by file name.
 *
 * @param folder output folder of the build, with documents and manifest
 * @throws {SetupError} if the manifest is missing or broken, or a document is missing or empty
 */
export function readDocuments(folder: string) {
  const facts = readBuildManifest(join(folder, 'manifest.json'), documentManifest);
  const byName = new Map(
    ALL_DOCUMENTS.map((id) => {
      const name = fileNameOf(id);
      const known = facts[name];
      if (!known) throw new SetupError(`${folder} lacks ${name}: run \`npm run build\` again`);
      const { bytes, sha256, pages } = known;
      const file = documentFile(folder, name, sha256);
      return [name, { ...id, file, sha256, facts: { bytes, sha256, pages } satisfies DocumentFacts }];
    }),
  );
  checkBuiltFiles([...byName.values()].map(({ file }) => file));
  return {
    factsOf: (name: string) => byName.get(name)?.facts,
    find: (name: string) => byName.get(name),
  };
}
