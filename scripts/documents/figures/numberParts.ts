import { type Feature, modelsWith } from '../../../src/catalog/features.ts';
import type { Family } from '../../../src/catalog/family.ts';
import type { Drawing, PartName, Point } from './drawing.ts';

/** Parts that only models with a feature have; a picture may show them on others. */
const NEEDS: Readonly<Partial<Record<PartName, Feature>>> = {
  liftingEye: 'craneEyes',
  handle: 'carryingHandles',
  vent: 'ventValve',
  servicePlug: 'servicePlug',
  coolantPort: 'liquidCooling',
};

export interface NumberedPart {
  readonly number: number;
  readonly name: PartName;
  readonly at: Point;
  /** Where the number stands. */
  readonly label: Point;
}

const MARGIN = 0.045;
/** Between the numbers of a side, and from the upper and lower edge. */
const GAP = 0.075;

/** One part of each name that the drawn model has, numbered from top to bottom: first at the left, then at the right. */
export function numberParts({ parts, model }: Drawing, family: Family): readonly NumberedPart[] {
  const own = parts.filter(({ name }) => {
    const need = NEEDS[name];
    return need === undefined || modelsWith(family, need).includes(model);
  });
  const first = own.filter(({ name }, place) => own.findIndex((part) => part.name === name) === place);
  const isLeft = ({ at: [x] }: { readonly at: Point }) => x < 0.5;
  const left = spread(first.filter(isLeft), MARGIN);
  const right = spread(
    first.filter((part) => !isLeft(part)),
    1 - MARGIN,
  );
  return [...left, ...right].map((part, place) => ({ ...part, number: place + 1 }));
}

/** Places the labels of one side near their parts, without overlaps. */
function spread(parts: Drawing['parts'], x: number): Omit<NumberedPart, 'number'>[] {
  const sorted = parts.toSorted((one, other) => one.at[1] - other.at[1]);
  let lowest = 0;
  return sorted.map(({ name, at }, place) => {
    const after = sorted.length - place;
    const y = Math.min(Math.max(at[1], lowest + GAP), 1 - after * GAP);
    lowest = y;
    return { name, at, label: [x, y] };
  });
}
