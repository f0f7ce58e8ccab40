import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as z from 'zod';
import type { Manual } from '../model/manual.ts';
import type { DocumentFacts } from '../model/renderContext.ts';
import { memoize } from '../common/memoize.ts';
import { SetupError, checkBuiltFiles, readBuildManifest } from '../common/setupFiles.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { familyOf, PRODUCT_IDS, type ProductId } from './catalog.ts';
import { DOCUMENT_KINDS, type DocumentKind, type Revision } from './family.ts';
import { busesOf, INTERFACE_REVISION } from './buses.ts';
import { publishedAt } from './revisions.ts';

/** Machine-readable files of a product: its technical data in two formats, and the interfaces that it has. */
const DATA_KINDS = ['json', 'csv', 'dbc', 'registers', 'thing'] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** The last two are of the page of a manual: its text, which only the site reads, and its figures. */
type FileKind = DocumentKind | DataKind | 'chapters' | 'figures';

export interface DocumentId<Kind extends FileKind = FileKind> {
  readonly subject: ProductId;
  readonly kind: Kind;
  /** English for data files, which are not translated. */
  readonly language: LanguageCode;
}

interface FileForm<Name extends string> {
  /** Last part of the file name, before the language of a translated document. */
  readonly name: Name;
  readonly extension: 'pdf' | 'json' | 'csv' | 'dbc' | 'svg';
  readonly mime: string;
  /** Part of the document number. */
  readonly number: string;
  readonly isTranslated: boolean;
  /** Browsers show PDF files; data files are for other programs. */
  readonly disposition: 'inline' | 'attachment';
}

const printed = <Name extends DocumentKind>(name: Name, number: string): FileForm<Name> => ({
  name,
  extension: 'pdf',
  mime: 'application/pdf',
  number,
  isTranslated: true,
  disposition: 'inline',
});

const data = <Name extends string>(
  name: Name,
  extension: FileForm<Name>['extension'],
  mime: string,
  number: string,
): FileForm<Name> => ({ name, extension, mime, number, isTranslated: false, disposition: 'attachment' });

const FORMS = {
  'data-sheet': printed('data-sheet', 'DS'),
  manual: printed('manual', 'MA'),
  declaration: printed('declaration', 'DC'),
  json: data('data', 'json', 'application/json', 'TD'),
  csv: data('data', 'csv', 'text/csv', 'TD'),
  // DBC has no registered media type.
  dbc: data('can', 'dbc', 'text/plain', 'CAN'),
  registers: data('registers', 'csv', 'text/csv', 'MB'),
  thing: data('thing', 'json', 'application/tm+json', 'TM'),
  chapters: { ...data('manual', 'json', 'application/json', 'MA'), isTranslated: true },
  figures: data('figures', 'svg', 'image/svg+xml', 'MA'),
} as const satisfies Readonly<Record<FileKind, FileForm<string>>>;

export function formOf<Kind extends FileKind>(kind: Kind): (typeof FORMS)[Kind] {
  return FORMS[kind];
}

const dataFiles = new Map<ProductId, readonly DocumentId<DataKind>[]>(
  PRODUCT_IDS.map((subject) => {
    const { can, modbus } = busesOf(familyOf(subject));
    const has = { json: true, csv: true, dbc: can, registers: modbus, thing: can || modbus };
    const kinds = DATA_KINDS.filter((kind) => has[kind]);
    return [subject, kinds.map((kind) => ({ subject, kind, language: DEFAULT_LANGUAGE }))];
  }),
);

/** The data files of a product: technical data, and a description of each bus that it has. */
export function dataFilesOf(subject: ProductId): readonly DocumentId<DataKind>[] {
  return dataFiles.get(subject) ?? [];
}

/** One per product, kind and language. */
export const PRINTED_DOCUMENTS: readonly DocumentId<DocumentKind>[] = PRODUCT_IDS.flatMap((subject) =>
  DOCUMENT_KINDS.flatMap((kind) => LANGUAGE_CODES.map((language) => ({ subject, kind, language }))),
);

const printedByName = new Map(PRINTED_DOCUMENTS.map((id) => [fileNameOf(id), id]));

export const DATA_FILES: readonly DocumentId<DataKind>[] = PRODUCT_IDS.flatMap(dataFilesOf);

/** Those that visitors can download. */
export const ALL_DOCUMENTS: readonly DocumentId[] = [...PRINTED_DOCUMENTS, ...DATA_FILES];

