import type { Unit } from '../../model/value.ts';

/** The numbers that a field accepts: from `least`, or greater than `above`, up to `most`. */
export interface FieldRange {
  readonly least?: number;
  readonly above?: number;
  readonly most: number;
  /** No fractions. */
  readonly isWhole?: true;
  /** Of the number in a sentence. */
  readonly unit?: Unit;
  /** Shown in the hint. */
  readonly example: number;
}

export type FieldRanges = Readonly<Record<string, FieldRange>>;

/** The numbers of a form, by field. */
export type Figures<Fields> = Readonly<Record<keyof Fields, number>>;
