import { cleanText } from '../../common/cleanText.ts';
import { readDecimal } from './readDecimal.ts';

/**
 * Carbon footprint of a storage cabinet according to ISO 14067, as derived on the carbon-footprint page. Masses of CO₂e
 * are in kg, energy is in kWh.
 */

/** kg CO₂e per kWh of capacity. */
const KG_PER_CAPACITY = { materials: 52, production: 9, distribution: 3, endOfLife: 6 } as const;

/** kWh per kWh of capacity: 6,000 cycles of 0.9 kWh on average, as capacity falls from 100 % to 80 %. */
const DELIVERED_PER_CAPACITY = 6000 * 0.9;

/** Share of the stored energy that is delivered. */
export const EFFICIENCY = 0.964;

/** Carbon intensity of the solar electricity assumed for the use stage, in kg CO₂e/kWh. */
const SOLAR_FACTOR = 0.04;

/** Emissions of all stages except use, in kg CO₂e per kWh delivered. */
export const MAKING_FACTOR =
  Object.values(KG_PER_CAPACITY).reduce((sum, mass) => sum + mass, 0) / DELIVERED_PER_CAPACITY;

/** Emissions of each life-cycle stage, in order, in g CO₂e per kWh delivered, to one decimal. */
export const FOOTPRINT_STAGES = [
  ['materials', perDelivered(KG_PER_CAPACITY.materials)],
  ['production', perDelivered(KG_PER_CAPACITY.production)],
  ['distribution', perDelivered(KG_PER_CAPACITY.distribution)],
  ['use', toGrams((1 / EFFICIENCY - 1) * SOLAR_FACTOR)],
  ['endOfLife', perDelivered(KG_PER_CAPACITY.endOfLife)],
] as const;

function perDelivered(kilograms: number): number {
  return toGrams(kilograms / DELIVERED_PER_CAPACITY);
}

function toGrams(kilograms: number): number {
  return Math.round(kilograms * 10_000) / 10;
}

/** Upper limit of the input, 1 TWh: far more than the largest storage delivers in a year. */
export const MOST_ENERGY_MWH = 1_000_000;
/** Upper limit of the input in t CO₂e/MWh. No grid exceeds it; larger values are probably g/kWh. */
export const MOST_FACTOR = 2;

export interface Field {
  /** The input, cut to `LONGEST_TEXT` characters. */
  readonly text: string;
  readonly fault?: 'missing' | 'notNumber' | 'tooSmall' | 'tooLarge';
}

export type Avoided = ReturnType<typeof avoidedEmissions>;

/**
 * One year of operation. Energy in MWh, masses of CO₂e in t; `net` is negative if manufacturing emits more than the use
 * avoids.
 *
 * @param stored MWh that are charged in a year
 * @param factor carbon intensity of the electricity that is replaced, in t CO₂e/MWh
 */
export function avoidedEmissions(stored: number, factor: number) {
  const delivered = stored * EFFICIENCY;
  const avoided = delivered * factor;
  // kg/kWh equals t/MWh.
  const making = delivered * MAKING_FACTOR;
  return { stored, delivered, avoided, making, net: avoided - making };
}

/**
 * Validates the calculator's form and computes its result if both fields are valid.
 *
 * @param query of the page's URL; without `energy` and `factor`, the form has not been submitted
 * @param tag BCP 47 tag of the page: it determines the decimal and the grouping separator
 */
export function calculate(
  query: URLSearchParams,
  tag: string,
): { energy: Field; factor: Field; result?: Avoided | undefined } {
  if (!query.has('energy') && !query.has('factor')) return { energy: { text: '' }, factor: { text: '' } };
  const energy = readField(query.get('energy') ?? '', MOST_ENERGY_MWH, tag);
  const factor = readField(query.get('factor') ?? '', MOST_FACTOR, tag);
  return {
    energy: energy.field,
    factor: factor.field,
    result:
      energy.value === undefined || factor.value === undefined
        ? undefined
        : avoidedEmissions(energy.value, factor.value),
  };
}

/** Longer input is cut before it is shown again: a query string can contain anything. */
const LONGEST_TEXT = 40;

function readField(typed: string, most: number, tag: string): { field: Field; value?: number } {
  const text = cleanText(typed.trim().slice(0, LONGEST_TEXT));
  const fail = (fault: Field['fault']) => ({ field: { text, fault } });
  if (text === '') return fail('missing');
  const value = readDecimal(text, tag);
  if (value === undefined) return fail('notNumber');
  if (value <= 0) return fail('tooSmall');
  return value > most ? fail('tooLarge') : { field: { text }, value };
}
