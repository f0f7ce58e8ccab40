/** Kinds of results, in the order of the filter; `document` is a chapter of a manual, `contact` a person or department. */
export const SEARCH_KINDS = ['product', 'page', 'document', 'fault', 'contact', 'news'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export function isSearchKind(text: string): text is SearchKind {
  return SEARCH_KINDS.some((kind) => kind === text);
}

/** A link to a file or page that belongs to a result. */
export interface FileLink {
  readonly path: string;
  readonly name: string;
  /** Only for questions that name this model. */
  readonly model?: string;
}

/** What is shown of a result. */
export interface SearchTarget {
  readonly kind: SearchKind;
  /** English desktop path of a page, with a fragment if it is a place in it. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** Publication date of an article, YYYY-MM-DD. */
  readonly date?: string;
  /** The documents, data files and passports of a product. */
  readonly files?: readonly FileLink[];
}

/** A paragraph, list item, or row of a data sheet. */
export interface Passage {
  readonly heading?: string | undefined;
  readonly text: string;
  /** Fragment of the URL that leads to it. */
  readonly anchor?: string | undefined;
}

/** A thing that can be found. */
export interface SearchEntry extends SearchTarget {
  readonly passages: readonly Passage[];
  /** Model names, document numbers and fault codes that identify it, as printed. */
  readonly codes?: readonly string[];
  /** What customers call it, apart from its title. */
  readonly names?: readonly string[];
}
