import { differentValues, spanValue, type FigureWords } from '../../src/catalogue/dataTable.ts';
import { type Family, isRange, type Value } from '../../src/catalogue/family.ts';

/**
 * Formats the values of a family for placeholders, by row key: the range of a numeric row, otherwise the different
 * values.
 */
export function familyValues(family: Family, words: FigureWords): (name: string) => string | undefined {
  return (name) => {
    const row = family.rows.find(({ key }) => key === name);
    if (!row) return undefined;
    return row.values.every(isNumeric) ? spanValue(row, words) : differentValues(row.values, words);
  };
}

function isNumeric(value: Value): boolean {
  return typeof value === 'number' || isRange(value);
}
