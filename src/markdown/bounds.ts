import type { Token } from 'markdown-it';

/** Of all tables of a text, together. */
const MAX_CELLS = 10_000;
/** Characters of all contents and attributes of a text, for each of its own, and for a short text. */
const MAX_GROWTH = 4;
const SHORT = 20_000;

/** A few characters may become far more HTML: markdown-it completes table rows, and each use of a reference copies its URL. */
class ExpansionError extends Error {
  override readonly name = 'ExpansionError';

  constructor(source: string, what: string) {
    super(`the Markdown that begins with ${JSON.stringify(source.slice(0, 60))} ${what}`);
  }
}

/** Checks a text before it is parsed, because parsing creates every cell. @throws {ExpansionError} */
export function checkTables(source: string): void {
  let cells = 0;
  let [rows, columns] = [0, 0];
  for (const line of [...source.split('\n'), '']) {
    if (line.trim() === '') {
      cells += rows * columns;
      [rows, columns] = [0, 0];
    } else {
      rows += 1;
      // The row below the head says how many columns a table has.
      if (/^[\s>|:\d.)+*-]*$/.test(line)) columns = Math.max(columns, line.split('|').length);
    }
  }
  if (cells > MAX_CELLS) throw new ExpansionError(source, `has tables with more than ${MAX_CELLS} cells`);
}

/** Checks a text before it is rendered. @throws {ExpansionError} */
export function checkLength(source: string, tokens: readonly Token[]): void {
  const limit = SHORT + MAX_GROWTH * source.length;
  if (lengthOf(tokens) > limit)
    throw new ExpansionError(source, `has ${source.length} characters and becomes more than ${limit}`);
}

function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { content, attrs, children }) => {
    const attributes = (attrs ?? []).reduce((length, [, value]) => length + String(value).length, 0);
    return sum + attributes + (children ? lengthOf(children) : content.length);
  }, 0);
}
