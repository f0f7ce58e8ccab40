import type words from '../../locales/en/products.json';

/** Units that are words: the keys of their plural forms, without the form. */
type UnitWordKey = keyof typeof words.units extends `${infer Unit}_${Intl.LDMLPluralRule}` ? Unit : never;

/** Units that are written the same in every language. */
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

/** A symbol, or the key of a word that is translated. */
export type Unit = UnitSymbol | UnitWordKey;

const symbols: ReadonlySet<string> = new Set(UNIT_SYMBOLS);

/** Tells a unit that is written the same everywhere from one that is translated. */
export function isUnitSymbol(unit: string): unit is UnitSymbol {
  return symbols.has(unit);
}
