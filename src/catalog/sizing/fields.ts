/** The numbers that a field accepts: from `least`, or greater than `above`, up to `most`. */
export interface FieldRange {
  readonly least?: number;
  readonly above?: number;
  readonly most: number;
  /** No fractions. */
  readonly isWhole?: true;
  /** Shown in the hint. */
  readonly example: number;
}

export type FieldRanges = Readonly<Record<string, FieldRange>>;

/** The numbers of a form, by field. */
export type Figures<Fields> = Readonly<Record<keyof Fields, number>>;
