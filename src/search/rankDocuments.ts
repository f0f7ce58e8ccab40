import type { Concepts } from './concepts.ts';
import { fold } from './fold.ts';
import type { LanguageIndex } from './languageIndex.ts';
import { queryUnits, type Translation } from './queryUnits.ts';
import type { SearchDocument, SearchKind } from './searchDocument.ts';

interface Ranked {
  readonly document: SearchDocument;
  readonly score: number;
}

export interface Ranking {
  /** Best first. */
  readonly documents: readonly SearchDocument[];
  /** Index terms to mark in a document. */
  readonly termsIn: (document: SearchDocument) => ReadonlySet<string>;
  readonly translations: readonly Translation[];
}

const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  product: 1.25,
  page: 1,
  news: 0.85,
  document: 0.7,
  fault: 0.35,
};
/** For a document whose title is the query: it comes first. */
const SAME_TITLE = 100;
/** For a document whose title has all words of the query. */
const ALL_IN_TITLE = 2;
/** A document must have this share of the words that the best documents have. */
const MIN_SHARE = 0.3;

interface Found {
  score: number;
  /** Share of the query, by the rarity of its words. */
  share: number;
  titleShare: number;
}

/** Finds and ranks the documents for a query. */
export function rankDocuments(query: string, index: LanguageIndex, concepts: Concepts): Ranking {
  const units = queryUnits(query, index, concepts);
  // A rare word tells more about what is wanted than a frequent one.
  const rarities = units.map(({ matches }) => Math.log(1 + index.size() / Math.max(1, matches.size)));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const found = new Map<string, Found>();
  for (const [place, { matches }] of units.entries()) {
    const part = (rarities[place] ?? 0) / all;
    for (const [id, { score, isInTitle }] of matches) {
      const entry = found.get(id) ?? { score: 0, share: 0, titleShare: 0 };
      entry.score += score;
      entry.share += part;
      if (isInTitle) entry.titleShare += part;
      found.set(id, entry);
    }
  }
  const best = Math.max(0, ...[...found.values()].map(({ share }) => share));
  const title = fold(query, index.language).trim();
  const ranked = [...found].flatMap(([id, { score, share, titleShare }]): Ranked[] => {
    const document = index.documentOf(id);
    if (!document || share < best * MIN_SHARE) return [];
    const titleWeight = index.foldedTitleOf(id) === title ? SAME_TITLE : 1 + (ALL_IN_TITLE - 1) * titleShare;
    return [{ document, score: score * share ** 2 * titleWeight * KIND_WEIGHTS[document.kind] }];
  });
  return {
    documents: ranked
      .toSorted((one, other) => other.score - one.score || (one.document.id < other.document.id ? -1 : 1))
      .map(({ document }) => document),
    termsIn: ({ id }) => new Set(units.flatMap(({ matches }) => matches.get(id)?.terms ?? [])),
    translations: units.flatMap(({ translation }) => translation ?? []),
  };
}
