import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ICON_CODES } from '../../src/blocks/contact.ts';

/**
 * `lucide/`: icons of Lucide (ISC) by our names; the class of each file names the original. The stylesheet mirrors
 * directional ones in right-to-left text. `brands/`: icons of Simple Icons (CC0) by the content service's codes, and
 * LinkedIn's, which Simple Icons lacks. svgo has made them small: `scripts/workshop/icons.test.ts`.
 */
const FOLDER = join(import.meta.dirname, 'icons');

/** SVG content of the icons by name. Pages inline them, so that the first view needs no request for them. */
export function iconDrawings(): Record<string, string> {
  const files = readdirSync(join(FOLDER, 'lucide')).filter((file) => file.endsWith('.svg'));
  return Object.fromEntries(
    files.toSorted().map((file) => [basename(file, '.svg'), drawingOf(join('lucide', file))]),
  );
}

/** Edge of an icon in SVG units. */
const SIDE = 24;

/** SVG sprite of the brand icons. Not inlined: they are larger, and only in the footer. */
export function brandSprite(): string {
  const drawings = ICON_CODES.map(
    (code, place) =>
      `<g transform="translate(0 ${place * SIDE})">${drawingOf(join('brands', `${code}.svg`))}</g>`,
  );
  const height = drawings.length * SIDE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${height}">${drawings.join('')}</svg>`;
}

/** Style rules with the position of each icon in the sprite, for `client/styles/elements/BrandIcon.css`. */
export function brandPositions(): string {
  return ICON_CODES.map(
    (code, place) =>
      `[data-brand='${code}'] { --place: calc(${place} * 100% / ${ICON_CODES.length - 1}); }\n`,
  ).join('');
}

function drawingOf(file: string): string {
  const drawing = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1];
  if (drawing === undefined) throw new Error(`${file} is not an SVG`);
  return drawing;
}
