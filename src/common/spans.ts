/** A part of a text, by positions. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function spansOf(matches: Iterable<RegExpExecArray>): Span[] {
  return [...matches].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** Whether a position is inside one of the spans, not at its ends. */
export function isInside(spans: readonly Span[]): (at: number) => boolean {
  return (at) => spans.some(({ start, end }) => at > start && at < end);
}
