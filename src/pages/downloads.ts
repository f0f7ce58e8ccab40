import type { DownloadListProps } from '../../views/sections/DownloadList.tsx';
import type { DownloadFile } from '../../views/elements/downloadFile.ts';
import type { Site } from '../../views/site.tsx';
import { familyOf } from '../catalogue/catalogue.ts';
import type { ProductId } from '../catalogue/catalogue.ts';
import { DOCUMENT_KINDS } from '../catalogue/family.ts';
import { documentNumber, fileNameOf } from '../documents/documents.ts';
import type { DocumentId } from '../documents/documents.ts';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import { LANGUAGES } from '../locale/languages.ts';

/** Documents of a product, one per kind: the file in the page's language, and links to the other languages. */
export function productDownloads(subject: ProductId, site: Site): DownloadListProps {
  const { headings } = site.words.products;
  const language = site.language.code;
  return {
    heading: headings.downloads,
    downloads: DOCUMENT_KINDS.map((kind) => ({
      kind,
      name: site.words.documents.kinds[kind],
      file: downloadFile({ subject, kind, language }, site),
      others: LANGUAGE_CODES.filter((code) => code !== language).map((code) => ({
        url: urlOf({ subject, kind, language: code }),
        ...languageOf(code),
      })),
    })),
  };
}

/** @throws {Error} if the document was not built, which `readDocuments` rules out at startup */
export function downloadFile(id: DocumentId, site: Site): DownloadFile {
  const facts = site.document(fileNameOf(id));
  if (!facts) throw new Error(`Document ${fileNameOf(id)} is missing: run \`npm run build\``);
  return {
    ...facts,
    url: urlOf(id),
    number: documentNumber(id),
    language: languageOf(id.language),
    revision: familyOf(id.subject).revisions[id.kind],
  };
}

function urlOf(id: DocumentId): string {
  return `/documents/${fileNameOf(id)}`;
}

function languageOf(code: DocumentId['language']) {
  const { name, dir } = LANGUAGES[code];
  return { code, name, dir };
}
