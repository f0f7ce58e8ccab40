import { FAULTS } from '../faults.ts';
import { hasFeature, modelsWith, type Feature } from '../features.ts';
import type { Family } from '../family.ts';
import { measured, percent, upTo, type Quantity } from './quantity.ts';

/** Quantities that are sent together: one CAN message, one block of registers. */
export interface MessageDeclaration {
  readonly name: string;
  readonly text: string;
  /** Milliseconds between two messages, or two updates of the registers. */
  readonly period: number;
  /** Sent to the product, not by it. */
  readonly isCommand?: true;
  readonly quantities: readonly Quantity[];
}

/** @param period milliseconds */
export const message = (
  name: string,
  text: string,
  period: number,
  quantities: readonly Quantity[],
): MessageDeclaration => ({ name, text, period, quantities });

/** @param period milliseconds */
export const command = (
  text: string,
  period: number,
  quantities: readonly Quantity[],
): MessageDeclaration => ({ ...message('Command', text, period, quantities), isCommand: true });

/** A quantity of one family: its range is known. */
export interface Signal extends Pick<Quantity, 'name' | 'text' | 'unit' | 'step'> {
  readonly min: number;
  readonly max: number;
  /** Meanings of the values of an enumeration. */
  readonly values: readonly (readonly [value: number, meaning: string])[];
  readonly isEnumeration: boolean;
  /** The models that have the quantity, if not all do. */
  readonly models?: readonly string[];
}

export interface Message extends Omit<MessageDeclaration, 'quantities'> {
  readonly signals: readonly Signal[];
}

/** A message of a family: only quantities that its rows and features have. */
export function messageOf({ quantities, ...message }: MessageDeclaration, family: Family): Message {
  return { ...message, signals: quantities.flatMap((quantity) => signalsOf(quantity, family)) };
}

/** One signal, or none if the family has no such quantity. */
function signalsOf({ name, text, unit, step, span, values, needs }: Quantity, family: Family): Signal[] {
  const range = span(family);
  const models = needs ? modelsWith(family, needs) : family.models;
  if (!range || models.length === 0) return [];
  const [min, max] = range;
  return [
    {
      name,
      text,
      ...(unit && { unit }),
      step,
      min,
      max,
      values: meaningsOf(values, family),
      isEnumeration: values !== undefined,
      ...(models.length < family.models.length && { models }),
    },
  ];
}

function meaningsOf(values: Quantity['values'], family: Family): Signal['values'] {
  if (typeof values !== 'string')
    return Object.entries(values ?? {}).map(([value, meaning]) => [Number(value), meaning] as const);
  const has = (needs?: Feature) => needs === undefined || hasFeature(family, needs);
  const reported = FAULTS[family.manual].filter(({ level, needs }) => level === values && has(needs));
  return [[0, 'None'], ...reported.map(({ code, id }) => [code, `F-${code} ${id}`] as const)];
}

/** Of everything that stores energy. */
export const energy = message('Energy', 'Energy and aging', 1000, [
  percent('StateOfHealth', 'Full capacity as a share of the rated capacity'),
  measured('EnergyRemaining', 'Energy left above the discharge limit', [0.1, 'kWh'], upTo('energy')),
  measured('EnergyFull', 'Energy when fully charged', [0.1, 'kWh'], upTo('energy')),
  measured('FullCycles', 'Throughput in full cycles', [1, 'cycles'], upTo('cycleLife')),
]);
