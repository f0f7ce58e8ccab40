import type { LanguageCode } from '../model/codes.ts';
import type { TextPart } from './excerpt.ts';
import type { SearchKind, SearchTarget } from './searchEntry.ts';

/** Characters of a query; the rest is ignored. */
export const MAX_QUERY = 120;
export const RESULTS_PER_PAGE = 10;
export const MAX_SUGGESTIONS = 6;

export interface Question {
  readonly text: string;
  readonly kind?: SearchKind | undefined;
  /** Page of the results, from 1. */
  readonly page?: number;
}

export interface Hit extends Omit<SearchTarget, 'title' | 'lead'> {
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
}

export interface Findings {
  /** Number of results of each kind: of what has all words of the question. */
  readonly counts: Readonly<Record<SearchKind, number>>;
  /** Number of results without a kind: manuals and fault codes are among them only if they match well. */
  readonly near: number;
  /** Number of results of the question's kind, or without a kind. */
  readonly total: number;
  /** One page of these. */
  readonly hits: readonly Hit[];
  /** What only resembles the question: results of `correction`, or of some of the words. Never counted. */
  readonly similar: readonly Hit[];
  /** The question with its misspelled words corrected, if nothing has them. */
  readonly correction?: string;
  /** Ids of the concepts that the question names. */
  readonly concepts: readonly string[];
}

/** A title and where it leads. */
export type Suggestion = Pick<SearchTarget, 'title' | 'path'>;

export interface Search {
  /** `undefined` until the build has made the index. */
  readonly find: (language: LanguageCode, question: Question) => Promise<Findings | undefined>;
  /** The same for a visitor's question, which is counted. */
  readonly ask: Search['find'];
  /** Results for the beginning of a question, best first; `undefined` as for `find`. */
  readonly suggest: (language: LanguageCode, text: string) => Promise<readonly Suggestion[] | undefined>;
}

export interface WarmableSearch extends Search {
  /** Opens the index of every language, one after the other, so that no visitor waits for it. */
  readonly warm: () => Promise<void>;
}

/** A visitor's question and the number of its results. */
export interface Asked {
  readonly language: LanguageCode;
  readonly text: string;
  readonly total: number;
}

export const NOTHING_FOUND: Findings = {
  counts: { product: 0, page: 0, document: 0, fault: 0, contact: 0, news: 0 },
  near: 0,
  total: 0,
  hits: [],
  similar: [],
  concepts: [],
};
