import type { Family, Row, Value } from '../../src/catalogue/catalogue.ts';
import { formatValue, spanValue } from '../../src/pages/dataTable.ts';
import type { FigureWords } from '../../src/pages/dataTable.ts';

/**
 * The values of a family that a running text may name, by row: the span where its models differ in a number, else each
 * value once.
 */
export function familyValues(family: Family, words: FigureWords): (name: string) => string | undefined {
  const rows = new Map<string, Row>(family.rows.map((row) => [row.key, row]));
  return (name) => {
    const row = rows.get(name);
    if (!row) return undefined;
    const values = family.models.map(({ values: all }) => all[row.key]);
    if (values.every(isNumeric)) return spanValue(family, row, words);
    const parts = values.flatMap(partsOf).map((value) => formatValue(value, row, words));
    return [...new Set(parts)].join(words.words.frame.listSeparator);
  };
}

function isNumeric(value: Value | undefined): boolean {
  return typeof value === 'number' || Array.isArray(value);
}

function partsOf(value: Value | undefined): readonly (Value | undefined)[] {
  return typeof value === 'object' && 'list' in value ? value.list : [value];
}
