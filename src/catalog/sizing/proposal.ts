import type { Unit } from '../../model/value.ts';
import type { RowKey } from '../family.ts';
import { figureOf, spanOf, type Model, type Span } from '../models.ts';

/** A condition that a number of units has to meet: `available` at least `needed`, both in `unit`. */
export interface Limit<Id extends string = string> {
  readonly id: Id;
  readonly unit: Unit;
  readonly needed: number;
  readonly available: number;
}

/** A model in the smallest number of units that meets every limit, or in the largest if none does. */
export interface Proposal<Id extends string = string> {
  readonly model: Model;
  readonly units: number;
  readonly limits: readonly Limit<Id>[];
  readonly fits: boolean;
  /** Rated energy in kWh or power in kW of all units: what the calculators keep small. */
  readonly installed: number;
}

interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/** An engineering figure that a calculation assumes, because the visitor did not enter it. */
export type Assumption = Quantity;

/** A computed quantity that is shown with the result. */
export interface Line<Id extends string = string> extends Quantity {
  readonly id: Id;
}

export const isMet = ({ needed, available }: Limit): boolean => available >= needed;

/** Share by which the available quantity exceeds the needed one; negative if it falls short. */
export function marginOf({ needed, available }: Limit): number {
  return needed > 0 ? available / needed - 1 : Infinity;
}

/** The limit with the smallest margin, which decides the number of units. */
export function tightest<Id extends string>(limits: readonly Limit<Id>[]): Limit<Id> | undefined {
  return limits.toSorted((one, other) => marginOf(one) - marginOf(other))[0];
}

/**
 * Chooses the number of units of a model.
 *
 * @param counts possible numbers of units, the smallest first
 * @param rated rated energy or power of one unit
 */
export function propose<Id extends string>(
  model: Model,
  counts: readonly number[],
  rated: number,
  limitsOf: (units: number) => readonly Limit<Id>[],
): Proposal<Id> {
  const options = counts.map((units) => ({ units, limits: limitsOf(units) }));
  const chosen = options.find(({ limits }) => limits.every(isMet)) ?? options.at(-1);
  if (!chosen) throw new Error(`${model.name}: no number of units is possible`);
  // Without the rounding errors of the product, so that equal installations compare as equal.
  const installed = Number((chosen.units * rated).toPrecision(12));
  return { model, ...chosen, fits: chosen.limits.every(isMet), installed };
}

/** The models that fit, the smallest installation in the fewest units first; then those that do not. */
export function ranked<Id extends string>(proposals: readonly Proposal<Id>[]): readonly Proposal<Id>[] {
  return proposals.toSorted(
    (one, other) =>
      Number(other.fits) - Number(one.fits) || one.installed - other.installed || one.units - other.units,
  );
}

/** 1, 2, … up to the number of units that the data sheet allows in parallel; one if it names none. */
export function parallelCounts(model: Model): number[] {
  const span = figureOf(model, ['parallelUnits']);
  const most = (span && spanOf(span)?.[1]) ?? 1;
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** Floor that the units of a proposal cover, without clearances, in m². */
export function floorOf({ model, units }: Proposal): number {
  return (units * figureIn(model, 'width') * figureIn(model, 'depth')) / 1e6;
}

/** A numeric figure of the data sheet, in kilo units. @throws {Error} if the model has none */
export function rangeIn(model: Model, key: RowKey): Span {
  const figure = figureOf(model, [key]);
  const span = figure && spanOf(figure);
  if (!span)
    throw new Error(`${model.name}: its data sheet has no number for ${key}, which its sizing needs`);
  return span;
}

/** A single number of the data sheet, in kilo units; the lower end of a range. */
export function figureIn(model: Model, key: RowKey): number {
  return rangeIn(model, key)[0];
}

/** A percentage of the data sheet, from 0 to 1. */
export function shareIn(model: Model, key: RowKey): number {
  return figureIn(model, key) / 100;
}
