import { brand } from '../../../views/brand.ts';

const { ink, volt, deep, onDark } = brand.colors;
const { width, height, markWidth, markHeight, legs, arc, name, nameTransform } = brand.logo;

interface Paint {
  readonly legs: string;
  readonly rest: string;
}

/** Volt legs on a dark background; on a light one volt has too little contrast. */
export const ON_DARK: Paint = { legs: volt, rest: onDark };
export const ON_LIGHT: Paint = { legs: deep, rest: ink };
const IN_VOLT: Paint = { legs: ink, rest: ink };

/** SVG of mark and name. */
export function logo(paint: Paint): string {
  return svg(
    width,
    height,
    `${markShapes(paint)}<path fill="${paint.rest}" transform="${nameTransform}" d="${name}"/>`,
  );
}

/** SVG of the mark alone, on a transparent background. */
export function mark(paint: Paint): string {
  return svg(markWidth, markHeight, markShapes(paint));
}

interface IconOptions {
  /** Height of the mark, as a share of the icon's height. */
  readonly share: number;
  /** Corner radius, as a share of the edge. */
  readonly radius: number;
}

/** The mark on an ink square, 128 units wide. */
export function icon({ share, radius }: IconOptions): string {
  return svg(128, 128, `${ground(radius, ink)}${placed(share, ON_DARK)}`);
}

/** The favicon: an ink square, or a volt one in dark mode, where ink would be invisible. */
export function favicon(options: IconOptions): string {
  const style = `<style>.n{display:none}@media(prefers-color-scheme:dark){.d{display:none}.n{display:inline}}</style>`;
  const inLight = `<g class="d">${ground(options.radius, ink)}${placed(options.share, ON_DARK)}</g>`;
  const inDark = `<g class="n">${ground(options.radius, volt)}${placed(options.share, IN_VOLT)}</g>`;
  return svg(128, 128, style + inLight + inDark);
}

function markShapes(paint: Paint): string {
  return `<path fill="${paint.legs}" d="${legs}"/><path fill="${paint.rest}" d="${arc}"/>`;
}

function ground(radius: number, fill: string): string {
  return `<rect width="128" height="128" rx="${128 * radius}" fill="${fill}"/>`;
}

/** Slightly above the center, because the mark is heavier at the bottom. */
function placed(share: number, paint: Paint): string {
  const scale = (128 * share) / markHeight;
  const x = (128 - markWidth * scale) / 2;
  const y = (128 - markHeight * scale) * 0.46;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${markShapes(paint)}</g>`;
}

function svg(wide: number, high: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}">${inner}</svg>\n`;
}
