import type { Comparison } from '../../views/sections/ComparisonTable.tsx';
import type { Site } from '../../views/site.tsx';
import { familyOf, isProduct, PACK_IDS, solutionsOf } from '../catalogue/catalogue.ts';
import type { ProductId } from '../catalogue/catalogue.ts';
import { spanValue } from '../catalogue/dataTable.ts';
import type { Row } from '../catalogue/family.ts';
import { SYSTEM_IDS } from '../catalogue/systems.ts';
import { productCard } from './productCard.ts';

export const COMPARED_LIMIT = 4;

/** Ids that can be compared with each other: the products of a system, and the packs among themselves. */
export const COMPARED_FAMILIES: readonly (readonly ProductId[])[] = [
  ...SYSTEM_IDS.map((system) => solutionsOf(system).map(({ product }) => product)),
  PACK_IDS,
];

/** The products that can be compared with one, in the order of the menu. */
export function comparableWith(id: ProductId): readonly ProductId[] {
  const family = COMPARED_FAMILIES.find((ids) => ids.includes(id)) ?? [];
  return family.filter((other) => other !== id);
}

/**
 * What a query asks to be compared: `compare=a,b` or `compare=a&compare=b`. What is unknown, named twice, of another
 * family than the first, or more than four is left out.
 *
 * @returns nothing, or at least two
 */
export function comparedIds(query: URLSearchParams): readonly ProductId[] {
  const named = query.getAll('compare').flatMap((part) => part.split(','));
  const known = [...new Set(named)].filter(isProduct);
  const [first] = known;
  const family = COMPARED_FAMILIES.find((ids) => first !== undefined && ids.includes(first));
  const compared = known.filter((id) => family?.includes(id)).slice(0, COMPARED_LIMIT);
  return compared.length > 1 ? compared : [];
}

/** The path at which these, or the first of them, stand side by side. */
export function comparisonPath(ids: readonly ProductId[]): string {
  return `/solutions/detail?compare=${ids.slice(0, COMPARED_LIMIT).join(',')}`;
}

/** Every row that one of them has; a product without it has a dash. */
export function compare(ids: readonly ProductId[], site: Site): Comparison {
  const families = ids.map(familyOf);
  const rows = new Map<string, Row>();
  for (const row of families.flatMap((family) => family.rows)) {
    if (!rows.has(row.key)) rows.set(row.key, row);
  }
  return {
    columns: ids.map((id) => {
      const { to, title } = productCard(site.words, id);
      return { to, name: title };
    }),
    rows: [...rows.values()].map(({ key }) => {
      // Each in its own unit: a container speaks of MWh where a cabinet speaks of kWh.
      const values = families.map((family) => {
        const row = family.rows.find((own) => own.key === key);
        return row ? spanValue(row, site) : '–';
      });
      return { label: site.words.products.rows[key], values, differs: new Set(values).size > 1 };
    }),
  };
}
