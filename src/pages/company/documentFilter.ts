import type { DocumentChoice } from '../../../views/sections/DocumentFilter.tsx';
import type { RenderContext } from '../../../views/renderContext.tsx';
import { PRODUCT_IDS, productPath, type ProductId } from '../../catalogue/catalogue.ts';
import { ALL_DOCUMENTS, fileNameOf } from '../../catalogue/documents.ts';
import { DOCUMENT_KINDS } from '../../catalogue/family.ts';
import { LANGUAGE_CODES } from '../../locale/codes.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { downloadFile } from '../solutions/downloads.ts';

const VALUES: Readonly<Record<DocumentChoice['field'], readonly string[]>> = {
  product: PRODUCT_IDS,
  kind: DOCUMENT_KINDS,
  lang: LANGUAGE_CODES,
};

/** Whether every filter parameter in the query has a known value; an empty value matches all documents. */
export function isFilter(query: URLSearchParams): boolean {
  return Object.entries(VALUES).every(([field, known]) =>
    query.getAll(field).every((value) => value === '' || known.includes(value)),
  );
}

/** Documents that match the query, and the filter's select boxes. Without `lang`, filters by the page's language. */
export function filteredDocuments(query: URLSearchParams, context: RenderContext) {
  const { download: labels, kinds } = context.words.documents;
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
  const nameOf = (subject: ProductId) => context.words.products.products[subject].name;
  const choices: DocumentChoice[] = [
    { field: 'product', label: labels.product, options: PRODUCT_IDS.map((id) => [id, nameOf(id)]) },
    { field: 'kind', label: labels.kind, options: DOCUMENT_KINDS.map((kind) => [kind, kinds[kind]]) },
    {
      field: 'lang',
      label: labels.language,
      options: LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name]),
    },
  ];
  return {
    choices: choices.map((choice) => ({ ...choice, chosen: chosen[choice.field] })),
    documents: found.map((id) => ({
      key: fileNameOf(id),
      product: nameOf(id.subject),
      to: productPath(id.subject),
      kind: kinds[id.kind],
      file: downloadFile(id, context),
    })),
  };
}
