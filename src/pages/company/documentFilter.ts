import type { DocumentChoice } from '../../../views/sections/DocumentFilter.tsx';
import type { ListedDocument } from '../../../views/sections/DocumentList.tsx';
import type { RenderContext } from '../../../views/renderContext.tsx';
import { PRODUCT_IDS, productPath, type ProductId } from '../../catalogue/catalogue.ts';
import { ALL_DOCUMENTS, fileNameOf, type DocumentId } from '../../catalogue/documents.ts';
import { DOCUMENT_KINDS } from '../../catalogue/family.ts';
import { LANGUAGE_CODES } from '../../locale/codes.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { downloadFile } from '../solutions/downloads.ts';

const VALUES = { product: PRODUCT_IDS, kind: DOCUMENT_KINDS, lang: LANGUAGE_CODES } as const;
type Field = keyof typeof VALUES;
const FIELDS: readonly Field[] = ['product', 'kind', 'lang'];

/** Whether every filter parameter in the query has a known value; an empty value matches all documents. */
export function isFilter(query: URLSearchParams): boolean {
  return FIELDS.every((field) =>
    query.getAll(field).every((value) => value === '' || VALUES[field].some((known) => known === value)),
  );
}

/** Documents that match the query, and the filter's select boxes. Without `lang`, filters by the page's language. */
export function filteredDocuments(query: URLSearchParams, context: RenderContext) {
  const chosen = {
    product: query.get('product') ?? '',
    kind: query.get('kind') ?? '',
    lang: query.get('lang') ?? context.language.code,
  };
  const fits = (value: string, choice: string) => choice === '' || choice === value;
  const found = ALL_DOCUMENTS.filter(
    ({ subject, kind, language }) =>
      fits(subject, chosen.product) && fits(kind, chosen.kind) && fits(language, chosen.lang),
  );
  const labels = context.words.documents.download;
  const choices: DocumentChoice[] = [
    { field: 'product', label: labels.product, options: PRODUCT_IDS.map((id) => [id, nameOf(id, context)]) },
    {
      field: 'kind',
      label: labels.kind,
      options: DOCUMENT_KINDS.map((kind) => [kind, context.words.documents.kinds[kind]]),
    },
    {
      field: 'lang',
      label: labels.language,
      options: LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name]),
    },
  ];
  return {
    choices: choices.map((choice) => ({ ...choice, chosen: chosen[choice.field] })),
    documents: found.map((id) => listed(id, context)),
  };
}

function listed(id: DocumentId, context: RenderContext): ListedDocument {
  return {
    key: fileNameOf(id),
    product: nameOf(id.subject, context),
    to: productPath(id.subject),
    kind: context.words.documents.kinds[id.kind],
    file: downloadFile(id, context),
  };
}

function nameOf(subject: ProductId, { words }: RenderContext): string {
  return words.products.products[subject].name;
}
