import type { DataTableProps } from '../../views/sections/DataTable.tsx';
import type { KeyFigure } from '../../views/sections/KeyFigures.tsx';
import type { RenderContext } from '../../views/renderContext.tsx';
import { CONDITION_UNITS, type Conditions } from './conditions.ts';
import { type Family, isRange, isUnitSymbol, numbersIn, type Row, type Unit, type Value } from './family.ts';

/** The parts of the render context that format figures: the texts and number formats of a language. */
export type FigureWords = Pick<RenderContext, 'words' | 'format'>;

export function dataTable({ rows, models }: Family, context: FigureWords): DataTableProps {
  const { headings, dataIntro, rows: labels } = context.words.products;
  return {
    heading: headings.data,
    caption: dataIntro,
    modelsLabel: headings.models,
    models,
    rows: rows.map(({ key, unit, conditions, values }) => ({
      label: labels[key],
      conditions: conditionText(conditions, context),
      values: values.map((value) => formatValue(value, unit, context)),
    })),
  };
}

/** The featured rows: one value if all models agree, else the range from the lowest to the highest. */
export function keyFigures({ rows }: Family, context: FigureWords): KeyFigure[] {
  return rows
    .filter(({ featured }) => featured)
    .map((row) => ({ label: context.words.products.rows[row.key], value: spanValue(row, context) }));
}

/** Conditions as the text that stands under the label of a row; empty without conditions. */
export function conditionText(conditions: Conditions, context: FigureWords): string {
  const { conditions: texts } = context.words.products;
  const keys = Object.keys(conditions) as (keyof Conditions)[];
  if (keys.length === 0) return '';
  return context.format.list(
    keys.map((key) =>
      texts[key].replace('{{value}}', formatValue(conditions[key], CONDITION_UNITS[key], context)),
    ),
  );
}

/** A row as one value for all models: the value if they agree, else their range, or the first if not numeric. */
export function spanValue(row: Row, context: FigureWords): string {
  return formatValue(spanOf(row) ?? row.values[0], row.unit, context);
}

/** The value of a row if all models agree, else the range from the lowest to the highest, if they are numbers. */
export function spanOf({ values }: Row): Value | undefined {
  const numbers = values.flatMap(numbersIn);
  if (numbers.length < values.length)
    return new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  return min === max ? min : [min, max];
}

export function formatValue(value: Value | undefined, unit: Unit | undefined, context: FigureWords): string {
  if (unit === undefined || typeof value === 'boolean') return formatBare(value, context);
  const text = formatUnit(unit, value, context);
  const suffix = context.format.unitSpace(text) + text;
  if (value !== undefined && isRange(value)) return context.format.range(value, suffix);
  return formatBare(value, context) + suffix;
}

/** A unit's symbol, or its word in the plural form of the value. */
export function formatUnit(unit: Unit, value: Value | undefined, { words, format }: FigureWords): string {
  if (isUnitSymbol(unit)) return unit;
  const forms: Readonly<Record<string, string>> = words.products.units;
  // The upper end of a range selects the plural form.
  const last = value !== undefined && isRange(value) ? value[1] : value;
  const plural = format.plural(typeof last === 'number' ? last : Infinity);
  return forms[`${unit}_${plural}`] ?? words.products.units[`${unit}_other`];
}

/** A value without its unit. */
export function formatBare(value: Value | undefined, context: FigureWords): string {
  const { values } = context.words.products;
  if (value === undefined) return '–';
  if (typeof value === 'number') return context.format.number(value);
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (isRange(value)) return context.format.range(value, '');
  if ('code' in value) return value.code;
  if ('word' in value) return values[value.word];
  return context.format.list(value.list.map((part) => formatBare(part, context)));
}
