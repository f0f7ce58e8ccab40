/** A cell of a table's body in a PDF's structure, with the identifier of the header above it. */
const CELL = /\/S \/TD(?=\n)([^]*?)(\/Headers \[\(U\d+x(\d+)y\d+\)\])/g;

/**
 * Makes the first cell of each table row its header: Typst declares headers of columns only. Without a list of its own,
 * every cell has the headers of its row and column.
 *
 * @param pdf as Typst writes it: with a structure that is not compressed
 * @returns a PDF of the same length
 */
export function rowHeaders(pdf: Buffer): Buffer {
  const withHeaders = pdf
    .toString('latin1')
    .replaceAll(CELL, (_, between: string, list: string, column: string) => {
      const [kind, scope] = column === '0' ? ['TH', '/Scope /Row'] : ['TD', ''];
      return `/S /${kind}${between}${scope.padEnd(list.length)}`;
    });
  return Buffer.from(withHeaders, 'latin1');
}
