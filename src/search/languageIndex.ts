import type { LanguageCode } from '../model/codes.ts';
import type { Analyzer } from './analyzer.ts';
import { partsWithAll, NAME, TITLE, WEIGHTS, type Segment } from './segment.ts';
import { startOf, type Strings } from './strings.ts';

/** A subject that customers have their own words for. */
export interface Concept {
  readonly id: string;
  /** The site's word, and what customers say. */
  readonly words: readonly string[];
  /** English desktop paths of where the words lead, the best first. */
  readonly to: readonly string[];
  readonly role: Role;
}

/**
 * What a concept is in a question, that which decides what is asked first: help at once, something to do, what is wrong, a
 * thing, what the thing is for, what is asked of these, such as a price, and what much is about.
 */
export const ROLES = ['urgent', 'task', 'symptom', 'thing', 'vehicle', 'aside', 'general'] as const;
export type Role = (typeof ROLES)[number];

/** What the build writes for a language. */
export interface IndexFile {
  readonly segment: Segment;
  readonly vocabulary: Vocabulary;
  readonly concepts: readonly Concept[];
  /** Words that say nothing about what is wanted. */
  readonly fillers: readonly string[];
}

/** The words of the texts, the shortest first. */
export interface Vocabulary {
  /** As `fold` returns them. */
  readonly words: Strings;
  readonly spellings: Strings;
  /** Number of words with up to as many letters as the place. */
  readonly upTo: Uint32Array;
}

/** The index of a language, with the articles of the moment. */
export interface LanguageIndex {
  readonly language: LanguageCode;
  readonly analyzer: Analyzer;
  readonly segments: readonly Segment[];
  readonly vocabulary: Vocabulary;
  /** By the terms of a customer's phrase, separated by spaces. */
  readonly phrases: ReadonlyMap<string, Concept>;
  /** Words of the longest phrase. */
  readonly longestPhrase: number;
  /** As `phraseKey` returns them. */
  readonly fillers: ReadonlySet<string>;
  /** Numbers of the entries at each path that a concept leads to. */
  readonly aims: ReadonlyMap<string, readonly number[]>;
}

/** How well an entry matches. */
interface Match {
  score: number;
  isInTitle: boolean;
}

/** Parts of a segment with the terms that were looked up. */
export interface FoundParts {
  readonly segment: Segment;
  readonly parts: Uint16Array;
}

type Segments = Pick<LanguageIndex, 'segments'>;

/** Entries by number: the place of the segment, then that of the entry. */
export type Matches = Map<number, Match>;
const PER_SEGMENT = 0x10000;

export function locate({ segments }: LanguageIndex, id: number): { segment: Segment; entry: number } {
  const segment = segments[Math.floor(id / PER_SEGMENT)];
  if (!segment) throw new Error(`No entry ${id}`);
  return { segment, entry: id % PER_SEGMENT };
}

/** Parts that have all of the terms. */
export function findParts({ segments }: Segments, terms: readonly string[]): FoundParts[] {
  return segments
    .map((segment) => ({ segment, parts: partsWithAll(segment, terms) }))
    .filter(({ parts }) => parts.length > 0);
}

/** How much each further part with a word adds to the score of an entry. */
const FURTHER_PART = 0.05;

/** Adds the entries of the parts to the matches: the best of each. */
export function addMatches(
  matches: Matches,
  found: readonly FoundParts[],
  weight: number,
  { segments }: Segments,
): void {
  for (const { segment, parts } of found) {
    const first = segments.indexOf(segment) * PER_SEGMENT;
    const { partEnds, partFields } = segment;
    let entry = 0;
    for (const part of parts) {
      // The parts are in order, and so are the entries.
      while ((partEnds[entry] ?? Infinity) <= part) entry += 1;
      const field = partFields[part] ?? 0;
      const score = weight * (WEIGHTS[field] ?? 0);
      const isInTitle = field === TITLE || field === NAME;
      const match = matches.get(first + entry);
      if (!match) matches.set(first + entry, { score, isInTitle });
      else {
        match.score = Math.max(match.score, score) + FURTHER_PART * weight;
        match.isInTitle ||= isInTitle;
      }
    }
  }
}

export function withAims(index: Omit<LanguageIndex, 'aims'>, concepts: readonly Concept[]): LanguageIndex {
  const idsAt = (path: string) => {
    const found: Matches = new Map();
    addMatches(found, findParts(index, [path]), 1, index);
    return [...found.keys()];
  };
  return { ...index, aims: new Map(concepts.flatMap(({ to }) => to).map((path) => [path, idsAt(path)])) };
}

/** The range of an entry's parts. */
export function partRange({ partEnds }: Segment, entry: number): readonly [from: number, to: number] {
  return [startOf(partEnds, entry), partEnds[entry] ?? 0];
}
