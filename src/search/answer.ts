import { cleanText } from '../common/cleanText.ts';
import { excerptOf, markedParts } from './excerpt.ts';
import { locate, partRange, type LanguageIndex } from './languageIndex.ts';
import { corrected, queryUnits, type Unit } from './queryUnits.ts';
import { entriesAt, isSubject, rank, type Ranked } from './rank.ts';
import {
  MAX_QUERY,
  MAX_SUGGESTIONS,
  RESULTS_PER_PAGE,
  type Findings,
  type Hit,
  type Question,
  type Suggestion,
} from './search.ts';
import { SEARCH_KINDS } from './searchEntry.ts';
import { NAME, targetAt, textAt, TITLE, type Segment } from './segment.ts';

/** With fewer results than this, those that have some of the words are also offered. */
const FEW = 5;

/** @param meant what the question is called in the language of the index, if nothing has its words */
export function answer({ text, kind, page = 1 }: Question, index: LanguageIndex, meant?: string): Findings {
  const query = cleanText(text).slice(0, MAX_QUERY);
  const units = queryUnits(query, index);
  const { full, partial } = rank(query, units, index);
  const leads = ({ concept }: Unit) =>
    concept?.isUrgent || units.length === 1 || (concept?.isAside && !units.some(isSubject));
  const first = units.filter(leads).flatMap(({ concept }) => concept?.to.slice(0, 1) ?? []);
  const results = withFirst(first, full, index);
  const correction = results.length === 0 ? (meant ?? corrected(units, index)) : undefined;
  const byKind = Map.groupBy(results, (one) => one.kind);
  const ofKind = kind === undefined ? results : (byKind.get(kind) ?? []);
  const hitsOf = (some: readonly Ranked[], own = units) => some.map(({ id }) => hitOf(id, own, index));
  return {
    counts: Object.fromEntries(
      SEARCH_KINDS.map((one) => [one, byKind.get(one)?.length ?? 0]),
    ) as Findings['counts'],
    total: ofKind.length,
    hits: hitsOf(ofKind.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE)),
    ...(correction === undefined
      ? {
          similar:
            results.length < FEW && kind === undefined ? hitsOf(partial.slice(0, RESULTS_PER_PAGE)) : [],
        }
      : { similar: similarTo(correction, index), correction }),
    concepts: units.flatMap(({ concept }) => concept?.id ?? []),
  };

  function similarTo(other: string, own: LanguageIndex): readonly Hit[] {
    const otherUnits = queryUnits(other, own);
    const { full: best, partial: more } = rank(other, otherUnits, own);
    return hitsOf([...best, ...more].slice(0, RESULTS_PER_PAGE), otherUnits);
  }
}

/** Puts first what these paths are of. */
function withFirst(
  paths: readonly string[],
  ranked: readonly Ranked[],
  index: LanguageIndex,
): readonly Ranked[] {
  const first = paths.flatMap((path) => entriesAt(path, index));
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...ranked.filter(({ id }) => !ids.has(id))];
}

export function suggestions(text: string, index: LanguageIndex): readonly Suggestion[] {
  const query = cleanText(text).slice(0, MAX_QUERY);
  const { full } = rank(query, queryUnits(query, index, true), index);
  const byTitle = new Map<string, Suggestion>();
  // Every product has the same chapters.
  for (const { id } of full.filter(({ kind }) => kind !== 'document').slice(0, 4 * MAX_SUGGESTIONS)) {
    const { segment, entry } = locate(index, id);
    const { title, path } = targetAt(segment, entry);
    if (!byTitle.has(title)) byTitle.set(title, { title, path });
  }
  return [...byTitle.values()].slice(0, MAX_SUGGESTIONS);
}

function hitOf(id: number, units: readonly Unit[], index: LanguageIndex): Hit {
  const { segment, entry } = locate(index, id);
  const { title, lead, path, ...target } = targetAt(segment, entry);
  const passage = bestPassage(segment, entry, units) ?? { text: lead, anchor: '' };
  const marks = new Set(units.flatMap((unit) => unit.marks));
  const { spans } = index.analyzer;
  return {
    ...target,
    path: passage.anchor === '' || path.includes('#') ? path : `${path}#${passage.anchor}`,
    title: markedParts(title, spans(title, marks)),
    excerpt: excerptOf(passage.text, spans(passage.text, marks)),
  };
}

/** The passage of an entry that has most of the words. */
function bestPassage(segment: Segment, entry: number, units: readonly Unit[]) {
  const [from, to] = partRange(segment, entry);
  const counts = new Map<number, number>();
  for (const { found } of units) {
    const parts = found.flatMap((own) => (own.segment === segment ? [...own.parts] : []));
    for (const part of new Set(parts))
      if (part >= from && part < to && !isTitle(segment, part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([one, count], [other, most]) => most - count || one - other);
  return best && textAt(segment, best[0]);
}

function isTitle({ partFields }: Segment, part: number): boolean {
  return partFields[part] === TITLE || partFields[part] === NAME;
}
