import { LANGUAGE_CODES, type LanguageCode } from '../locale/codes.ts';
import type { QueryWord } from './analyzer.ts';
import type { Concepts } from './concepts.ts';
import { compactCode, fold } from './fold.ts';
import type { LanguageIndex, Match, Wanted } from './languageIndex.ts';
import type { SearchKind } from './searchDocument.ts';

/** A word of another language that was replaced by its translation. */
export interface Translation {
  readonly from: string;
  readonly language: LanguageCode;
  readonly to: string;
}

export interface Ranked {
  readonly id: string;
  readonly score: number;
  /** Index terms to mark in the document. */
  readonly terms: ReadonlySet<string>;
}

export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly translations: readonly Translation[];
}

/** One or more words of the query that are looked up together. */
interface Unit {
  readonly length: number;
  readonly matches: ReadonlyMap<string, Match>;
  readonly translation?: Translation;
}

/** How much an indirect match counts, compared with the word itself. */
const WEIGHTS = { parts: 0.8, synonym: 0.9, phrase: 0.6, typo: 0.7, prefix: 0.4, mention: 0.1 };
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  product: 1.25,
  page: 1,
  news: 0.75,
  document: 0.7,
  fault: 0.35,
};
/** For a document whose title is the query. */
const SAME_TITLE = 1.6;
/** More than any word scores. */
const CODE_SCORE = 100;
/** Longest code, in words: AV BP 80 230 and separated letters. */
const MAX_CODE_WORDS = 6;
const MIN_CODE = 3;
const MIN_PREFIX = 3;
/** A document must have this share of the words that the best documents have. */
const MIN_SHARE = 0.6;

/** Finds and ranks the documents for a query. */
export function rankDocuments(query: string, index: LanguageIndex, concepts: Concepts): Ranking {
  const units = unitsOf(query, index, concepts);
  // A rare word tells more about what is wanted than a frequent one.
  const rarities = units.map(({ matches }) => Math.log(1 + index.size() / Math.max(1, matches.size)));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const found = new Map<string, { score: number; share: number; terms: Set<string> }>();
  for (const [place, { matches }] of units.entries()) {
    for (const [id, { score, terms }] of matches) {
      const entry = found.get(id) ?? { score: 0, share: 0, terms: new Set<string>() };
      entry.score += score;
      entry.share += (rarities[place] ?? 0) / all;
      for (const term of terms) entry.terms.add(term);
      found.set(id, entry);
    }
  }
  const best = Math.max(0, ...[...found.values()].map(({ share }) => share));
  const title = fold(query, index.language).trim();
  const ranked = [...found].flatMap(([id, { score, share, terms }]): Ranked[] => {
    const document = index.documentOf(id);
    if (!document || share < best * MIN_SHARE) return [];
    const isTitle = fold(document.title, index.language) === title;
    const weight = KIND_WEIGHTS[document.kind] * (isTitle ? SAME_TITLE : 1) * share ** 2;
    return [{ id, score: score * weight, terms }];
  });
  return {
    ranked: ranked.toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1)),
    translations: units.flatMap(({ translation }) => translation ?? []),
  };
}

function unitsOf(query: string, index: LanguageIndex, concepts: Concepts): readonly Unit[] {
  const words = index.analyzer.words(query);
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const [first] = rest;
    const unit =
      codeUnit(rest, index) ??
      conceptUnit(rest, index, concepts) ??
      foreignUnit(rest, index, concepts) ??
      (first && !first.isStopWord ? wordUnit(first, index) : undefined);
    if (unit) units.push(unit);
    at += unit?.length ?? 1;
  }
  return units;
}

