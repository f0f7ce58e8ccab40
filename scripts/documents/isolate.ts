/** First strong isolate and its end: what stands between keeps its own direction (Unicode Bidirectional Algorithm). */
const [START, END] = ['\u2068', '\u2069'];

const UNITS = '°C|Ω/V|Ω|V DC|V|mm/m|mm|m|kg|bar|Nm|mV';
/** A figure with sign and unit, or the number of a law; not one that goes with a Latin word, as in UN 3480. */
const FIGURE = new RegExp(
  `(?<![\\w\u2068][ \u00a0]?)(?<![.,:/])[−+]?\\d+(?:[.,:/]\\d+)*(?:/[A-Z]+)?(?:[ \u00a0]?%|[ \u00a0](?:${UNITS})(?![A-Za-z]))?`,
  'g',
);

/** Keeps a code or figure as it is within Arabic text. */
export function isolate(text: string): string {
  return START + text + END;
}

/** Keeps every figure of a running Arabic text in its own order: sign before number, number before unit. */
export function isolateFigures(text: string): string {
  return text.replace(FIGURE, isolate);
}

/** The same data with every text in it changed. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // The shape stays, and so does the type of every part.
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? change(part) : part,
  );
}
