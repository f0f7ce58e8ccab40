/** One glyph with several characters in UTF-16, the first of which is Arabic, in a PDF's map from glyphs to text. */
const LIGATURE = /(?<=\n<[\dA-F]+> <)06[\dA-F]{6,}(?=>\n)/g;

/**
 * Makes ligatures of Arabic letters searchable. Viewers (PDFium, pdf.js, Poppler) reverse right-to-left text character by
 * character, also within a ligature; Typst names a ligature's characters in reading order.
 *
 * @param pdf as Typst writes it: with maps that are not compressed
 */
export function searchableArabic(pdf: Buffer): Buffer {
  const reversed = pdf
    .toString('latin1')
    .replaceAll(LIGATURE, (characters) => (characters.match(/.{4}/g) ?? []).reverse().join(''));
  return Buffer.from(reversed, 'latin1');
}
