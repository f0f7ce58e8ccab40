import { cleanText } from '../common/cleanText.ts';
import { excerptOf, markedParts } from './excerpt.ts';
import { compactCode } from './fold.ts';
import { locate, partRange, type Concept, type LanguageIndex } from './languageIndex.ts';
import { corrected, isAside, isCode, leadsOf, queryUnits, type Unit } from './queryUnits.ts';
import { kindOf, rank, type Ranked } from './rank.ts';
import {
  MAX_QUERY,
  MAX_SUGGESTIONS,
  RESULTS_PER_PAGE,
  type Findings,
  type Hit,
  type Question,
  type Suggestion,
} from './search.ts';
import { SEARCH_KINDS, type FileLink, type SearchKind } from './searchEntry.ts';
import { NAME, targetAt, textAt, TITLE, type Segment } from './segment.ts';

/** With fewer results than this, those that have some of the words are also offered. */
const FEW = 5;

/** Manuals and fault codes below this share of the best score are shown only if the visitor asks for their kind. */
const NEAR = 0.2;
const ASIDE: readonly SearchKind[] = ['document', 'fault'];

/** @param meant what the question is called in the language of the index, if nothing has its words */
export function answer({ text, kind, page = 1 }: Question, index: LanguageIndex, meant?: string): Findings {
  const query = cleanText(text).slice(0, MAX_QUERY);
  const units = queryUnits(query, index);
  const { full, partial } = rank(query, units, index);
  const leads = leadsOf(units);
  const required = units.filter(({ isOptional }) => !isOptional);
  const isUnderstood = required.every(({ concept }) => concept);
  const mayLead = required.length === 1 || full[0]?.isTitle !== true || leads[0]?.role === 'aside';
  const hasFigures = units.some(({ text: own, matches }) => /^\p{N}/u.test(own) && matches.size > 0);
  const isFirst = (concept: Concept) => {
    if (concept.role === 'urgent' || concept.role === 'symptom') return true;
    const isMain = concept === leads[0];
    if (!mayLead || isUnderstood) return mayLead && isMain && !(hasFigures && concept.role === 'general');
    if (full.length === 0 && concept.role !== 'aside') return false;
    return concept.role === 'vehicle' ? isMain : isRequest(concept) && !isAside(concept, units);
  };
  const results = withFirst(leads.filter(isFirst), full, index, leads);
  const correction = results.length === 0 ? (meant ?? corrected(units, index)) : undefined;
  const byKind = Map.groupBy(results, (one) => one.kind);
  const best = full[0]?.score ?? 0;
  const close = results.filter((one) => !ASIDE.includes(one.kind) || (one.score ?? best) >= NEAR * best);
  const near = close.length < FEW ? results : close;
  const ofKind = kind === undefined ? near : (byKind.get(kind) ?? []);
  const hitsOf = (some: readonly Ranked[], own = units) => some.map(({ id }) => hitOf(id, own, index));
  return {
    counts: Object.fromEntries(
      SEARCH_KINDS.map((one) => [one, byKind.get(one)?.length ?? 0]),
    ) as Findings['counts'],
    near: near.length,
    total: ofKind.length,
    hits: hitsOf(ofKind.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE)),
    similar: correction === undefined ? hitsOf(guesses()) : resultsOf(correction),
    ...(correction !== undefined && { correction }),
    concepts: units.flatMap(({ concept }) => concept?.id ?? []),
  };

  function guesses(): readonly Ranked[] {
    if (results.length >= FEW || kind !== undefined) return [];
    const meaning = leads.filter(
      ({ role }) => (role !== 'general' && !units.some(isCode)) || partial.length === 0,
    );
    return withFirst(results.length === 0 ? meaning : [], partial, index).slice(0, RESULTS_PER_PAGE);
  }

  function resultsOf(other: string): readonly Hit[] {
    const own = queryUnits(other, index);
    const { full: best, partial: more } = rank(other, own, index);
    return hitsOf(withFirst(leadsOf(own), [...best, ...more], index).slice(0, RESULTS_PER_PAGE), own);
  }
}

const isRequest = ({ role }: Concept) => role === 'aside' || role === 'task';

/**
 * The entries at the best path of a concept: the first that another one of the question also leads to, or the first; of a
 * symptom, the fault that matches the question best.
 */
function targetsOf(
  { id, to, role }: Concept,
  named: readonly Concept[],
  ranked: readonly Ranked[],
  { aims }: LanguageIndex,
): readonly number[] {
  if (role === 'symptom') {
    const fault = ranked.find((one) => to.some((path) => aims.get(path)?.includes(one.id)));
    return fault ? [fault.id] : [];
  }
  const isShared = (path: string) => named.some((other) => other.id !== id && other.to.includes(path));
  return aims.get(to.find(isShared) ?? to[0] ?? '') ?? [];
}

/** Puts first what these concepts lead to. */
function withFirst(
  concepts: readonly Concept[],
  ranked: readonly Ranked[],
  index: LanguageIndex,
  named = concepts,
): readonly Ranked[] {
  const ids = new Set(concepts.flatMap((concept) => targetsOf(concept, named, ranked, index)));
  return [
    ...Array.from(ids, (id) => ({ id, kind: kindOf(id, index) })),
    ...ranked.filter(({ id }) => !ids.has(id)),
  ];
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
  const { title, lead, path, files, ...target } = targetAt(segment, entry);
  const passage = bestPassage(segment, entry, units) ?? { text: lead, anchor: '' };
  const isNamed = ({ model = '' }: FileLink) =>
    model === '' || units.some(({ text }) => compactCode(model).endsWith(text));
  const marks = new Set(units.flatMap((unit) => unit.marks));
  const { spans } = index.analyzer;
  return {
    ...target,
    ...(files && { files: files.filter(isNamed) }),
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
