/**
 * Module path of a slice of IBM Plex Sans or IBM Plex Sans JP.
 *
 * @param family such as ibm-plex-sans
 * @param slice script that the file covers, such as latin
 */
export function fontSource(family: string, slice: string, weight: number): string {
  return `@fontsource/${family}/files/${family}-${slice}-${weight}-normal.woff2`;
}

const ARABIC_WEIGHTS = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' };

/** Module path of the whole IBM Plex Sans Arabic, with its Latin letters. */
export function arabicFontSource(weight: keyof typeof ARABIC_WEIGHTS): string {
  const name = ARABIC_WEIGHTS[weight];
  return `@expo-google-fonts/ibm-plex-sans-arabic/${name}/IBMPlexSansArabic_${name}.ttf`;
}
