/** First strong isolate and pop directional isolate of the Unicode Bidirectional Algorithm. */
const [START, END] = ['\u2068', '\u2069'];

const UNITS = '°C|Ω/V|Ω|V DC|V|mm/m|mm|m|kg|bar|N·m|mV';
/** A document has its direction from the language. */
const RIGHT_TO_LEFT = '\u200f';

/** A number with sign and unit, a C-rate, or the number of a law; not one after a Latin word, as in UN 3480. */
const FIGURE = new RegExp(
  `(?<![\\w\u2068][ \u00a0]?)(?<![.,:/])[−+]?\\d+(?:[.,:/]\\d+)*(?:/[A-Z]+)?(?:C(?![A-Za-z])|[ \u00a0]?%|[ \u00a0](?:${UNITS})(?![A-Za-z]))?`,
  'g',
);

/** Isolates a code or number, so that it keeps its order within Arabic text; not a text whose parts are isolated. */
export function isolate(text: string): string {
  return text.includes(START) ? text.replaceAll(RIGHT_TO_LEFT, '') : START + text + END;
}

/** Isolates every number in Arabic text, to keep the sign before it and the unit after it. */
export function isolateFigures(text: string): string {
  return text.replace(FIGURE, isolate);
}

/** Applies `change` to every string in JSON data. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // JSON.parse returns `any`; the shape and the types stay the same.
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? change(part) : part,
  );
}
