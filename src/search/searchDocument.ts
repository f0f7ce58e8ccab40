/** Kinds of results, in the order of the filter. */
export const SEARCH_KINDS = ['product', 'page', 'document', 'fault', 'news'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export function isSearchKind(text: string): text is SearchKind {
  return SEARCH_KINDS.some((kind) => kind === text);
}

/** A paragraph, list item or table row. */
export interface Passage {
  readonly text: string;
  /** Fragment of the URL that leads to it: the id of its section, or `page=4` in a PDF. */
  readonly anchor?: string | undefined;
}

/** What can be found. */
export interface SearchDocument {
  /** Unique in a language. */
  readonly id: string;
  readonly kind: SearchKind;
  /** English desktop path of a page, or the path of a file. */
  readonly path: string;
  readonly isFile: boolean;
  readonly title: string;
  readonly description: string;
  /** Model names, document numbers and fault codes that identify it, as printed. */
  readonly codes: readonly string[];
  readonly headings: readonly string[];
  readonly passages: readonly Passage[];
  /** Fragment of the URL, unless a passage has another. */
  readonly anchor?: string;
  /** Publication date of an article, YYYY-MM-DD. */
  readonly date?: string;
}

/** A term of the trade: what each language calls it, the preferred word first. */
export type Concept = Readonly<Record<string, readonly string[]>>;
