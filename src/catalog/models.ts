import { familyOf, PRODUCT_IDS, type ProductId } from './catalog.ts';
import { numbersIn, type Value } from '../model/value.ts';
import type { Row, RowKey } from './family.ts';

/** One model of the catalog. */
export interface Model {
  readonly product: ProductId;
  readonly name: string;
  /** Position among the models of its family, and of its value in each row. */
  readonly index: number;
  /** GTIN-14. */
  readonly gtin: string;
}

/** What tells a model from others. */
export type Place = Pick<Model, 'product' | 'index'>;

/** The value of a model in a row of its data sheet. */
export interface Figure {
  readonly row: Row;
  readonly value: Value;
}

/** Smallest and largest value; the same for a single number. */
export type Span = readonly [min: number, max: number];

/** All models, in catalog order. */
export const MODELS: readonly Model[] = PRODUCT_IDS.flatMap((product) => {
  const { models, gtins } = familyOf(product);
  return models.map((name, index) => ({ product, name, index, gtin: gtins[index] ?? '' }));
});

/** The models of these products, in catalog order. */
export const modelsOf = (...products: readonly ProductId[]): readonly Model[] =>
  MODELS.filter(({ product }) => products.includes(product));

/** A model or document number in addresses: `AV-FL-80-460`. */
export const codeOf = (name: string): string => name.replaceAll(' ', '-');

const byCode = new Map(MODELS.map((model) => [codeOf(model.name), model]));

/** The code that a visitor typed, perhaps in lower case, in full width or with spaces. */
export const typedCode = (text: string): string =>
  text.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, '-');

export const modelNamed = (text: string): Model | undefined => byCode.get(typedCode(text));

/** The model's figure in the first of these rows that its data sheet has. */
export function figureOf({ product, index }: Model, keys: readonly RowKey[]): Figure | undefined {
  const { rows } = familyOf(product);
  for (const key of keys) {
    const row = rows.find((own) => own.key === key);
    const value = row?.values[index];
    if (row && value !== undefined) return { row, value };
  }
  return undefined;
}

/** Factors from the units of the data sheets to the one in which a kind of figure is compared. */
const IN_KILO: Readonly<Record<string, number>> = { MWh: 1000, W: 0.001 };

/** A numeric figure in V, kW or kWh. */
export function spanOf({ row, value }: Figure): Span | undefined {
  const factor = IN_KILO[row.unit ?? ''] ?? 1;
  const [min, max = min] = numbersIn(value);
  return min === undefined || max === undefined ? undefined : [min * factor, max * factor];
}
