import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The code points that a font has glyphs for, in ascending order. @param font in any format, such as WOFF2 */
export async function fontCharacters(font: Buffer): Promise<number[]> {
  const opened = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return [...new Face(new Blob(opened)).collectUnicodes()];
}

/** A CSS `unicode-range`. @param codePoints in ascending order */
export function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codePoints) {
    const current = ranges.at(-1);
    if (current?.[1] === code - 1) current[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
