import { fill } from '../common/fill.ts';
import type { Format } from '../model/renderContext.ts';

const DPI = 300;
const MM_PER_INCH = 25.4;

/** Fills the placeholders of a text about a picture: its size in pixels, and the largest width in print, in cm. */
export function pictureSize(
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  { number, isolate }: Pick<Format, 'number' | 'isolate'>,
): string {
  return fill(text, {
    pixels: isolate(`${number(width)} × ${number(height)}`),
    print: number(Math.floor((width / DPI) * MM_PER_INCH) / 10),
    dpi: number(DPI),
  });
}
