import type { RenderContext } from '../../src/model/renderContext.ts';
import { familyOf, productPath, type ProductId } from '../../src/catalog/catalog.ts';
import { conditionText, formatValue } from '../../src/catalog/dataTable.ts';
import { dataFilesOf, documentNumber, fileNameOf, formOf } from '../../src/catalog/documents.ts';
import { DOCUMENT_KINDS, type Row } from '../../src/catalog/family.ts';
import { modelsOf } from '../../src/catalog/models.ts';
import { hasPassport, passportPath } from '../../src/catalog/passport.ts';
import type { FileLink, SearchEntry } from '../../src/search/searchEntry.ts';

/** A product with its figures, documents and data files. */
export function productEntry(id: ProductId, context: RenderContext): SearchEntry {
  const { words, language, t } = context;
  const { name, title, description, lead, features } = words.products.products[id];
  const { prefix, models, rows, standards } = familyOf(id);
  const printed = DOCUMENT_KINDS.map((kind) => ({ subject: id, kind, language: language.code }) as const);
  const files: FileLink[] = [
    ...modelsOf(id)
      .filter(hasPassport)
      .map((own) => ({
        path: passportPath(own),
        name: t('passport:title', { model: own.name }),
        model: own.name,
      })),
    ...printed.map((file) => ({
      path: `/documents/${fileNameOf(file)}`,
      name: words.documents.kinds[file.kind],
    })),
    ...dataFilesOf(id).map((file) => ({
      path: `/documents/${fileNameOf(file)}`,
      name: `${words.documents.data.names[formOf(file.kind).name]} (${formOf(file.kind).extension.toUpperCase()})`,
    })),
  ];
  return {
    kind: 'product',
    path: productPath(id),
    title: name,
    lead: description,
    files,
    // Models are also known without their prefix.
    codes: [
      prefix,
      ...models,
      ...models.map((model) => model.slice(prefix.length + 1)),
      ...printed.map(documentNumber),
    ],
    passages: [
      { heading: title, text: lead },
      ...features.map(({ title: heading, text }) => ({ heading, text })),
      ...rows.map((row) => ({ text: rowText(row, context), anchor: 'data' })),
      { text: context.format.list(standards), anchor: 'data' },
      {
        heading: context.format.list([...new Set(files.map((file) => file.name))]),
        text: '',
        anchor: 'downloads',
      },
    ],
  };
}

/** A row of a data sheet: `Capacity (at 25 °C): 230 Ah, 460 Ah`. */
function rowText({ key, conditions, unit, values }: Row, context: RenderContext): string {
  const { frame, products } = context.words;
  const condition = conditionText(conditions, context);
  const shown = [...new Set(values.map((value) => formatValue(value, unit, context)))];
  const label =
    products.rows[key] + (condition === '' ? '' : frame.inBrackets.replace('{{text}}', condition));
  return label + frame.labelSeparator + context.format.list(shown);
}
