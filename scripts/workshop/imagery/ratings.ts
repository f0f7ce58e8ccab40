import words from '../../../locales/en/products.json' with { type: 'json' };
import { familyOf, PRODUCT_IDS } from '../../../src/catalog/catalog.ts';
import { everyKind, isUnitSymbol, matchValue, type Unit, type Value } from '../../../src/model/value.ts';

/** Printed ratings by row key of the catalog: `energy: '261 kWh'`. */
export type Ratings = Readonly<Record<string, string>>;

function printed(value: Value): string | undefined {
  return matchValue(value, {
    ...everyKind((): string | undefined => undefined),
    number: (figure) => String(figure).replace('-', '−'),
    range: (figures) => figures.map(printed).join(' to '),
    code: (text) => text,
    list: (parts) => parts.map(printed).filter(Boolean).join('  ·  ') || undefined,
  });
}

/** Prints are in English. */
function printedUnit(unit: Unit): string {
  return isUnitSymbol(unit) ? unit : words.units[`${unit}_other`];
}

/**
 * Ratings for the plates and prints of the rendered products: all models of the catalog by code, without values that
 * need translation.
 */
export function ratings(): Readonly<Record<string, Ratings>> {
  return Object.fromEntries(
    PRODUCT_IDS.map(familyOf).flatMap(({ rows, models }) =>
      models.map((code, model): [string, Ratings] => {
        const texts = rows.flatMap(({ key, unit, values }) => {
          const value = values[model];
          const text = value === undefined ? undefined : printed(value);
          return text === undefined ? [] : [[key, unit ? `${text} ${printedUnit(unit)}` : text]];
        });
        return [code, Object.fromEntries(texts)];
      }),
    ),
  );
}
