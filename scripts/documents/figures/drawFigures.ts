import type { Family } from '../../../src/catalog/family.ts';
import type { FigureName } from '../../../src/model/manual.ts';
import { SLING_ANGLE } from '../manuals/kinds.ts';
import { CLEARANCE_LETTERS, CLEARANCES, type Side } from './clearances.ts';
import { DIMENSIONS, type Measured, measured } from './dimensions.ts';
import { DRAWING_SIZE, type Drawing, type Point } from './drawing.ts';
import { type NumberedPart, numberParts } from './numberParts.ts';

const { width, height } = DRAWING_SIZE;
const INK = '#1a1d21';
const TEXT = `font-family='IBM Plex Sans, sans-serif' font-weight='600' font-size='34' text-anchor='middle' fill='${INK}'`;
const THIN = `stroke='${INK}' stroke-width='3' fill='none'`;

/** The figures of a manual as SVG; numbered parts only if there is a drawing of the product. */
export function drawFigures(
  drawing: Drawing | undefined,
  family: Family,
): Partial<Record<FigureName, string>> {
  const sized = measured(drawing, family);
  return {
    ...(drawing && { parts: drawParts(drawing, numberParts(drawing, family)) }),
    ...(sized && { dimensions: drawDimensions(sized) }),
    lifting: drawLifting(SLING_ANGLE),
    clearances: drawClearances(Object.keys(CLEARANCES[family.manual] ?? {}) as Side[]),
  };
}

/** The figures in one SVG file, each as a view with its name; the drawing, which two of them show, is in it once. */
export function figureSheet(figures: Partial<Record<FigureName, string>>): string {
  const box = `width='${width}' height='${height}'`;
  const views = Object.entries(figures).map(([name, figure], place) => {
    const y = place * height;
    return `<view id='${name}' viewBox='0 ${y} ${width} ${height}'/>${figure.replace('<svg', `<svg y='${y}' ${box}`)}`;
  });
  const sheet = views.join('');
  const [drawing = '<g/>'] = /<g\b.*?<\/g>/su.exec(sheet) ?? [];
  const shared = `<defs>${drawing.replace('<g', "<g id='drawing'")}</defs>`;
  return `<svg xmlns='http://www.w3.org/2000/svg'>${shared}${sheet.replaceAll(drawing, "<use href='#drawing'/>")}</svg>`;
}

type Vector = readonly [x: number, y: number];

