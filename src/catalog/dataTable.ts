import type { DatedWords, FigureWords, TimeUnit } from '../model/renderContext.ts';
import { isUncasedWord } from '../locale/unitSymbols.ts';
import { CONDITION_UNITS, type Conditions } from './conditions.ts';
import {
  isList,
  isRange,
  isUnitSymbol,
  matchValue,
  numbersIn,
  partsOf,
  type Unit,
  type Value,
} from '../model/value.ts';
import type { Family, Row } from './family.ts';
import { canBeOrdered } from './lifecycle.ts';
import type { Place } from './models.ts';

/** Units whose words `Intl` has, also without a figure: Arabic writes one week as a word only. */
const CALENDAR_UNITS: Readonly<Partial<Record<Unit, TimeUnit>>> = {
  weeks: 'week',
  months: 'month',
  years: 'year',
};

export type { FigureWords } from '../model/renderContext.ts';

export function dataTable({ id, rows, models }: Family, context: DatedWords) {
  const { headings, dataIntro, rows: labels } = context.words.products;
  return {
    heading: headings.data,
    caption: dataIntro,
    corner: headings.models,
    columns: models.map((name) => ({ name })),
    rows: rows.map((row) => ({
      label: labels[row.key],
      conditions: conditionText(row.conditions, context),
      values: row.values.map((_, index) => figureText(row, { product: id, index }, context)),
    })),
  };
}

/** The figure of a model: what cannot be ordered has no lead time. */
export function figureText({ key, unit, values }: Row, model: Place, context: DatedWords): string {
  const isPast = key === 'leadTime' && context.today && !canBeOrdered(model, context.today());
  return isPast ? '–' : formatValue(values[model.index], unit, context);
}

/** The rows that solution pages show. */
export function decidingRows({ rows, ...family }: Family, context: DatedWords) {
  return dataTable({ ...family, rows: rows.filter(({ deciding }) => deciding) }, context);
}

/** Conditions that say how much of a charge or a life a figure covers: key figures name only these. */
const SCOPES: readonly string[] = ['stateOfCharge', 'endCapacity'] satisfies (keyof Conditions)[];

/** The featured rows, each as one value for all models. */
export function keyFigures({ rows }: Family, context: FigureWords) {
  const { frame, products } = context.words;
  return rows
    .filter(({ featured }) => featured)
    .map((row) => {
      const scopes = Object.entries(row.conditions).filter(([key]) => SCOPES.includes(key));
      const scope = conditionText(Object.fromEntries(scopes), context);
      const label = products.rows[row.key];
      return {
        label: scope === '' ? label : label + frame.inBrackets.replace('{{text}}', scope),
        value: spanValue(row, context),
      };
    });
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

/** A row as one value for all models: the value if they agree, else the range of numbers, or the different values. */
export function spanValue(row: Row, context: FigureWords): string {
  const span = spanOf(row);
  return span === undefined
    ? context.format.capitalized(valuesByModel(row.values, context))
    : formatValue(span, row.unit, context);
}

function valuesByModel(values: readonly Value[], context: FigureWords): string {
  const { frame, products } = context.words;
  if (values.some((value) => typeof value === 'boolean')) return products.byModel;
  const text = differentValues(values, context);
  return values.some(isList) ? text + frame.inBrackets.replace('{{text}}', products.byModel) : text;
}

/** Each different value as in running text: as alternatives, or the parts of all lists as one list. */
export function differentValues(values: readonly Value[], context: FigureWords): string {
  const parts = values.flatMap(partsOf);
  const texts = [...new Set(parts.map((part) => formatBare(part, context)))];
  return values.some(isList) ? context.format.list(texts) : context.format.alternatives(texts);
}

/** The value of a row if all models agree, else the range from the lowest to the highest, if they are numbers. */
export function spanOf({ values }: Row): Value | undefined {
  const numbers = values.flatMap(numbersIn);
  if (numbers.length < values.length)
    return new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  return min === max ? min : [min, max];
}

/** A value with its unit as the text of a table cell, which begins with a capital letter. */
export function formatValue(value: Value | undefined, unit: Unit | undefined, context: FigureWords): string {
  if (unit === undefined || typeof value === 'boolean')
    return context.format.capitalized(formatBare(value, context));
  const calendarUnit = CALENDAR_UNITS[unit];
  if (calendarUnit && typeof value === 'number') return context.format.duration(value, calendarUnit);
  const text = formatUnit(unit, value, context);
  const after = context.format.unitSpace(text) + text;
  if (value === undefined || !isRange(value)) return formatBare(value, context) + after;
  // A symbol belongs to the figures; a word in a script without case would turn the range around if it is Arabic.
  if (!isUncasedWord(text) || value[0] < 0) return context.format.range(value, after);
  return context.format.isolate(context.format.range(value, '')) + after;
}

/** A unit's symbol, or its word in the plural form of the value. */
export function formatUnit(unit: Unit, value: Value | undefined, { words, format }: FigureWords): string {
  // The upper end of a range selects the plural form.
  const count = value === undefined ? Infinity : (numbersIn(value).at(-1) ?? Infinity);
  if (isUnitSymbol(unit)) return format.unitSymbol(unit, count);
  const forms: Readonly<Record<string, string>> = words.products.units;
  return forms[`${unit}_${format.plural(count)}`] ?? words.products.units[`${unit}_other`];
}

/** A value without its unit, as in running text. */
export function formatBare(value: Value | undefined, context: FigureWords): string {
  const { values } = context.words.products;
  if (value === undefined) return '–';
  return matchValue(value, {
    number: context.format.number,
    range: (range) => context.format.range(range, ''),
    flag: (flag) => (flag ? values.yes : values.no),
    code: (text) => text,
    word: (key) => values[key],
    list: (parts) => context.format.list(parts.map((part) => formatBare(part, context))),
  });
}
