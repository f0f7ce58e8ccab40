import type { RenderContext } from '../../src/model/renderContext.ts';
import { familyOf, isProduct, type ProductId } from '../../src/catalogue/catalogue.ts';
import { dataTable } from '../../src/catalogue/dataTable.ts';
import type { Params } from '../../src/pageTable/page.ts';
import type { SearchDocument } from '../../src/search/searchDocument.ts';

/** Rows of the data sheet in a model's passage, the featured ones first. */
const ROWS = 6;

/** Title, model codes and one passage for each model of a product page; `undefined` for another page. */
export function productFacts(
  pageId: string,
  { product }: Params,
  context: RenderContext,
): Pick<SearchDocument, 'title' | 'codes' | 'passages'> | undefined {
  if ((pageId !== 'product' && pageId !== 'pack') || product === undefined || !isProduct(product))
    return undefined;
  return {
    title: context.words.products.products[product].name,
    codes: modelCodes(product),
    passages: modelPassages(product, context).map((text) => ({ text, anchor: 'data' })),
  };
}

/** The names of the models, with and without their prefix, and the prefix. */
export function modelCodes(product: ProductId): string[] {
  const { prefix, models } = familyOf(product);
  return [prefix, ...models, ...models.map((model) => model.slice(prefix.length + 1))];
}

/** The first figures of each model: `AV-BP 80-230: rated energy 18.4 kWh, nominal voltage 80 V`. */
export function modelPassages(product: ProductId, context: RenderContext): string[] {
  const family = familyOf(product);
  const { labelSeparator } = context.words.frame;
  const { models, rows } = dataTable(family, context);
  const isFeatured = new Set(
    family.rows.filter(({ featured }) => featured).map(({ key }) => context.words.products.rows[key]),
  );
  const first = rows.toSorted(
    (one, other) => Number(isFeatured.has(other.label)) - Number(isFeatured.has(one.label)),
  );
  return models.map((model, index) => {
    const figures = first.slice(0, ROWS).map(({ label, values }) => `${label} ${values[index] ?? ''}`);
    return model + labelSeparator + figures.join(' · ');
  });
}
