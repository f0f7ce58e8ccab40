import type { Family } from '../../../src/catalog/family.ts';
import { DRAWING_SIZE, type Drawing, type Point } from './drawing.ts';

/** Letters of the dimensions, the same in every language. */
export const DIMENSIONS = { width: 'A', depth: 'B', height: 'C' } as const;
type Dimension = keyof typeof DIMENSIONS;

const NAMES = Object.keys(DIMENSIONS) as Dimension[];
/** Angles of the camera of `drawing.py`, in radians. */
const [TILT, TURN] = [1.1, 0.55];
/** Ratio to the catalog by which the proportions of a drawing may differ. */
const TOLERANCE = 1.15;
/** Share of the image that the box fills, at most. */
const FILLED = 0.6;

/** Where a step of length 1 along each dimension leads in the image. */
const STEPS: Readonly<Record<Dimension, Point>> = {
  width: [Math.cos(TURN), Math.sin(TURN) * Math.cos(TILT)],
  depth: [Math.sin(TURN), -Math.cos(TURN) * Math.cos(TILT)],
  height: [0, -Math.sin(TILT)],
};

type Sizes = Readonly<Record<Dimension, number>>;
export type Measured = Pick<Drawing, 'model' | 'lines' | 'ends'> & { readonly isBox: boolean };

/**
 * What the dimensions are lettered on: the drawing, or a box if there is none or if its proportions are not those of the
 * catalog. Undefined if the catalog has no dimensions.
 */
export function measured(drawing: Drawing | undefined, family: Family): Measured | undefined {
  const model = drawing?.model ?? family.models[0] ?? '';
  const sizes = sizesOf(family, model);
  if (!sizes) return undefined;
  return drawing && hasProportions(drawing, sizes)
    ? { ...drawing, isBox: false }
    : { model, isBox: true, ...boxOf(sizes) };
}

function sizesOf({ rows, models }: Family, model: string): Sizes | undefined {
  const sizes = NAMES.map((name) => rows.find(({ key }) => key === name)?.values[models.indexOf(model)]);
  const [width, depth, height] = sizes;
  return typeof width === 'number' && typeof depth === 'number' && typeof height === 'number'
    ? { width, depth, height }
    : undefined;
}

/** Whether width, depth and height of the drawing are to each other as in the catalog. */
export function hasProportions({ ends }: Pick<Drawing, 'ends'>, sizes: Sizes): boolean {
  const ratios = NAMES.map((name) => {
    const [[x1, y1], [x2, y2]] = ends[name];
    const drawn = Math.hypot((x2 - x1) * DRAWING_SIZE.width, (y2 - y1) * DRAWING_SIZE.height);
    return drawn / Math.hypot(...STEPS[name]) / sizes[name];
  });
  const middle = Math.cbrt(ratios.reduce((product, ratio) => product * ratio));
  return ratios.every((ratio) => ratio / middle < TOLERANCE && middle / ratio < TOLERANCE);
}

/** A box of these proportions in the middle of the image, seen as the drawings are. */
function boxOf(sizes: Sizes): Pick<Drawing, 'lines' | 'ends'> {
  const corner = (...along: readonly Dimension[]): Point => [
    along.reduce((sum, name) => sum + STEPS[name][0] * sizes[name], 0),
    along.reduce((sum, name) => sum + STEPS[name][1] * sizes[name], 0),
  ];
  const [left, right] = [0, corner('width', 'depth')[0]];
  const [top, bottom] = [corner('depth', 'height')[1], corner('width')[1]];
  const { width, height } = DRAWING_SIZE;
  const scale = Math.min((width * FILLED) / (right - left), (height * FILLED) / (bottom - top));
  const place = ([x, y]: Point): Point => [
    width / 2 + (x - (left + right) / 2) * scale,
    height / 2 + (y - (top + bottom) / 2) * scale,
  ];
  const path = (...corners: readonly Point[]) =>
    `<path d='M${corners
      .map((one) =>
        place(one)
          .map((value) => value.toFixed())
          .join(','),
      )
      .join('L')}z'/>`;
  const faces = [
    path([0, 0], corner('width'), corner('width', 'height'), corner('height')),
    path(
      corner('width'),
      corner('width', 'depth'),
      corner('width', 'depth', 'height'),
      corner('width', 'height'),
    ),
    path(
      corner('height'),
      corner('width', 'height'),
      corner('width', 'depth', 'height'),
      corner('depth', 'height'),
    ),
  ];
  const share = (one: Point): Point => {
    const [x, y] = place(one);
    return [x / width, y / height];
  };
  return {
    lines: `<g fill='none' stroke='black' stroke-width='4' stroke-linejoin='round'>${faces.join('')}</g>`,
    ends: {
      width: [share([0, 0]), share(corner('width'))],
      depth: [share(corner('width')), share(corner('width', 'depth'))],
      height: [share([0, 0]), share(corner('height'))],
    },
  };
}
