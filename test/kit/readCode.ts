import jsQR from 'jsqr';

/** Pixels of a module. */
const SCALE = 4;

/** The text of a QR code that the package `qrcode` drew as SVG: a line for each row of dark modules. */
export function readCode(svg: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const [, rows = ''] = /stroke="#000000" d="([^"]+)"/.exec(svg) ?? [];
  let [x, y] = [0, 0];
  for (const [, command, first, second] of rows.matchAll(/([Mmh])([\d.-]+)(?: ?([\d.-]+))?/g)) {
    const start = command === 'M' ? 0 : x;
    x = start + Number(first);
    if (command === 'M') y = Math.floor(Number(second));
    for (let row = y * SCALE; command === 'h' && row < (y + 1) * SCALE; row += 1)
      pixels.fill(0, (row * size + start * SCALE) * 4, (row * size + x * SCALE) * 4);
  }
  // Opaque.
  for (let index = 3; index < pixels.length; index += 4) pixels[index] = 255;
  return jsQR(pixels, size, size)?.data;
}
