import type { FieldRanges } from './fields.ts';
import type { Proposal } from './proposal.ts';

/** One figure of a case with another value, for which a model fits. */
export interface Change {
  readonly name: string;
  readonly value: number;
  readonly proposal: Proposal;
}

/** Relative changes that are tried, the smallest first: a visitor changes a schedule a little, not by an order. */
const FACTORS = Array.from({ length: 20 }, (_, index) => (index + 1) / 20).flatMap((step) =>
  step <= 0.5 ? [1 + step, 1 - step] : [1 + step],
);

/** The smallest change of each of these figures alone that makes a model fit, if there is one. */
export function changesOf<Name extends string>(
  values: Readonly<Record<Name, number>>,
  names: readonly NoInfer<Name>[],
  ranges: FieldRanges,
  proposalsFor: (values: Readonly<Record<Name, number>>) => readonly Proposal[],
): readonly Change[] {
  return names.flatMap((name) => {
    const { least = 0, above = 0, most, isWhole } = ranges[name] ?? { most: Infinity };
    for (const factor of FACTORS) {
      const exact = values[name] * factor;
      const value = isWhole ? Math.round(exact) : Number(exact.toPrecision(2));
      if (value === values[name] || value < least || value <= above || value > most) continue;
      const [proposal] = proposalsFor({ ...values, [name]: value });
      if (proposal?.fits) return [{ name, value, proposal }];
    }
    return [];
  });
}
