import type { LanguageCode } from '../model/codes.ts';
import { CODE, type Analyzer } from './analyzer.ts';
import { compactCode, fold } from './fold.ts';
import { SEARCH_KINDS, type SearchEntry, type SearchTarget } from './searchEntry.ts';
import { lowerBound, packStrings, startOf, stringAt, type Strings } from './strings.ts';

/**
 * Index of things that do not change: what the build writes for a language, or the articles of a moment. Everything is in
 * typed arrays, which cost neither heap nor time to open.
 */
export interface Segment {
  /** Each `SearchTarget` as JSON. */
  readonly targets: Strings;
  /** Place of each entry's kind in `SEARCH_KINDS`. */
  readonly kinds: Uint8Array;
  /** End of each entry's parts, which are title, names, lead, headings and passages. */
  readonly partEnds: Uint32Array;
  readonly partFields: Uint8Array;
  /** Place of a part's text and anchor in `texts`, where equal texts are one. */
  readonly partTexts: Uint16Array;
  readonly partAnchors: Uint16Array;
  readonly texts: Strings;
  /** Sorted by their bytes. */
  readonly terms: Strings;
  readonly postingEnds: Uint32Array;
  /** The parts that have each term, in order. */
  readonly postings: Uint16Array;
}

/** Parts of an entry, and how much a word counts there. */
export const FIELDS = { title: 7, name: 6, lead: 3, heading: 2, text: 1 };
type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];
export const WEIGHTS = Object.values(FIELDS);
export const TITLE = FIELD_NAMES.indexOf('title');
export const NAME = FIELD_NAMES.indexOf('name');
const HEADING = FIELD_NAMES.indexOf('heading');
const TEXT = FIELD_NAMES.indexOf('text');
/** The path of an entry is one of its terms, and so is, behind this mark, its whole title or name. */
export const WHOLE = '=';
const NO_PARTS = new Uint16Array();

interface Part {
  readonly field: Field;
  readonly text: string;
  readonly anchor?: string | undefined;
}

function partsOf({ title, names = [], lead, passages, codes = [] }: SearchEntry): readonly Part[] {
  return [
    { field: 'title' as const, text: title },
    ...[...names, ...codes].map((text): Part => ({ field: 'name', text })),
    { field: 'lead' as const, text: lead },
    ...passages.flatMap(({ heading = '', text, anchor }): Part[] => [
      { field: 'heading', text: heading, anchor },
      { field: 'text', text, anchor },
    ]),
  ].filter(({ text }) => text !== '');
}

/** @throws {Error} if there are more parts than a posting can name */
export function makeSegment(
  entries: readonly SearchEntry[],
  analyzer: Analyzer,
  language: LanguageCode,
): Segment {
  const texts = new Map([['', 0]]);
  const placeOf = (text: string) => {
    const place = texts.get(text) ?? texts.size;
    texts.set(text, place);
    return place;
  };
  const postings = new Map<string, Set<number>>();
  const post = (term: string, part: number) => {
    const parts = postings.get(term) ?? new Set();
    postings.set(term, parts.add(part));
  };
  const parts: Part[] = [];
  const partEnds: number[] = [];
  for (const entry of entries) {
    for (const part of partsOf(entry)) {
      const place = parts.push(part) - 1;
      for (const term of analyzer.terms(part.text)) post(term, place);
      if (part.field === 'title') post(entry.path, place);
      if (part.field === 'title' || part.field === 'name') post(WHOLE + whole(part.text, language), place);
      if (part.field === 'name' && entry.codes?.includes(part.text))
        post(CODE + compactCode(part.text), place);
    }
    partEnds.push(parts.length);
  }
  if (Math.max(parts.length, texts.size) > 0xffff) throw new Error('The search index has too many passages');
  const terms = [...postings].map(([term, own]) => ({ term, bytes: Buffer.from(term), own }));
  terms.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
  let end = 0;
  return {
    targets: packStrings(entries.map((entry) => JSON.stringify(targetOf(entry)))),
    kinds: Uint8Array.from(entries, ({ kind }) => SEARCH_KINDS.indexOf(kind)),
    partEnds: Uint32Array.from(partEnds),
    partFields: Uint8Array.from(parts, ({ field }) => FIELD_NAMES.indexOf(field)),
    partTexts: Uint16Array.from(parts, ({ text }) => placeOf(text)),
    partAnchors: Uint16Array.from(parts, ({ anchor = '' }) => placeOf(anchor)),
    texts: packStrings([...texts.keys()]),
    terms: packStrings(terms.map(({ term }) => term)),
    postingEnds: Uint32Array.from(terms, ({ own }) => (end += own.size)),
    postings: Uint16Array.from(terms.flatMap(({ own }) => [...own])),
  };
}

/** Title or name without what spellings differ in. */
export function whole(text: string, language: LanguageCode): string {
  return fold(text, language).replace(/[^\p{L}\p{N}]/gu, '');
}

function targetOf({ kind, path, title, lead, date, files }: SearchEntry): SearchTarget {
  return { kind, path, title, lead, ...(date !== undefined && { date }), ...(files && { files }) };
}

/** The parts that have a term. */
export function partsWith(segment: Segment, term: string): Uint16Array {
  const place = lowerBound(segment.terms, term);
  const isThere = place < segment.terms.ends.length && stringAt(segment.terms, place) === term;
  return isThere ? postingsAt(segment, place) : NO_PARTS;
}

/** The parts that have all of the terms. */
export function partsWithAll(segment: Segment, [first = '', ...others]: readonly string[]): Uint16Array {
  let parts = partsWith(segment, first);
  for (const term of others) {
    if (parts.length === 0) return parts;
    const wanted = new Set(partsWith(segment, term));
    parts = parts.filter((part) => wanted.has(part));
  }
  return parts;
}

/** The parts of each of the first terms that begin with a text. */
export function termsFrom(segment: Segment, start: string, most: number): Uint16Array[] {
  const { terms } = segment;
  const first = lowerBound(terms, start);
  const parts: Uint16Array[] = [];
  for (let place = first; place < Math.min(terms.ends.length, first + most); place += 1) {
    if (!stringAt(terms, place).startsWith(start)) break;
    parts.push(postingsAt(segment, place));
  }
  return parts;
}

function postingsAt({ postingEnds, postings }: Segment, place: number): Uint16Array {
  return postings.subarray(startOf(postingEnds, place), postingEnds[place]);
}

export function targetAt({ targets }: Segment, entry: number): SearchTarget {
  return JSON.parse(stringAt(targets, entry));
}

/** Text and anchor of a part; of a heading, the text below it. */
export function textAt({ partFields, partTexts, partAnchors, texts }: Segment, part: number) {
  const shown = partFields[part] === HEADING && partFields[part + 1] === TEXT ? part + 1 : part;
  return { text: stringAt(texts, partTexts[shown] ?? 0), anchor: stringAt(texts, partAnchors[shown] ?? 0) };
}
