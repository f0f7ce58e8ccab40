import type { DocumentGroup } from '../../../views/sections/DocumentList.tsx';
import type { FormFieldProps } from '../../../views/sections/FormField.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { PRODUCT_IDS, productPath, type ProductId } from '../../catalog/catalog.ts';
import { DOCUMENT_KINDS } from '../../catalog/family.ts';
import { LANGUAGE_CODES } from '../../model/codes.ts';
import { LANGUAGES } from '../../model/languages.ts';
import { dataFiles, downloadFile, languageOf } from '../solutions/downloads.ts';

/** Chooses all data files, whatever their content. */
const DATA = 'data';

const VALUES = {
  product: PRODUCT_IDS,
  kind: [...DOCUMENT_KINDS, DATA],
  lang: LANGUAGE_CODES,
} satisfies Readonly<Record<string, readonly string[]>>;

/** Whether every filter parameter in the query has a known value; an empty value matches all documents. */
export function isFilter(query: URLSearchParams): boolean {
  return Object.entries<readonly string[]>(VALUES).every(([field, known]) =>
    query.getAll(field).every((value) => value === '' || known.includes(value)),
  );
}

/**
 * Documents that match the query, by product, and the filter's select boxes. Without `lang`, filters by the page's
 * language. Data files have no translations and match every language.
 */
export function filteredDocuments(query: URLSearchParams, context: RenderContext) {
  const { download, kinds, data } = context.words.documents;
  const chosen = {
    product: query.get('product') ?? '',
    kind: query.get('kind') ?? '',
    lang: query.get('lang') ?? context.language.code,
  };
  const fits = (value: string, choice: string) => choice === '' || choice === value;
  const shownKinds = DOCUMENT_KINDS.filter((kind) => fits(kind, chosen.kind));
  const shownLanguages =
    shownKinds.length > 0 ? LANGUAGE_CODES.filter((code) => fits(code, chosen.lang)) : [];
  const nameOf = (subject: ProductId) => context.words.products.products[subject].name;
  const groups: DocumentGroup[] = PRODUCT_IDS.filter((id) => fits(id, chosen.product)).map((subject) => ({
    product: nameOf(subject),
    to: productPath(subject),
    rows: shownLanguages.map((language) => ({
      language: chosen.lang === context.language.code ? undefined : languageOf(language),
      documents: shownKinds.map((kind) => ({
        kind: kinds[kind],
        file: downloadFile({ subject, kind, language }, context),
      })),
    })),
    data: fits(DATA, chosen.kind) ? dataFiles(subject, context) : [],
  }));
  const choice = (
    name: keyof typeof VALUES,
    options: NonNullable<FormFieldProps['options']>,
  ): FormFieldProps => {
    const { label, all } = download.filters[name];
    return { name, kind: 'choice', label, value: chosen[name], options: [['', all], ...options] };
  };
  return {
    choices: [
      choice(
        'product',
        PRODUCT_IDS.map((id) => [id, nameOf(id)]),
      ),
      choice('kind', [...DOCUMENT_KINDS.map((kind) => [kind, kinds[kind]] as const), [DATA, data.heading]]),
      choice(
        'lang',
        LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name, code]),
      ),
    ],
    groups,
    count: groups.flatMap((group) => [
      ...group.rows.flatMap(({ documents }) => documents),
      ...group.data.flatMap(({ files }) => files),
    ]).length,
  };
}
