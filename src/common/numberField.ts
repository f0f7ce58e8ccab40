import { cleanText } from './cleanText.ts';
import { readDecimal } from './readDecimal.ts';

/** A text field for a number, as shown again after submission. */
export interface NumberField<Fault extends string> {
  /** The input, cut to `LONGEST_TEXT` characters. */
  readonly text: string;
  readonly fault?: Fault | 'missing' | 'notNumber';
  /** Set if there is no fault. */
  readonly value?: number;
}

const LONGEST_TEXT = 40;

/** The text of a short field as it is shown again: a query string can contain anything. */
export function shortText(typed: string): string {
  return cleanText(typed.trim().slice(0, LONGEST_TEXT));
}

/**
 * Reads a number that a visitor typed.
 *
 * @param tag BCP 47 tag of the page: it determines the decimal and the grouping separator
 * @param faultOf the fault of a number that the field does not accept
 */
export function readNumberField<Fault extends string>(
  typed: string,
  tag: string,
  faultOf: (value: number) => Fault | undefined,
): NumberField<Fault> {
  const text = shortText(typed);
  if (text === '') return { text, fault: 'missing' };
  const value = readDecimal(text, tag);
  if (value === undefined) return { text, fault: 'notNumber' };
  const fault = faultOf(value);
  return fault === undefined ? { text, value } : { text, fault };
}
