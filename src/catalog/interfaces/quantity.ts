import type { Feature } from '../features.ts';
import { numbersIn } from '../../model/value.ts';
import type { Family, RowKey } from '../family.ts';

/** Lowest and highest value, in the unit of the quantity. */
export type Span = readonly [min: number, max: number];

/** Units in ASCII: DBC files have no declared encoding. */
type SignalUnit =
  'V' | 'mV' | 'A' | 'kW' | 'kvar' | 'kWh' | 'Hz' | 'Nm' | 'rpm' | 'degC' | '%' | 'kOhm' | 'cycles';

/** What a product reports or accepts, independent of the bus. */
export interface Quantity {
  /** Name of the signal and of the register, a C identifier. */
  readonly name: string;
  /** English description: data files are not translated. */
  readonly text: string;
  readonly unit?: SignalUnit;
  /** Smallest difference that is transmitted. */
  readonly step: number;
  /** Values that can be transmitted; undefined if the family has no such quantity. */
  readonly span: (family: Family) => Span | undefined;
  /** Meanings of the values of an enumeration; `faults` stands for the fault codes of the family, by level. */
  readonly values?: Readonly<Record<number, string>> | 'warning' | 'fault';
  /** Exists only for models with this feature. */
  readonly needs?: Feature;
}

/** A measured value may exceed the limit of the data sheet by a quarter before it saturates. */
const HEADROOM = 1.25;

/** From zero to the highest value of the first of these rows that the family has. */
export const upTo =
  (...keys: readonly RowKey[]) =>
  (family: Family): Span | undefined => {
    const highest = highestOf(family, keys);
    return highest === undefined ? undefined : [0, withHeadroom(highest)];
  };

/** As `upTo`, in both directions. */
export const both =
  (...keys: readonly RowKey[]) =>
  (family: Family): Span | undefined => {
    const highest = highestOf(family, keys);
    return highest === undefined ? undefined : [-withHeadroom(highest), withHeadroom(highest)];
  };

/** The same for every family. */
export const fixed = (min: number, max: number) => (): Span => [min, max];

function highestOf({ rows }: Family, keys: readonly RowKey[]): number | undefined {
  const row = keys.map((wanted) => rows.find(({ key }) => key === wanted)).find((found) => found);
  if (!row) return undefined;
  const numbers = row.values.flatMap(numbersIn).map(Math.abs);
  return Math.max(...numbers) * (row.unit === 'MWh' ? 1000 : 1);
}

/** Adds the headroom and rounds up to two digits. */
function withHeadroom(value: number): number {
  const wanted = value * HEADROOM;
  const digit = 10 ** (Math.floor(Math.log10(wanted)) - 1);
  return Number((Math.ceil(wanted / digit) * digit).toPrecision(2));
}

type Extra = Partial<Pick<Quantity, 'needs'>>;

export const measured = (
  name: string,
  text: string,
  [step, unit]: readonly [step: number, unit: SignalUnit],
  span: Quantity['span'],
  extra: Extra = {},
): Quantity => ({ name, text, unit, step, span, ...extra });

export const temperature = (name: string, text: string, extra: Extra = {}): Quantity =>
  measured(name, text, [1, 'degC'], fixed(-40, 210), extra);

export const percent = (name: string, text: string): Quantity =>
  measured(name, text, [0.5, '%'], fixed(0, 100));

export const flag = (name: string, text: string, extra: Extra = {}): Quantity => ({
  name,
  text,
  step: 1,
  span: fixed(0, 1),
  values: { 0: 'No', 1: 'Yes' },
  ...extra,
});

/** An enumeration with the values 0, 1, 2 …, in this order. */
const state = (name: string, text: string, values: readonly string[]): Quantity => ({
  name,
  text,
  step: 1,
  span: fixed(0, values.length - 1),
  values,
});
/** @param values states between standby and fault */
export const operatingState = (...values: readonly string[]): Quantity =>
  state('State', 'Operating state', ['Initializing', 'Standby', ...values, 'Fault', 'Service mode']);
export const requestedState = (...values: readonly string[]): Quantity =>
  state('RequestedState', 'Wanted state', values);

/** Common to all products: the receiver detects with it that the sender has stopped. */
export const heartbeat: Quantity = {
  name: 'Heartbeat',
  text: 'Counts up by 1 with each update, from 0 to 250, and starts over',
  step: 1,
  span: fixed(0, 250),
};

/** The most severe fault and warning, with the numbers of the manual. */
export const faultCodes: readonly Quantity[] = [
  {
    name: 'FaultCode',
    text: 'Fault that switched the product off, numbered as in the manual; 0: none',
    step: 1,
    span: fixed(0, 999),
    values: 'fault',
  },
  {
    name: 'WarningCode',
    text: 'Warning that limits the power, numbered as in the manual; 0: none',
    step: 1,
    span: fixed(0, 999),
    values: 'warning',
  },
];

export const cellTemperatures = [
  temperature('CellTemperatureMinimum', 'Lowest cell temperature'),
  temperature('CellTemperatureMaximum', 'Highest cell temperature'),
];

export const coolantTemperature = temperature('CoolantTemperature', 'Coolant temperature at the inlet', {
  needs: 'liquidCooling',
});
