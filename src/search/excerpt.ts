import type { Analyzer } from './analyzer.ts';

/** A part of a text; marked parts matched the query. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Characters. */
const LENGTH = 220;
const BEFORE_FIRST_MARK = 70;
const DOTS: TextPart = { text: '…', isMarked: false };

const ISOLATE = /[\u2066-\u2068]/;
const ISOLATE_END = '\u2069';

type Spans = ReturnType<Analyzer['spans']>;

/** The part of a passage around its first marked word. */
export function excerptOf(text: string, spans: Spans): TextPart[] {
  if (text.length <= LENGTH) return markedParts(text, spans);
  const first = spans[0]?.[0] ?? 0;
  const start = first <= BEFORE_FIRST_MARK ? 0 : wordStart(text, first - BEFORE_FIRST_MARK);
  const end = Math.min(text.length, wordEnd(text, start + LENGTH));
  const inside = spans.filter(([from, to]) => from >= start && to <= end);
  const parts = markedParts(
    balanced(text.slice(start, end)),
    inside.map(([from, to]) => [from - start, to - start] as const),
  );
  return [...(start > 0 ? [DOTS] : []), ...parts, ...(end < text.length ? [DOTS] : [])];
}

export function markedParts(text: string, spans: Spans): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const [start, end] of spans) {
    if (start > from) parts.push({ text: text.slice(from, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false });
  return parts;
}

/** Ends what is isolated, such as an Arabic value, within a text that was cut. */
function balanced(text: string): string {
  const open = text.split(ISOLATE).length - text.split(ISOLATE_END).length;
  return open > 0 ? text + ISOLATE_END.repeat(open) : text;
}

/** The start of the next word; text without spaces is cut anywhere. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + 20 ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < at - 20 ? at : space;
}
