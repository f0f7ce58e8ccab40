import { isAside, leadsOf, type Unit } from './queryUnits.ts';
import { addMatches, findParts, locate, type LanguageIndex, type Matches } from './languageIndex.ts';
import { SEARCH_KINDS, type SearchKind } from './searchEntry.ts';
import { whole, WHOLE } from './segment.ts';

const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  product: 1.25,
  page: 1,
  contact: 1,
  news: 0.7,
  fault: 0.5,
  document: 0.4,
};
/** For an entry whose title or name is the query. */
const SAME_TITLE = 100;
/** How much more an entry counts that customers’ words lead to: the first concept’s or path, and the others. */
const AIM = { first: 1, other: 0.5 };
const ALMOST_ALL = 0.99;
/** Rarity of a word that no entry has. */
const UNKNOWN = 1.5;
/** An entry with some of the words must have this share of them, by their rarity. */
const MIN_SHARE = 0.35;
/** Of an entry with all words, but in different texts, this share must be in its title or names. */
const MIN_TITLE = 0.15;

export interface Ranked {
  readonly id: number;
  readonly kind: SearchKind;
  /** Missing for what stands first whatever its score. */
  readonly score?: number;
  /** Whether its title or names have all words of the query. */
  readonly isTitle?: boolean;
}

/** Ranks the entries that have all words of a query (`full`), and those that have some (`partial`), best first. */
export function rank(query: string, units: readonly Unit[], index: LanguageIndex) {
  const size = index.segments.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const isFree = ({ concept }: Unit) => concept !== undefined && isAside(concept, units);
  const isWanted = (unit: Unit) =>
    unit.isOptional ? units.every(({ isOptional }) => isOptional) : !isFree(unit);
  // A rare word tells more about what is wanted than a frequent one; an unknown word tells little.
  const rarities = units.map((unit) => {
    if (isFree(unit)) return 0;
    return unit.matches.size === 0 ? UNKNOWN : Math.log(1 + size / unit.matches.size);
  });
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
  const same: Matches = new Map();
  addMatches(same, findParts(index, [WHOLE + whole(query, index.language)]), 1, index);
  const near = wanted > 1 ? idsWithAll(units.filter(isWanted), index) : same;
  const aims = aimsOf(units, index);
  const ranked = [...found].map(([id, { score, share, titleShare, count }]) => {
    const kind = kindOf(id, index);
    const titleWeight = same.has(id) ? SAME_TITLE : 1 + titleShare;
    return {
      id,
      kind,
      score: score * share ** 2 * titleWeight * KIND_WEIGHTS[kind] * (1 + (aims.get(id) ?? 0)),
      share,
      titleShare,
      count,
      isTitle: titleShare > ALMOST_ALL && kind !== 'document',
    };
  });
  const isFull = ({ id, count, titleShare }: (typeof ranked)[number]) =>
    count === wanted && (wanted === 1 || titleShare >= MIN_TITLE || near.has(id));
  ranked.sort((one, other) => other.score - one.score || one.id - other.id);
  return {
    full: ranked.filter(isFull),
    partial: ranked.filter((one) => !isFull(one) && one.share >= MIN_SHARE),
  };
}

/** The entries of which one text has all of the units. */
function idsWithAll(units: readonly Unit[], index: LanguageIndex): Matches {
  const together: Matches = new Map();
  for (const segment of index.segments) {
    const [first, ...others] = units.map(
      ({ found }) => new Set(found.flatMap((one) => (one.segment === segment ? [...one.parts] : []))),
    );
    const parts = [...(first ?? [])].filter((part) => others.every((own) => own.has(part)));
    addMatches(together, [{ segment, parts: Uint16Array.from(parts).sort() }], 1, index);
  }
  return together;
}

/** What the customers’ words of a query lead to. */
function aimsOf(units: readonly Unit[], index: LanguageIndex): ReadonlyMap<number, number> {
  const aims = new Map<number, number>();
  const weight = (place: number) => (place === 0 ? AIM.first : AIM.other);
  for (const [order, { to }] of leadsOf(units).entries())
    for (const [place, path] of to.entries())
      for (const id of index.aims.get(path) ?? [])
        aims.set(id, (aims.get(id) ?? 0) + weight(order) * weight(place));
  return aims;
}

export function kindOf(id: number, index: LanguageIndex): SearchKind {
  const { segment, entry } = locate(index, id);
  return SEARCH_KINDS[segment.kinds[entry] ?? 0] ?? 'page';
}
