import type { Unit } from './queryUnits.ts';
import { addMatches, findParts, locate, type LanguageIndex, type Matches } from './languageIndex.ts';
import { SEARCH_KINDS, type SearchKind } from './searchEntry.ts';
import { FIELDS, whole, WHOLE } from './segment.ts';

const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  product: 1.25,
  page: 1,
  contact: 1,
  news: 0.7,
  fault: 0.5,
  document: 0.4,
};
/** For an entry whose title is the query, or whose name among customers is. */
const SAME_TITLE = 100;
const SAME_NAME = 4;
/** For an entry whose title has all words of the query. */
const ALL_IN_TITLE = 2;
/** How much more an entry counts that a customers' word leads to: the first one, and the others. */
const AIM = { first: 1, other: 0.5 };
/** An entry with some of the words must have this share of them, by their rarity. */
const MIN_SHARE = 0.35;

export interface Ranked {
  readonly id: number;
  readonly score: number;
  readonly kind: SearchKind;
}

interface Ranking {
  /** Entries that have all words of the query, best first. */
  readonly full: readonly Ranked[];
  /** Entries that have some of them. */
  readonly partial: readonly Ranked[];
}

/** Whether an entry need not have a word: a figure, or what is asked about the subject of other words, such as its price. */
function isAside({ isFigure, concept }: Unit, units: readonly Unit[]): boolean {
  if (isFigure) return units.some((other) => !other.isFigure);
  return concept?.isAside === true && units.some(isSubject);
}

/** Whether a word or code says what a query is about. */
export function isSubject({ concept, isFigure, text }: Unit): boolean {
  return concept ? !concept.isAside : !isFigure && /\d/.test(text);
}

/** Ranks the entries that have words of a query. */
export function rank(query: string, units: readonly Unit[], index: LanguageIndex): Ranking {
  const size = index.segments.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const isWanted = (unit: Unit) => !isAside(unit, units);
  // A rare word tells more about what is wanted than a frequent one.
  const rarities = units.map((unit) =>
    unit.concept && isAside(unit, units) ? 0 : Math.log(1 + size / Math.max(1, unit.matches.size)),
  );
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const found = new Map<number, { score: number; share: number; titleShare: number; count: number }>();
  const wanted = units.filter(isWanted).length;
  for (const [place, unit] of units.entries()) {
    const { matches } = unit;
    const part = (rarities[place] ?? 0) / all;
    for (const [id, { score, isInTitle }] of matches) {
      const entry = found.get(id) ?? { score: 0, share: 0, titleShare: 0, count: 0 };
      entry.score += score * part;
      entry.share += part;
      if (isWanted(unit)) entry.count += 1;
      if (isInTitle) entry.titleShare += part;
      found.set(id, entry);
    }
  }
  const same = sameTitles(query, index);
  const aims = aimsOf(units, index);
  const ranked = [...found].map(([id, { score, share, titleShare, count }]) => {
    const kind = kindOf(id, index);
    const titleWeight = same.get(id) ?? 1 + (ALL_IN_TITLE - 1) * titleShare;
    return {
      id,
      kind,
      score: score * share ** 2 * titleWeight * KIND_WEIGHTS[kind] * (1 + (aims.get(id) ?? 0)),
      share,
      count,
    };
  });
  ranked.sort((one, other) => other.score - one.score || one.id - other.id);
  return {
    full: ranked.filter(({ count }) => count === wanted),
    partial: ranked.filter(({ count, share }) => count < wanted && share >= MIN_SHARE),
  };
}

/** How much more the entries count whose title or name is the query. */
function sameTitles(query: string, index: LanguageIndex): ReadonlyMap<number, number> {
  const same: Matches = new Map();
  addMatches(same, findParts(index, [WHOLE + whole(query, index.language)]), 1, index);
  return new Map(
    [...same].map(([id, { score }]) => [id, score >= FIELDS.title ? SAME_TITLE : SAME_NAME] as const),
  );
}

/** What the customers' words of a query lead to. */
function aimsOf(units: readonly Unit[], index: LanguageIndex): ReadonlyMap<number, number> {
  const aims = new Map<number, number>();
  for (const { concept } of units)
    for (const [place, path] of (concept?.to ?? []).entries())
      for (const { id } of entriesAt(path, index))
        aims.set(id, (aims.get(id) ?? 0) + (place === 0 ? AIM.first : AIM.other));
  return aims;
}

/** The entry at a path. */
export function entriesAt(path: string, index: LanguageIndex): readonly Ranked[] {
  const found: Matches = new Map();
  addMatches(found, findParts(index, [path]), 1, index);
  return [...found.keys()].map((id) => ({ id, score: 0, kind: kindOf(id, index) }));
}

function kindOf(id: number, index: LanguageIndex): SearchKind {
  const { segment, entry } = locate(index, id);
  return SEARCH_KINDS[segment.kinds[entry] ?? 0] ?? 'page';
}
