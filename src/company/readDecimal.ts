/**
 * Reads a number as people write it: a point or a comma before the decimals, thousands parted by spaces, apostrophes
 * or the language's own sign, digits of the language's own script.
 *
 * @param tag BCP 47 tag: in German `1.500` is fifteen hundred, in English it is one and a half
 * @returns none where the text is no number
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

/** Takes out points or commas that part thousands: both signs are there, one comes twice, or it is the language's own. */
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
