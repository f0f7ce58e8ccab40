import type words from '../../locales/en/products.json';

/** The words of texts. */
export type Split<Text extends string> = Text extends `${infer Word} ${infer Rest}`
  ? Word | Split<Rest>
  : Text;

type ValueKey = keyof typeof words.values;

type Range = readonly [min: number, max: number];

/**
 * One cell of a data table. A pair of numbers is a range, lower end first. A `code` (model, connector, protocol, IP
 * class) is not translated, a `word` is: its text is as in running text, since it may stand within a list. Booleans are
 * shown as `yes` and `no` in the page's language.
 */
export type Value =
  | number
  | Range
  | boolean
  | { readonly code: string }
  | { readonly word: ValueKey }
  | { readonly list: readonly Value[] };

export const code = (text: string): Value => ({ code: text });
export const word = (key: ValueKey): Value => ({ word: key });
export const list = (...values: readonly Value[]): Value => ({ list: values });
export const codes = (...texts: readonly string[]): Value => list(...texts.map(code));
export const wordList = (...keys: readonly ValueKey[]): Value => list(...keys.map(word));

/** What a value of each kind becomes. */
interface Cases<Result> {
  readonly number: (value: number) => Result;
  readonly range: (value: Range) => Result;
  readonly flag: (value: boolean) => Result;
  readonly code: (text: string) => Result;
  readonly word: (key: ValueKey) => Result;
  readonly list: (parts: readonly Value[]) => Result;
}

/** The one interpretation of values, which all others call. */
export function matchValue<Result>(value: Value, cases: Cases<Result>): Result {
  if (typeof value === 'number') return cases.number(value);
  if (typeof value === 'boolean') return cases.flag(value);
  if (isRange(value)) return cases.range(value);
  if ('code' in value) return cases.code(value.code);
  return 'word' in value ? cases.word(value.word) : cases.list(value.list);
}

/** The same for every kind, as default. */
export function everyKind<Result>(make: () => Result): Cases<Result> {
  return { number: make, range: make, flag: make, code: make, word: make, list: make };
}

export function isRange(value: Value): value is Range {
  return Array.isArray(value);
}

/** A number, or both ends of a range; nothing in a value that is not numeric. */
export function numbersIn(value: Value): readonly number[] {
  if (typeof value === 'number') return [value];
  return isRange(value) ? value : [];
}

/** The parts of a list, or the value itself. */
export function partsOf(value: Value): readonly Value[] {
  return matchValue(value, { ...everyKind((): readonly Value[] => [value]), list: (parts) => parts });
}

export function isList(value: Value): boolean {
  return partsOf(value)[0] !== value;
}

/** The codes that a value consists of, such as IP classes. */
export function codesOf(value: Value): readonly string[] {
  return matchValue(value, {
    ...everyKind((): readonly string[] => []),
    code: (text) => [text],
    list: (parts) => parts.flatMap(codesOf),
  });
}

/** Translated units: the keys in `products.units`, without the suffix of the plural form. */
type UnitWordKey = keyof typeof words.units extends `${infer Unit}_${Intl.LDMLPluralRule}` ? Unit : never;

/** Symbols that are the same in every language. */
const UNIT_SYMBOLS =
  'V mV A mA µA Ah W kW kVA kWh MWh Hz N·m mm m m² km kg kWh/km °C K % dB(A) ms s min h Ω Ω/V bar MPa mm/m';
type UnitSymbol = Split<typeof UNIT_SYMBOLS>;
export type Unit = UnitSymbol | UnitWordKey;

const symbols: ReadonlySet<string> = new Set(UNIT_SYMBOLS.split(' '));

export function isUnitSymbol(unit: string): unit is UnitSymbol {
  return symbols.has(unit);
}
