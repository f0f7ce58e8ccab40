import type words from '../../locales/en/products.json';

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
