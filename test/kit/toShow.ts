import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<R> {
    /**
     * Whether a long text, such as a page, contains a text; the markup of line breaks is ignored. A failure prints only the
     * nearest place.
     */
    readonly toShow: (expected: string | RegExp) => R;
  }
}

/** A page without the markup that controls its line breaks (`src/locale/typeset.ts`). */
export function withoutBreaks(html: string): string {
  return html.replace(/<wbr\/>|\u00ad|<span class="whole">([^<]*)<\/span>/g, '$1');
}

/** Characters printed on each side of a place. */
const AROUND = 100;

interface Place {
  readonly index: number;
  /** Number of characters there that match the expected text from its beginning. */
  readonly length: number;
}

/** The place where a text matches the most characters of the expected text, from its beginning. */
function nearest(text: string, expected: string): Place {
  // If a prefix occurs, so does every shorter one.
  let [length, tooLong] = [0, expected.length + 1];
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (text.includes(expected.slice(0, middle))) length = middle;
    else tooLong = middle;
  }
  return { index: text.indexOf(expected.slice(0, length)), length };
}

/** The longest part of a pattern without special characters, or an empty string. */
function longestLiteral({ source }: RegExp): string {
  const literals = source
    .replace(/\[(?:\\.|[^\]\\])*\]|\(\?[:=!<]*|\\[a-zA-Z]\w*|\{[\d,]*\}/g, '\0')
    .replace(/[^\\\0][?*]/g, '\0')
    .split(/(?<!\\)[.*+?^$|()\0]/)
    .map((literal) => literal.replace(/\\(.)/g, '$1'));
  return literals.reduce((longest, literal) => (literal.length > longest.length ? literal : longest), '');
}

/** At most 2 × `AROUND` characters around a position. */
function excerpt(text: string, position: number): string {
  const [from, to] = [Math.max(0, position - AROUND), Math.min(text.length, position + AROUND)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** The text of a failure: what was expected, and the place in the text that is nearest to it. */
function failureOf(text: string, expected: string | RegExp, isNot: boolean): string {
  const found = typeof expected === 'string' ? undefined : expected.exec(text);
  const wanted = found?.[0] ?? (typeof expected === 'string' ? expected : longestLiteral(expected));
  const { index, length } = nearest(text, wanted);
  return [
    `expected a text of ${text.length} characters ${isNot ? 'not ' : ''}to show`,
    typeof expected === 'string' ? excerpt(expected, length) : String(expected),
    length === 0
      ? 'It has no similar place and begins with'
      : `The nearest place matches ${length} characters`,
    excerpt(text, index + length),
  ].join('\n\n');
}

expect.extend({
  toShow(received: unknown, wanted: string | RegExp) {
    if (typeof received !== 'string') throw new TypeError(`toShow needs a text, not ${typeof received}`);
    const text = withoutBreaks(received);
    const expected = typeof wanted === 'string' ? withoutBreaks(wanted) : wanted;
    const pass = typeof expected === 'string' ? text.includes(expected) : text.search(expected) >= 0;
    return { pass, message: () => failureOf(text, expected, this.isNot) };
  },
});
