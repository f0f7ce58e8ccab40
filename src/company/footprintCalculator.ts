import { cleanText } from '../cleanText.ts';
import { EFFICIENCY, MAKING_FACTOR } from './footprint.ts';
import { readDecimal } from './readDecimal.ts';

/** Upper limit of the input, 1 TWh: far more than the largest storage delivers in a year. */
export const MOST_ENERGY_MWH = 1_000_000;
/** Upper limit of the input in t CO₂e/MWh. No grid exceeds it; larger values are probably g/kWh. */
export const MOST_FACTOR = 2;

type FieldFault = 'missing' | 'notNumber' | 'tooSmall' | 'tooLarge';

export interface Field {
  /** The input, cut to `LONGEST_TEXT` characters. */
  readonly text: string;
  readonly fault?: FieldFault;
}

/** One year of operation. Energy in MWh, masses of CO₂e in t. */
export interface Avoided {
  readonly stored: number;
  readonly delivered: number;
  readonly avoided: number;
  readonly making: number;
  /** Negative if manufacturing emits more than the use avoids. */
  readonly net: number;
}

export interface Calculation {
  readonly energy: Field;
  readonly factor: Field;
  /** Set if both fields are valid. */
  readonly result?: Avoided;
}

/**
 * @param stored MWh that are charged in a year
 * @param factor carbon intensity of the electricity that is replaced, in t CO₂e/MWh
 */
export function avoidedEmissions(stored: number, factor: number): Avoided {
  const delivered = stored * EFFICIENCY;
  const avoided = delivered * factor;
  // kg/kWh equals t/MWh.
  const making = delivered * MAKING_FACTOR;
  return { stored, delivered, avoided, making, net: avoided - making };
}

/**
 * Validates the calculator's form and computes its result.
 *
 * @param query of the page's URL; without `energy` and `factor`, the form has not been submitted
 * @param tag BCP 47 tag of the page: it determines the decimal and the grouping separator
 */
export function calculate(query: URLSearchParams, tag: string): Calculation {
  const [energy, factor] = [query.get('energy'), query.get('factor')];
  if (energy === null && factor === null) return { energy: { text: '' }, factor: { text: '' } };
  const readEnergy = readField(energy ?? '', MOST_ENERGY_MWH, tag);
  const readFactor = readField(factor ?? '', MOST_FACTOR, tag);
  return {
    energy: readEnergy.field,
    factor: readFactor.field,
    ...(readEnergy.value === undefined || readFactor.value === undefined
      ? {}
      : { result: avoidedEmissions(readEnergy.value, readFactor.value) }),
  };
}

/** Longer input is cut before it is shown again: a query string can contain anything. */
const LONGEST_TEXT = 40;

function readField(typed: string, most: number, tag: string): { field: Field; value?: number } {
  const text = cleanText(typed.trim().slice(0, LONGEST_TEXT));
  const fail = (fault: FieldFault) => ({ field: { text, fault } });
  if (text === '') return fail('missing');
  const value = readDecimal(text, tag);
  if (value === undefined) return fail('notNumber');
  if (value <= 0) return fail('tooSmall');
  return value > most ? fail('tooLarge') : { field: { text }, value };
}
