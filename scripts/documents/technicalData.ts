import { stringify } from 'csv-stringify/sync';
import { familyOf, productPath, type ProductId } from '../../src/catalog/catalog.ts';
import { conditionText, formatBare, formatUnit, type FigureWords } from '../../src/catalog/dataTable.ts';
import { milestonesOf } from '../../src/catalog/lifecycle.ts';
import { modelsOf } from '../../src/catalog/models.ts';
import { revisionOf } from '../../src/catalog/documents.ts';
import { mapValues } from '../../src/common/mapValues.ts';
import { everyKind, matchValue, type Value } from '../../src/model/value.ts';
import type { Row } from '../../src/catalog/family.ts';
import { organization } from '../../src/organization.ts';

/** Public path of the JSON Schema, which describes `technicalData`. */
export const DATA_SCHEMA = '/schemas/technical-data.json';

type DataValue =
  number | boolean | string | readonly string[] | { readonly min: number; readonly max: number };

/** The technical data of a product in the shape of `public/schemas/technical-data.json`. */
export function technicalData(subject: ProductId, english: FigureWords, siteUrl: string) {
  const { models, prefix, rows, standards } = familyOf(subject);
  const dataValue = (value: Value) => dataValueOf(value, english);
  return {
    $schema: siteUrl + DATA_SCHEMA,
    product: subject,
    name: english.words.products.products[subject].name,
    manufacturer: organization.legalName,
    series: prefix,
    models,
    page: siteUrl + productPath(subject),
    revision: revisionOf({ subject, kind: 'json' }),
    standards,
    lifecycle: Object.fromEntries(modelsOf(subject).map((model) => [model.name, milestonesOf(model)])),
    data: rows.map((row) => ({
      ...headOf(row, english),
      conditions: mapValues(row.conditions, dataValue),
      values: Object.fromEntries(row.values.map((value, index) => [models[index], dataValue(value)])),
    })),
  };
}

/** The technical data as a table: one line per row of the data sheet and model. */
export function technicalTable(subject: ProductId, english: FigureWords): string {
  const { models, rows } = familyOf(subject);
  const lines = rows.flatMap((row) => {
    const { key, label, unit } = headOf(row, english);
    const conditions = plainSpaces(conditionText(row.conditions, english));
    return row.values.map((value, index) => {
      const figure = dataValueOf(value, english);
      const isSpan = typeof figure === 'object' && 'min' in figure;
      return {
        product: subject,
        model: models[index],
        key,
        label,
        unit,
        value: isSpan ? undefined : Array.isArray(figure) ? figure.join('; ') : figure,
        min: isSpan ? figure.min : undefined,
        max: isSpan ? figure.max : undefined,
        conditions,
      };
    });
  });
  return toCsv(lines);
}

/** CSV as RFC 4180 defines it. The byte order mark makes spreadsheets read it as UTF-8. */
export function toCsv(lines: readonly object[]): string {
  return stringify([...lines], {
    header: true,
    bom: true,
    record_delimiter: 'windows',
    cast: { boolean: String },
  });
}

function headOf({ key, unit }: Row, english: FigureWords) {
  return {
    key,
    label: plainSpaces(english.words.products.rows[key]),
    unit: unit === undefined ? null : formatUnit(unit, undefined, english),
  };
}

function dataValueOf(value: Value, english: FigureWords): DataValue {
  const text = (part: Value) => plainSpaces(formatBare(part, english));
  return matchValue<DataValue>(value, {
    ...everyKind(() => text(value)),
    number: (figure) => figure,
    flag: (flag) => flag,
    range: ([min, max]) => ({ min, max }),
    list: (parts) => parts.map(text),
  });
}

/** Replaces the no-break spaces of the typeset texts. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
}
