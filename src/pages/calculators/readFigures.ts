import type { ProfileFault } from '../../catalog/sizing/dayProfile.ts';
import type { FieldRange } from '../../catalog/sizing/fields.ts';
import { cleanText } from '../../common/cleanText.ts';
import { readDecimal } from '../../common/readDecimal.ts';

export type FigureFault =
  | { readonly kind: 'missing' | 'notNumber' | 'tooSmall' | 'notWhole' }
  | { readonly kind: 'atLeast' | 'atMost' | 'below'; readonly limit: number }
  | ProfileFault;

export interface FormField {
  readonly name: string;
  /** The visitor's input, cut to `LONGEST_TEXT` characters. */
  readonly text: string;
  readonly fault?: FigureFault | undefined;
}

interface ReadFigures<Name extends string> {
  readonly fields: readonly FormField[];
  /** The values of the fields without fault. */
  readonly figures: Readonly<Record<Name, number | undefined>>;
}

const LONGEST_TEXT = 40;

/** The text of a short field as it is shown again: a query string can contain anything. */
export function shortText(typed: string): string {
  return cleanText(typed.trim().slice(0, LONGEST_TEXT));
}

/**
 * Reads the numbers of a calculator's form.
 *
 * @param query of the page; without any of the fields, the form has not been submitted
 * @param tag BCP 47 tag of the page: it determines the decimal and the grouping separator
 */
export function readFigures<Name extends string>(
  ranges: Readonly<Record<Name, FieldRange>>,
  query: URLSearchParams,
  tag: string,
): ReadFigures<Name> {
  const names = Object.keys(ranges) as Name[];
  const isSubmitted = names.some((name) => query.has(name));
  const read = names.map((name) => {
    const text = shortText(query.get(name) ?? '');
    const value = readDecimal(text, tag);
    const fault = value === undefined ? unreadable(text) : faultOf(value, ranges[name]);
    return isSubmitted ? { name, text, fault, value: fault ? undefined : value } : { name, text: '' };
  });
  return {
    fields: read.map(({ name, text, fault }) => ({ name, text, fault })),
    figures: Object.fromEntries(read.map(({ name, value }) => [name, value])) as Record<
      Name,
      number | undefined
    >,
  };
}

function unreadable(text: string): FigureFault {
  return { kind: text === '' ? 'missing' : 'notNumber' };
}

function faultOf(
  value: number,
  { least = -Infinity, above = -Infinity, most, isWhole }: FieldRange,
): FigureFault | undefined {
  if (value <= above) return { kind: 'tooSmall' };
  if (value < least) return { kind: 'atLeast', limit: least };
  if (value > most) return { kind: 'atMost', limit: most };
  return isWhole && !Number.isInteger(value) ? { kind: 'notWhole' } : undefined;
}

/** The figures of a form without faults. */
export function completed<Name extends string>(
  figures: ReadFigures<Name>['figures'],
  fields: readonly FormField[],
): Readonly<Record<Name, number>> | undefined {
  const isComplete =
    fields.every(({ fault }) => fault === undefined) &&
    Object.values(figures).every((value) => value !== undefined);
  return isComplete ? (figures as Record<Name, number>) : undefined;
}
