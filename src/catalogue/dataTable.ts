import type { DataTableProps } from '../../views/sections/DataTable.tsx';
import type { KeyFigure } from '../../views/sections/KeyFigures.tsx';
import type { Site } from '../../views/site.tsx';
import type { Family, Row } from './family.ts';
import { isUnitSymbol } from './units.ts';
import type { Unit } from './units.ts';
import { isRange } from './value.ts';
import type { Value } from './value.ts';

/** What formatting a figure needs: the words of a language and its number formats. */
export type FigureWords = Pick<Site, 'words' | 'format'>;

/** The technical data of a family in the words, numbers and units of the page's language. */
export function dataTable({ rows, models }: Family, site: FigureWords): DataTableProps {
  const { headings, dataIntro, rows: labels } = site.words.products;
  return {
    heading: headings.data,
    caption: dataIntro,
    modelsLabel: headings.models,
    models,
    rows: rows.map(({ key, unit, values }) => ({
      label: labels[key],
      values: values.map((value) => formatValue(value, unit, site)),
    })),
  };
}

/** The featured rows: one value where all models agree, else the span from the least to the greatest. */
export function keyFigures({ rows }: Family, site: FigureWords): KeyFigure[] {
  return rows
    .filter(({ featured }) => featured)
    .map((row) => ({ label: site.words.products.rows[row.key], value: spanValue(row, site) }));
}

/** A row over all models of its family: one value where all agree, else the span. */
export function spanValue({ values, unit }: Row, site: FigureWords): string {
  return formatValue(spanOf(values), unit, site);
}

function spanOf(values: readonly Value[]): Value | undefined {
  const numbers = values.flatMap((value) =>
    typeof value === 'number' ? value : isRange(value) ? [...value] : [],
  );
  if (numbers.length < values.length) return values[0];
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  return min === max ? min : [min, max];
}

/** A value with its unit, in the form of the page's language. */
export function formatValue(value: Value | undefined, unit: Unit | undefined, site: FigureWords): string {
  const text = formatBare(value, site);
  if (unit === undefined || typeof value === 'boolean') return text;
  const space = isUnitSymbol(unit) ? site.format.unitSpace(unit) : site.words.products.unitWordSpace;
  return text + space + formatUnit(unit, value, site);
}

/** A unit after its value: its symbol, or its word in the number's plural form. */
export function formatUnit(unit: Unit, value: Value | undefined, { words, format }: FigureWords): string {
  if (isUnitSymbol(unit)) return unit;
  const forms: Readonly<Record<string, string>> = words.products.units;
  return forms[`${unit}_${format.plural(lastNumber(value))}`] ?? words.products.units[`${unit}_other`];
}

/** The number that a unit's word follows: the upper end of a range; none counts as many. */
function lastNumber(value: Value | undefined): number {
  if (typeof value === 'number') return value;
  return value !== undefined && isRange(value) ? value[1] : Infinity;
}

/** A value without its unit, in the page's language. */
export function formatBare(value: Value | undefined, site: FigureWords): string {
  const { values } = site.words.products;
  if (value === undefined) return '–';
  if (typeof value === 'number') return site.format.number(value);
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (isRange(value)) return value.map(site.format.number).join('\u2009–\u2009');
  if ('code' in value) return value.code;
  if ('word' in value) return values[value.word];
  return value.list.map((part) => formatBare(part, site)).join(site.words.frame.listSeparator);
}
