import { familyOf, PRODUCT_IDS, type ProductId } from './catalogue.ts';
import { isRange, type Row, type RowKey, type Value } from './family.ts';

/** One model of the catalogue. */
export interface Model {
  readonly product: ProductId;
  readonly name: string;
  /** Position among the models of its family, and of its value in each row. */
  readonly index: number;
}

/** The value of a model in a row of its data sheet. */
export interface Figure {
  readonly row: Row;
  readonly value: Value;
}

/** Smallest and largest value; the same for a single number. */
export type Span = readonly [min: number, max: number];

/** All models, in catalogue order. */
export const MODELS: readonly Model[] = PRODUCT_IDS.flatMap((product) =>
  familyOf(product).models.map((name, index) => ({ product, name, index })),
);

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
  if (typeof value === 'number') return [value * factor, value * factor];
  return isRange(value) ? [value[0] * factor, value[1] * factor] : undefined;
}

/** The codes that a value consists of, such as IP classes. */
export function codesOf(value: Value): readonly string[] {
  if (typeof value !== 'object' || isRange(value)) return [];
  if ('list' in value) return value.list.flatMap(codesOf);
  return 'code' in value ? [value.code] : [];
}