const MANUAL_FILES: readonly DocumentId[] = PRODUCT_IDS.flatMap((subject) => [
  { subject, kind: 'figures', language: DEFAULT_LANGUAGE },
  ...LANGUAGE_CODES.map((language) => ({ subject, kind: 'chapters' as const, language })),
]);

export function fileNameOf({ subject, kind, language }: DocumentId): string {
  const { name, extension, isTranslated } = formOf(kind);
  return `${[subject, name, ...(isTranslated ? [language] : [])].join('-')}.${extension}`;
}

/** URL path of the newest revision. */
export const documentPath = (id: DocumentId) => `/documents/${fileNameOf(id)}`;

/** Document number for orders and correspondence, such as `AV-BP-MA-DE`. */
export function documentNumber({ subject, kind, language }: DocumentId): string {
  const { number, isTranslated } = formOf(kind);
  return [familyOf(subject).prefix, number, ...(isTranslated ? [language.toUpperCase()] : [])].join('-');
}

/** Technical data have the revision of the data sheet, which shows the same figures. */
export function revisionOf({ subject, kind }: Pick<DocumentId, 'subject' | 'kind'>): Revision {
  const { revisions } = familyOf(subject);
  if (kind === 'dbc' || kind === 'registers' || kind === 'thing') return INTERFACE_REVISION;
  if (kind === 'chapters' || kind === 'figures') return revisions.manual;
  return revisions[kind === 'json' || kind === 'csv' ? 'data-sheet' : kind];
}

export const documentManifest = z.record(
  z.string(),
  z.object({
    /** Cache key of the build: changes with any input of the file. */
    key: z.string(),
    bytes: z.number().int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Of a PDF. */
    pages: z.number().int().positive().optional(),
  }),
);

/** Path of a built document. The checksum in its name distinguishes documents of different builds. */
export function documentFile(folder: string, name: string, sha256: string): string {
  const extension = extname(name);
  return join(folder, `${name.slice(0, -extension.length)}.${sha256.slice(0, 12)}${extension}`);
}

export type Documents = ReturnType<typeof readDocuments>;

/** Parsed manuals, about 0.3 MB each. */
const MAX_MANUALS = 10;

/** Synchronous, so that a file that cannot be read now is read again later. */
const parseManual = memoize((file: string): Manual => JSON.parse(readFileSync(file, 'utf8')), MAX_MANUALS);

/**
 * Reads the manifest of the built documents; returns lookups by file name.
 *
 * @param folder output folder of the build, with documents and manifest
 * @param built resolves once a document is there; by default, all are
 * @param archive folder with published revisions of earlier builds
 * @throws {SetupError} if the manifest is missing or broken, or a document is missing or empty
 */
export function readDocuments(folder: string, built?: (name: string) => Promise<void>, archive = folder) {
  const facts = readBuildManifest(join(folder, 'manifest.json'), documentManifest);
  const byName = new Map(
    [...ALL_DOCUMENTS, ...MANUAL_FILES].map((id) => {
      const name = fileNameOf(id);
      const known = facts[name];
      if (!known) throw new SetupError(`${folder} lacks ${name}: run \`npm run build\` again`);
      const { bytes, sha256, pages } = known;
      const file = documentFile(folder, name, sha256);
      return [name, { ...id, file, sha256, facts: { bytes, sha256, pages } satisfies DocumentFacts }];
    }),
  );
  if (!built) checkBuiltFiles([...byName.values()].map(({ file }) => file));
  return {
    factsOf: (name: string) => byName.get(name)?.facts,
    find: (name: string) => byName.get(name),
    /** A published revision by its address. It has no file if neither this build nor the archive has it. */
    findPublished: async (address: string) => {
      const revision = publishedAt(address);
      const id = printedByName.get(revision?.newest ?? '');
      if (!revision || !id) return undefined;
      const files = [folder, archive].map((each) => documentFile(each, revision.newest, revision.sha256));
      // Whatever is in the archive now: other releases add to it.
      const sizes = await Promise.all(
        files.map((each) =>
          stat(each).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return { ...id, ...revision, file: files[sizes.indexOf(revision.bytes)] };
    },
    /** Resolves once the file is there. */
    built: async (name: string) => built?.(publishedAt(name)?.newest ?? name),
    /** What the page of a manual shows, once it is there. */
    manualOf: async (subject: ProductId, language: LanguageCode): Promise<Manual> => {
      const name = fileNameOf({ subject, kind: 'chapters', language });
      await built?.(name);
      return parseManual(byName.get(name)?.file ?? name);
    },
  };
}
