/**
 * Module path of a whole IBM Plex font.
 *
 * @param family such as ibm-plex-sans
 * @param slice script that the file covers, such as latin
 */
export function fontSource(family: string, slice: string, weight: number): string {
  return `@fontsource/${family}/files/${family}-${slice}-${weight}-normal.woff2`;
}
