import { cleanText } from '../cleanText.ts';
import { EFFICIENCY, MAKING_FACTOR } from './footprint.ts';
import { readDecimal } from './readDecimal.ts';

/** A TWh: far more than the largest storage moves in a year. */
export const MOST_ENERGY_MWH = 1_000_000;
/** No grid burns dirtier fuel than this; above it somebody meant g/kWh. In t CO₂e a MWh. */
export const MOST_FACTOR = 2;

export type FieldFault = 'missing' | 'notNumber' | 'tooSmall' | 'tooLarge';

export interface Field {
  /** As it was typed. */
  readonly text: string;
  readonly fault?: FieldFault;
}

/** One year of a storage. Energy in MWh, mass of CO₂e in t. */
export interface Avoided {
  readonly stored: number;
  readonly delivered: number;
  readonly avoided: number;
  readonly making: number;
  /** Below nought where the making costs more than the use saves. */
  readonly net: number;
}

export interface Calculation {
  readonly energy: Field;
  readonly factor: Field;
  /** None before both figures were given and are in order. */
  readonly result?: Avoided;
}

/**
 * @param stored MWh that flow into the storage in a year
 * @param factor carbon content of the electricity that is replaced, in t CO₂e a MWh
 */
export function avoidedEmissions(stored: number, factor: number): Avoided {
  const delivered = stored * EFFICIENCY;
  const avoided = delivered * factor;
  // kg a kWh are t a MWh.
  const making = delivered * MAKING_FACTOR;
  return { stored, delivered, avoided, making, net: avoided - making };
}

/**
 * Answers the calculator's form.
 *
 * @param query of the page's address; without `energy` and `factor` nobody has asked yet
 * @param tag BCP 47 tag of the page: it decides what a point or a comma means
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

/** Longest text that is shown again: an address can hold anything. */
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