/** The longest code, or beginning of one, at the start of the words. */
function codeUnit(words: readonly QueryWord[], index: LanguageIndex): Unit | undefined {
  for (let length = Math.min(MAX_CODE_WORDS, words.length); length > 0; length -= 1) {
    const start = compactCode(
      words
        .slice(0, length)
        .map(({ text }) => text)
        .join(''),
    );
    if (start.length < MIN_CODE || !/\p{N}/u.test(start)) continue;
    const codes = index.codesFrom(start);
    if (codes.length === 0) continue;
    const mentions = codes.map(
      ({ printed }) => [WEIGHTS.mention, { terms: termsOf(printed, index) }] as const,
    );
    const matches = new Map(best(mentions, index));
    for (const id of codes.flatMap(({ ids }) => ids))
      matches.set(id, { score: CODE_SCORE, terms: matches.get(id)?.terms ?? [] });
    return { length, matches };
  }
  return undefined;
}

/** A term of the trade in the language of the page, and the word that the site uses for it. */
function conceptUnit(
  words: readonly QueryWord[],
  index: LanguageIndex,
  concepts: Concepts,
): Unit | undefined {
  const named = concepts.at(words, [index.language]);
  if (!named) return undefined;
  const own = words.slice(0, named.length);
  const [preferred = ''] = named.concept[index.language] ?? [];
  const [word] = own;
  const literal =
    own.length === 1 && word ? variantsOf(word) : [[WEIGHTS.phrase, { terms: termsIn(own) }] as const];
  const matches = best([...literal, [WEIGHTS.synonym, { terms: termsOf(preferred, index) }]], index);
  return matches.size > 0 ? { length: named.length, matches } : undefined;
}

/** A term of another language, if the page's language does not know all of its words. */
function foreignUnit(
  words: readonly QueryWord[],
  index: LanguageIndex,
  concepts: Concepts,
): Unit | undefined {
  const named = concepts.at(
    words,
    LANGUAGE_CODES.filter((code) => code !== index.language),
  );
  if (!named) return undefined;
  const own = words.slice(0, named.length);
  if (own.every(({ term }) => index.find({ terms: [term] }).size > 0)) return undefined;
  const [to = ''] = named.concept[index.language] ?? [];
  const matches = best([[1, { terms: termsOf(to, index) }]], index);
  if (matches.size === 0) return undefined;
  const from = own.map(({ text }) => text).join(' ');
  return { length: named.length, matches, translation: { from, language: named.language, to } };
}

type Variant = readonly [weight: number, wanted: Wanted];

function variantsOf({ text, term, parts }: QueryWord): readonly Variant[] {
  return [
    [1, { terms: [term] }],
    ...(parts.length > 0 ? [[WEIGHTS.parts, { terms: parts }] as const] : []),
    ...(text.length >= MIN_PREFIX ? [[WEIGHTS.prefix, { terms: [term], prefix: true }] as const] : []),
  ];
}

function wordUnit(word: QueryWord, index: LanguageIndex): Unit {
  const matches = best(variantsOf(word), index);
  if (matches.size > 0) return { length: 1, matches };
  const typos = maxTypos(word.text);
  const fuzzy = typos > 0 ? best([[WEIGHTS.typo, { terms: [word.term], fuzzy: typos }]], index) : matches;
  return { length: 1, matches: fuzzy };
}

/** Two letters typed in the wrong order count as two. */
function maxTypos(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/** The best score of each document. */
function best(variants: readonly Variant[], index: LanguageIndex): ReadonlyMap<string, Match> {
  const merged = new Map<string, Match>();
  for (const [weight, wanted] of variants) {
    for (const [id, { score, terms }] of index.find(wanted)) {
      const before = merged.get(id);
      merged.set(id, {
        score: Math.max(before?.score ?? 0, score * weight),
        terms: [...(before?.terms ?? []), ...terms],
      });
    }
  }
  return merged;
}

function termsOf(phrase: string, { analyzer }: LanguageIndex): string[] {
  return termsIn(analyzer.words(phrase));
}

function termsIn(words: readonly QueryWord[]): string[] {
  const meaningful = words.filter(({ isStopWord }) => !isStopWord);
  return (meaningful.length > 0 ? meaningful : words).map(({ term }) => term);
}
