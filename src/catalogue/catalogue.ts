/**
 * What the catalogue is made of: ids, units and the shape of a product family.
 * Figures stand in `products.ts` and `packs.ts` and nowhere else; every word that names them
 * stands in `locales/{lang}/products.json`.
 */
import type words from '../../locales/en/products.json';

export const SYSTEM_IDS = [
  'battery-system',
  'electric-drive-system',
  'charging-system',
  'energy-storage-system',
] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** Names of the solution pages, in the order of the menu. */
export const SOLUTION_IDS = [
  'battery-pack',
  'battery-management-system',
  'solution-drive-electric',
  'ev-charger',
  'obc',
  'energy-storage-parts',
  'cabinet-energy-storage',
  'containerized-energy-storage',
  'residential-energy-storage',
  'portable-power-station',
  'intelligent-energy-management-platform',
] as const;
export type SolutionId = (typeof SOLUTION_IDS)[number];

/** Names of the product pages, one for each solution and in the same order. */
export const PRODUCT_IDS = [
  'battery',
  'electron',
  'electric',
  'super',
  'charger',
  'parts',
  'cabinet',
  'container',
  'household',
  'portable',
  'cloud',
] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

/** Battery packs made for one kind of vehicle or machine. */
export const PACK_IDS = [
  'forklift',
  'agv',
  'e-bus',
  'marine',
  'light-truck',
  'construction-machine',
] as const;
export type PackId = (typeof PACK_IDS)[number];

export type RowKey = keyof typeof words.rows;
export type ValueKey = keyof typeof words.values;
/** Units that are words: the keys of their plural forms, without the form. */
export type UnitWordKey = keyof typeof words.units extends `${infer Unit}_${Intl.LDMLPluralRule}`
  ? Unit
  : never;

/** Units that are written the same in every language. */
export const UNIT_SYMBOLS = [
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
export type UnitSymbol = (typeof UNIT_SYMBOLS)[number];

/** A symbol, or the key of a word that each language has its own form of. */
export type Unit = UnitSymbol | UnitWordKey;

/**
 * One cell of a data table. A pair of numbers is a range, lower end first. A `code` (model, connector,
 * protocol, IP class) is never translated; a `word` is; `true` and `false` are shown as the words
 * `yes` and `no`.
 */
export type Value =
  | number
  | readonly [min: number, max: number]
  | boolean
  | { readonly code: string }
  | { readonly word: ValueKey }
  | { readonly list: readonly Value[] };

export type Row = {
  readonly key: RowKey;
  readonly unit?: Unit;
  /** Shown large at the top of the page; three rows of a family are. */
  readonly featured?: true;
};

export type Model = {
  /** The model’s name on type plate and invoice, unique in the catalogue. */
  readonly code: string;
  /** Holds a value for each row of its family. */
  readonly values: Readonly<Partial<Record<RowKey, Value>>>;
};

export type Family<Id extends ProductId | PackId = ProductId | PackId> = {
  readonly id: Id;
  /** What the codes of all models of the family start with. */
  readonly prefix: string;
  readonly rows: readonly Row[];
  readonly models: readonly Model[];
  /** Standards that all models meet, by their numbers. */
  readonly standards: readonly string[];
};

/** A value that no language translates. */
export const code = (text: string): Value => ({ code: text });
/** Several values that no language translates. */
export const codes = (...texts: readonly string[]): Value => ({ list: texts.map(code) });
/** A value in words, taken from the words of the page’s language. */
export const word = (key: ValueKey): Value => ({ word: key });
/** Several values in words. */
export const wordList = (...keys: readonly ValueKey[]): Value => ({ list: keys.map(word) });

const member = <const Ids extends readonly string[]>(ids: Ids) => {
  const known: ReadonlySet<string> = new Set(ids);
  return (text: string): text is Ids[number] => known.has(text);
};

export const isSystem = member(SYSTEM_IDS);
export const isSolution = member(SOLUTION_IDS);
export const isProduct = member(PRODUCT_IDS);
export const isPack = member(PACK_IDS);
/** Tells a unit that is written as it is from one that has to be looked up in the words. */
export const isUnitSymbol = member(UNIT_SYMBOLS);
