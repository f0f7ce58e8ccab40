/**
 * Parses a number as people type it: point or comma as decimal separator, thousands grouped by spaces, apostrophes or
 * the language's separator; ASCII, full-width or Arabic-Indic digits.
 *
 * @param tag BCP 47 tag: `1.500` is 1500 in German and 1.5 in English
 * @returns `undefined` if the text is not a number
 */
export function readDecimal(text: string, tag: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll('\u066b', '.')
    .replace(/[\s'’\u066c]/g, '');
  const ungrouped = withoutGroups(plain, groupSign(tag));
  return /^[+-]?\d{1,15}([.,]\d{1,15})?$/.test(ungrouped) ? Number(ungrouped.replace(',', '.')) : undefined;
}

/** Removes grouping separators: a sign next to the other one, one that repeats, or the one of the language. */
function withoutGroups(text: string, own: string): string {
  for (const sign of ['.', ',']) {
    const other = sign === '.' ? ',' : '.';
    const grouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(\\${sign}\\d{3})+(\\${other}\\d+)?$`);
    const isPlain = sign === own || text.includes(other) || text.split(sign).length > 2;
    if (isPlain && grouped.test(text)) return text.replaceAll(sign, '');
  }
  return text;
}

function groupSign(tag: string): string {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567);
  return parts.find(({ type }) => type === 'group')?.value ?? '';
}
