import type { Comparison } from '../../../views/sections/ComparisonTable.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { familyOf, isProduct, PACK_IDS, solutionsOf, type ProductId } from '../../catalog/catalog.ts';
import { conditionText, spanValue } from '../../catalog/dataTable.ts';
import { SYSTEM_IDS } from '../../catalog/systems.ts';
import { productCard } from './productCard.ts';

export const COMPARED_LIMIT = 4;

/** Groups of ids that can be compared with each other: the products of each system, and all packs. */
export const COMPARED_FAMILIES: readonly (readonly ProductId[])[] = [
  ...SYSTEM_IDS.map((system) => solutionsOf(system).map(({ product }) => product)),
  PACK_IDS,
];

/** Other products that can be compared with this one, in menu order. */
export function comparableWith(id: ProductId): readonly ProductId[] {
  const family = COMPARED_FAMILIES.find((ids) => ids.includes(id)) ?? [];
  return family.filter((other) => other !== id);
}

/**
 * Product ids in the query, as `compare=a,b` or `compare=a&compare=b`. Drops unknown ids, duplicates, ids of another
 * family than the first, and ids after the fourth.
 *
 * @returns an empty list, or at least two ids
 */
export function comparedIds(query: URLSearchParams): readonly ProductId[] {
  const named = query.getAll('compare').flatMap((part) => part.split(','));
  const known = [...new Set(named)].filter(isProduct);
  const [first] = known;
  const family = COMPARED_FAMILIES.find((ids) => first !== undefined && ids.includes(first));
  const compared = known.filter((id) => family?.includes(id)).slice(0, COMPARED_LIMIT);
  return compared.length > 1 ? compared : [];
}

/** Path of the page that compares the first `COMPARED_LIMIT` of these products. */
export function comparisonPath(ids: readonly ProductId[]): string {
  return `/solutions/detail?compare=${ids.slice(0, COMPARED_LIMIT).join(',')}`;
}

/** The rows that at least two of the products have; missing values are shown as a dash. The others by product. */
export function compare(ids: readonly ProductId[], context: RenderContext): Comparison {
  const families = ids.map(familyOf);
  const keys = [...new Set(families.flatMap(({ rows }) => rows.map(({ key }) => key)))];
  const columns = ids.map((id) => {
    const { to, title } = productCard(context.words, id);
    return { to, name: title };
  });
  const compared = keys.map((key) => {
    // Families use different units and conditions for the same row: containers MWh, cabinets kWh.
    const cells = families.map((family) => {
      const row = family.rows.find((own) => own.key === key);
      return row && { value: spanValue(row, context), conditions: conditionText(row.conditions, context) };
    });
    return { label: context.words.products.rows[key], cells };
  });
  const isShared = ({ cells }: Compared) => cells.filter((cell) => cell !== undefined).length > 1;
  return {
    columns,
    rows: compared.filter(isShared).map((row) => comparedRow(row, context)),
    only: columns.flatMap(({ name }, index) => {
      const own = compared
        .filter((row) => !isShared(row))
        .flatMap(({ label, cells }) => {
          const cell = cells[index];
          return cell ? [{ label, value: withConditions(cell, context) }] : [];
        });
      return own.length > 0 ? [{ name, rows: own }] : [];
    }),
  };
}

interface Cell {
  readonly value: string;
  readonly conditions: string;
}

interface Compared {
  readonly label: string;
  /** One per product; missing if it has no such row. */
  readonly cells: readonly (Cell | undefined)[];
}

function comparedRow({ label, cells }: Compared, context: RenderContext): Comparison['rows'][number] {
  const [shared = '', ...others] = new Set(cells.flatMap((cell) => cell?.conditions ?? []));
  const areShared = others.length === 0;
  const values = cells.map((cell) => {
    if (!cell) return '–';
    return areShared ? cell.value : withConditions(cell, context);
  });
  return { label, conditions: areShared ? shared : '', values, differs: new Set(values).size > 1 };
}

function withConditions({ value, conditions }: Cell, { t }: RenderContext): string {
  return conditions === '' ? value : value + t('frame:inBrackets', { text: conditions });
}
