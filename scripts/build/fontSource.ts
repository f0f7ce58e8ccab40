import { join } from 'node:path';

/** Committed, with its license: of the package's 40 MB, three files are used. */
const JAPANESE = 'ibm-plex-sans-jp';

/**
 * Module path of a slice of IBM Plex Sans or IBM Plex Sans JP.
 *
 * @param family such as ibm-plex-sans
 * @param slice script that the file covers, such as latin
 */
export function fontSource(family: string, slice: string, weight: number): string {
  const file = `${family}-${slice}-${weight}-normal.woff2`;
  return family === JAPANESE
    ? join(import.meta.dirname, 'fonts', file)
    : `@fontsource/${family}/files/${file}`;
}

const ARABIC_WEIGHTS = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' };

/** Module path of the whole IBM Plex Sans Arabic, with its Latin letters. */
export function arabicFontSource(weight: keyof typeof ARABIC_WEIGHTS): string {
  const name = ARABIC_WEIGHTS[weight];
  return `@expo-google-fonts/ibm-plex-sans-arabic/${name}/IBMPlexSansArabic_${name}.ttf`;
}
