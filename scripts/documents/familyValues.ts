import { formatBare, spanValue, type FigureWords } from '../../src/catalogue/dataTable.ts';
import { type Family, isRange, type Value } from '../../src/catalogue/family.ts';

/**
 * Formats the values of a family for placeholders, by row key: the range of a numeric row, otherwise the distinct
 * values as a list.
 */
export function familyValues(family: Family, words: FigureWords): (name: string) => string | undefined {
  return (name) => {
    const row = family.rows.find(({ key }) => key === name);
    if (!row) return undefined;
    if (row.values.every(isNumeric)) return spanValue(row, words);
    const parts = row.values.flatMap(partsOf).map((value) => formatBare(value, words));
    return words.format.list([...new Set(parts)]);
  };
}

function isNumeric(value: Value): boolean {
  return typeof value === 'number' || isRange(value);
}

function partsOf(value: Value): readonly Value[] {
  return typeof value === 'object' && 'list' in value ? value.list : [value];
}
