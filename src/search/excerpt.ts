import type { Analyzer } from './analyzer.ts';
import type { Passage, SearchDocument } from './searchDocument.ts';

/** A part of a text; marked parts matched the query. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface Excerpt {
  readonly parts: readonly TextPart[];
  readonly anchor: string | undefined;
}

/** Characters. */
const LENGTH = 220;
const BEFORE_FIRST_MARK = 70;

type Spans = ReturnType<Analyzer['spans']>;

/** The passage with the most different words of the query, or the description. */
export function excerptOf(
  { title, description, passages }: SearchDocument,
  terms: ReadonlySet<string>,
  analyzer: Analyzer,
): Excerpt {
  let chosen = candidate({ text: description }, terms, analyzer);
  for (const passage of passages) {
    if (passage.text === title) continue;
    const other = candidate(passage, terms, analyzer);
    if (other.count > chosen.count) chosen = other;
  }
  const { passage, spans } = chosen;
  return { parts: cut(passage.text, spans), anchor: passage.anchor };
}

function candidate(passage: Passage, terms: ReadonlySet<string>, analyzer: Analyzer) {
  const spans = analyzer.spans(passage.text, terms);
  const words = new Set(spans.map(([start, end]) => passage.text.slice(start, end).toLowerCase()));
  return { passage, spans, count: words.size };
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

function cut(text: string, spans: Spans): TextPart[] {
  if (text.length <= LENGTH) return markedParts(text, spans);
  const first = spans[0]?.[0] ?? 0;
  const start = first <= BEFORE_FIRST_MARK ? 0 : wordStart(text, first - BEFORE_FIRST_MARK);
  const end = Math.min(text.length, wordEnd(text, start + LENGTH));
  const inside = spans.filter(([from, to]) => from >= start && to <= end);
  const parts = markedParts(
    text.slice(start, end),
    inside.map(([from, to]) => [from - start, to - start] as const),
  );
  return [...dots(start > 0), ...parts, ...dots(end < text.length)];
}

function dots(areShown: boolean): TextPart[] {
  return areShown ? [{ text: '…', isMarked: false }] : [];
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
