import type { DataFiles, DownloadFile } from '../../../views/elements/downloadFile.ts';
import type { DownloadListProps } from '../../../views/sections/DownloadList.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { manualPath, revisionsPath, type ProductId } from '../../catalog/catalog.ts';
import {
  dataFilesOf,
  documentNumber,
  documentPath,
  fileNameOf,
  formOf,
  revisionOf,
  type DocumentId,
  type Documents,
} from '../../catalog/documents.ts';
import { pathToList } from '../../catalog/partsList.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../catalog/family.ts';
import { changeNote, publishedOf, revisionName } from '../../catalog/revisions.ts';
import { LANGUAGE_CODES } from '../../model/codes.ts';
import { LANGUAGES } from '../../model/languages.ts';
import { localize } from '../../model/paths.ts';

/** Documents of a product, one per kind: the file in the page's language, and links to the other languages; data files. */
export function productDownloads(subject: ProductId, context: RenderContext): DownloadListProps {
  const { headings } = context.words.products;
  const language = context.language.code;
  return {
    heading: headings.downloads,
    downloads: DOCUMENT_KINDS.map((kind) => ({
      kind,
      name: context.words.documents.kinds[kind],
      toList: pathToList([documentNumber({ subject, kind, language })]),
      file: downloadFile({ subject, kind, language }, context),
      others: LANGUAGE_CODES.filter((code) => code !== language).map((code) => ({
        url: documentPath({ subject, kind, language: code }),
        ...languageOf(code),
      })),
    })),
    data: dataFiles(subject, context),
  };
}

/** The data files of a product, by content. */
export function dataFiles(subject: ProductId, context: RenderContext): readonly DataFiles[] {
  const { data } = context.words.documents;
  const byName = Map.groupBy(dataFilesOf(subject), ({ kind }) => formOf(kind).name);
  return [...byName].map(([name, ids]) => ({
    name: data.names[name],
    files: ids.map((id) => downloadFile(id, context)),
  }));
}

/** @throws {Error} if the document was not built, which `readDocuments` rules out at startup */
export function downloadFile(id: DocumentId, context: RenderContext): DownloadFile {
  const facts = context.document(fileNameOf(id));
  if (!facts) throw new Error(`Document ${fileNameOf(id)} is missing: run \`npm run build\``);
  const { extension, mime } = formOf(id.kind);
  return {
    ...facts,
    url: documentPath(id),
    type: extension.toUpperCase(),
    mime,
    number: documentNumber(id),
    ...(id.kind === 'manual' && { page: localize(manualPath(id.subject), id.language, context.layout) }),
    language: languageOf(id.language),
    revision: revisionOf(id),
    ...(isPrinted(id) && { revisions: context.href(revisionsPath(id.subject, id.kind)) }),
  };
}

const isPrinted = (id: DocumentId): id is DocumentId<DocumentKind> =>
  DOCUMENT_KINDS.some((kind) => kind === id.kind);

/**
 * The revisions of a document, newest first. One that is not published yet may change, and has no address of its own; of
 * those before the newest, only the archive may have the file.
 */
export async function revisionsOf(
  id: DocumentId<DocumentKind>,
  context: RenderContext,
  findPublished: Documents['findPublished'],
) {
  const { t, format, words } = context;
  const texts = words.documents.revisions;
  const { revisions: _, ...newest } = downloadFile(id, context);
  const name = fileNameOf(id);
  const published = publishedOf(name).map(({ letter, date, ...facts }) => ({
    ...newest,
    ...facts,
    url: `/documents/${revisionName(name, letter)}`,
    revision: { letter, date },
  }));
  const files = published[0]?.sha256 === newest.sha256 ? published : [newest, ...published];
  const revisions = files.map(async (file, index) => {
    const successor = files[index - 1]?.revision;
    const status = successor
      ? t('documents:revisions.superseded', { letter: successor.letter, date: format.date(successor.date) })
      : texts.current;
    const isFirst = index === files.length - 1;
    const changed = isFirst ? texts.first : changeNote(id, file.revision.date, texts.changes);
    const { letter } = file.revision;
    const isMissing = successor && !(await findPublished(revisionName(name, letter)))?.file;
    const missing = isMissing
      ? t('documents:revisions.missing', { letter, newest: newest.revision.letter })
      : undefined;
    return { file, status, changed, missing };
  });
  return Promise.all(revisions);
}

export function languageOf(code: DocumentId['language']) {
  const { name, dir } = LANGUAGES[code];
  return { code, name, dir };
}
