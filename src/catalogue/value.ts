import type words from '../../locales/en/products.json';

export type ValueKey = keyof typeof words.values;

/**
 * One cell of a data table. A pair of numbers is a range, lower end first. A `code` (model, connector, protocol, IP
 * class) is not translated, a `word` is. Booleans are shown as `yes` and `no` in the page's language.
 */
export type Value =
  | number
  | readonly [min: number, max: number]
  | boolean
  | { readonly code: string }
  | { readonly word: ValueKey }
  | { readonly list: readonly Value[] };

/** A value that is not translated. */
export const code = (text: string): Value => ({ code: text });
/** A value that is translated. */
export const word = (key: ValueKey): Value => ({ word: key });
export const list = (...values: readonly Value[]): Value => ({ list: values });
export const codes = (...texts: readonly string[]): Value => list(...texts.map(code));
export const wordList = (...keys: readonly ValueKey[]): Value => list(...keys.map(word));

/** Whether a value is a pair of numbers, lower end first. */
export function isRange(value: Value): value is readonly [number, number] {
  return Array.isArray(value);
}

/** Translated units: the keys in `products.units`, without the suffix of the plural form. */
type UnitWordKey = keyof typeof words.units extends `${infer Unit}_${Intl.LDMLPluralRule}` ? Unit : never;

/** Symbols that are the same in every language. */
const UNIT_SYMBOLS = [
  'V',
  'mV',
  'A',
  'mA',
  'µA',
  'Ah',
  'W',
  'kW',
  'kWh',
  'MWh',
  'kW/l',
  'Hz',
  'Nm',
  'min⁻¹',
  'l/min',
  'mm',
  'm',
  'kg',
  '°C',
  'K',
  '%',
  'dB(A)',
  'ms',
  'min',
  'h',
] as const;
type UnitSymbol = (typeof UNIT_SYMBOLS)[number];

/** A symbol, or the key of a translated word. */
export type Unit = UnitSymbol | UnitWordKey;

const symbols: ReadonlySet<string> = new Set(UNIT_SYMBOLS);

/** Whether the unit is a symbol, not the key of a translated word. */
export function isUnitSymbol(unit: string): unit is UnitSymbol {
  return symbols.has(unit);
}