const pixels = ([x, y]: Point): Vector => [x * width, y * height];
const svg = (content: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${content}</svg>`;
const line = ([x1, y1]: Vector, [x2, y2]: Vector, look = THIN) =>
  `<line x1='${x1.toFixed()}' y1='${y1.toFixed()}' x2='${x2.toFixed()}' y2='${y2.toFixed()}' ${look}/>`;
const label = ([x, y]: Vector, text: string) =>
  `<circle cx='${x.toFixed()}' cy='${y.toFixed()}' r='30' fill='white' stroke='${INK}' stroke-width='3'/>` +
  `<text x='${x.toFixed()}' y='${(y + 12).toFixed()}' ${TEXT}>${text}</text>`;

/** The drawing with the number of each part at the end of a line to it. */
function drawParts({ lines }: Drawing, parts: readonly NumberedPart[]): string {
  const leaders = parts.map(({ number, at, label: place }) => {
    const [x, y] = pixels(at);
    const halo = line(pixels(place), [x, y], "stroke='white' stroke-width='9'");
    const dot = `<circle cx='${x.toFixed()}' cy='${y.toFixed()}' r='8' fill='${INK}' stroke='white' stroke-width='3'/>`;
    return halo + line(pixels(place), [x, y]) + dot + label(pixels(place), String(number));
  });
  return svg(lines + leaders.join(''));
}

/** The drawing with its width, depth and height lettered. */
function drawDimensions({ lines, ends }: Measured): string {
  // Away from the drawing: width and depth run along its lower edges, height along the left one.
  const away = { width: [-45, 75], depth: [60, 70], height: [-90, 0] } as const;
  const measures = (['width', 'depth', 'height'] as const).map((name) => {
    const [dx, dy] = away[name];
    const [first, last] = ends[name].map(pixels);
    if (!first || !last) throw new Error(`The drawing has no ends of ${name}`);
    const [from, to] = [first, last].map(([x, y]): Vector => [x + dx, y + dy]) as [Vector, Vector];
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const ticks = line(first, from) + line(last, to);
    return ticks + arrow(from, to) + arrow(to, from) + label(middle, DIMENSIONS[name]);
  });
  return svg(lines + measures.join(''));
}

/** A line that ends in an arrowhead. */
function arrow(from: Vector, to: Vector): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const side = (turn: number): Vector => [
    to[0] - 30 * Math.cos(angle + turn),
    to[1] - 30 * Math.sin(angle + turn),
  ];
  const head = [to, side(0.3), side(-0.3)].map((spot) => spot.map((value) => value.toFixed()).join(','));
  return line(from, to) + `<path d='M${head.join('L')}z' fill='${INK}'/>`;
}

/** A load on a sling at the largest angle from the vertical that is permitted, marked α. */
function drawLifting(degrees: number): string {
  const hook: Vector = [800, 160];
  const reach = 420;
  const drop = reach / Math.tan((degrees * Math.PI) / 180);
  const [left, right]: [Vector, Vector] = [
    [800 - reach, 160 + drop],
    [800 + reach, 160 + drop],
  ];
  const top = 160 + drop;
  const eye = ([x, y]: Vector) => `<circle cx='${x}' cy='${y.toFixed()}' r='22' ${THIN}/>`;
  const angle = (degrees * Math.PI) / 180;
  const radius = 210;
  const start: Vector = [800, 160 + radius];
  const end: Vector = [800 + radius * Math.sin(angle), 160 + radius * Math.cos(angle)];
  const arc = `<path d='M${start.map((value) => value.toFixed()).join(',')}A${radius},${radius} 0 0 0 ${end
    .map((value) => value.toFixed())
    .join(',')}' ${THIN}/>`;
  const load = `<rect x='${800 - reach - 90}' y='${(top + 22).toFixed()}' width='${2 * reach + 180}' height='420' ${THIN}/>`;
  return svg(
    line([800, 20], hook) +
      `<circle cx='800' cy='160' r='26' ${THIN}/>` +
      line(hook, left) +
      line(hook, right) +
      line(hook, [800, top + 22], `${THIN} stroke-dasharray='14 12'`) +
      eye(left) +
      eye(right) +
      load +
      arc +
      label([800 + (radius + 60) * Math.sin(angle / 2), 160 + (radius + 60) * Math.cos(angle / 2)], 'α'),
  );
}

/** Each arrow goes from the product to the edge of the space that stays clear. */
const ARROWS: Readonly<Record<Side, readonly (readonly [Vector, Vector])[]>> = {
  sides: [
    [
      [560, 620],
      [320, 620],
    ],
    [
      [1040, 620],
      [1280, 620],
    ],
  ],
  above: [
    [
      [800, 380],
      [800, 140],
    ],
  ],
  below: [
    [
      [800, 860],
      [800, 1100],
    ],
  ],
  around: [
    [
      [560, 620],
      [320, 620],
    ],
    [
      [1040, 620],
      [1280, 620],
    ],
    [
      [800, 380],
      [800, 140],
    ],
  ],
};

/** The product from the front, with a lettered arrow across each clearance. */
function drawClearances(sides: readonly Side[]): string {
  const product = `<rect x='560' y='380' width='480' height='480' ${THIN}/>`;
  const arrows = sides.flatMap((side) =>
    ARROWS[side].map(([from, to]) => {
      const isLevel = from[1] === to[1];
      const along: Vector = isLevel ? [0, 150] : [150, 0];
      const edge = line(
        [to[0] - along[0], to[1] - along[1]],
        [to[0] + along[0], to[1] + along[1]],
        `${THIN} stroke-dasharray='14 12'`,
      );
      const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return edge + arrow(from, to) + arrow(to, from) + label(middle, CLEARANCE_LETTERS[side]);
    }),
  );
  return svg(product + arrows.join(''));
}
