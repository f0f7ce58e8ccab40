/** A glyph with several characters in UTF-16, in a PDF's map from glyphs to text. */
const CLUSTER = /(?<=\n<[\dA-F]+> <)([\dA-F]{8,})>(?=\n)/g;
/** Invisible characters for the direction of text. */
const CONTROL = /^(?:200[EF]|206[6-9])$/;

/**
 * Makes the text of an Arabic document searchable. Viewers (PDFium, pdf.js, Poppler) reverse right-to-left text character
 * by character, also within a ligature; Typst names a ligature's characters in reading order. Characters for the
 * direction of text, which Typst adds to their neighbor, would hide it: pdf.js drops a dash with one.
 *
 * @param pdf as Typst writes it: with maps that are not compressed
 * @returns a PDF of the same length
 */
export function searchableArabic(pdf: Buffer): Buffer {
  const searchable = pdf.toString('latin1').replaceAll(CLUSTER, (cluster, codes: string) => {
    const characters = codes.match(/.{4}/g) ?? [];
    const visible = characters.filter((code) => !CONTROL.test(code));
    const inOrder = visible[0]?.startsWith('06') ? visible.reverse() : visible;
    return `${(visible.length > 0 ? inOrder : characters).join('')}>`.padEnd(cluster.length);
  });
  return Buffer.from(searchable, 'latin1');
}
