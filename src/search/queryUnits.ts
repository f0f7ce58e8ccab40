import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import type { QueryWord } from './analyzer.ts';
import type { Concepts, NamedConcept } from './concepts.ts';
import { compactCode } from './fold.ts';
import type { LanguageIndex, Match, Wanted } from './languageIndex.ts';

/** A word of another language that was replaced by its translation. */
export interface Translation {
  readonly from: string;
  readonly language: LanguageCode;
  readonly to: string;
}

/** One or more words of the query that are looked up together. */
export interface Unit {
  /** Number of words. */
  readonly length: number;
  /** The documents that have them. */
  readonly matches: ReadonlyMap<string, Match>;
  readonly translation?: Translation;
}

/** How much an indirect match counts, compared with the word itself. */
const WEIGHTS = { parts: 0.5, synonym: 0.9, title: 0.4, phrase: 0.3, typo: 0.7, mention: 0.1 };
/** More than any word scores. */
const CODE_SCORE = 100;
/** Words of a query; the rest is ignored. */
const MAX_WORDS = 20;
/** Longest unit, in words: a code such as AV BP 80 230, with separated letters. */
const MAX_UNIT = 6;
const MIN_CODE = 3;
const MIN_PREFIX = 3;
/** Spelling corrections of a query: each compares words with all terms of the trade. */
const MAX_CORRECTIONS = 4;

type Variant = readonly [weight: number, wanted: Wanted];

/** A word of the query with the documents that have it. */
interface LookedUp {
  readonly word: QueryWord;
  readonly matches: ReadonlyMap<string, Match>;
  /** Whether a document has exactly this word, or every document may. */
  readonly isKnown: boolean;
}

const NO_MATCHES: LookedUp['matches'] = new Map();

/** Divides a query into units: codes, terms of the trade, words. Stop words are left out. */
export function queryUnits(query: string, index: LanguageIndex, concepts: Concepts): readonly Unit[] {
  const words = index.analyzer.words(query).slice(0, MAX_WORDS);
  const lookedUp = words.map((word) => lookUp(word, index));
  const named = concepts(words);
  const units: Unit[] = [];
  let corrections = MAX_CORRECTIONS;
  const mayCorrect = () => corrections-- > 0;
  for (let at = 0; at < words.length;) {
    const rest = lookedUp.slice(at, at + MAX_UNIT);
    const areKnown = rest.every(({ isKnown }) => isKnown);
    const exact = named.at(at, [index.language]);
    // Japanese has no spaces: a misspelled word may be divided into known ones.
    const mayBeMisspelled = index.language === 'ja' || !areKnown;
    const near =
      mayBeMisspelled && mayCorrect() ? misspelled(named.near(at, index.language), rest, index) : undefined;
    const longest = near && near.length > (exact?.length ?? 0) ? near : exact;
    const unit =
      codeUnit(rest, index) ??
      conceptUnit(longest, rest, index) ??
      (areKnown ? undefined : foreignUnit(named.at(at, othersThan(index.language)), rest, index)) ??
      wordUnit(rest, index, mayCorrect);
    if (unit) units.push(unit);
    at += unit?.length ?? 1;
  }
  return units;
}

function othersThan(language: LanguageCode): readonly LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code !== language);
}

function lookUp(word: QueryWord, index: LanguageIndex): LookedUp {
  const matches = word.isStopWord ? NO_MATCHES : best(variantsOf(word), index);
  const isKnown = word.isStopWord || [...matches.values()].some(({ terms }) => terms.includes(word.term));
  return { word, matches, isKnown };
}

/** The longest code, or beginning of one, at the start of the words. */
function codeUnit(words: readonly LookedUp[], index: LanguageIndex): Unit | undefined {
  for (let { length } = words; length > 0; length -= 1) {
    const texts = words.slice(0, length).map(({ word }) => word.text);
    const start = compactCode(texts.join(''));
    if (start.length < MIN_CODE || !/\p{N}/u.test(start)) continue;
    const codes = index.codesFrom(start);
    if (codes.length === 0) continue;
    const mentions = codes.map(({ printed }): Variant => [
      WEIGHTS.mention,
      { terms: termsOf(printed, index) },
    ]);
    const matches = new Map(best(mentions, index));
    for (const id of codes.flatMap(({ ids }) => ids)) {
      const terms = matches.get(id)?.terms ?? [];
      matches.set(id, { score: CODE_SCORE, terms, isInTitle: true });
    }
    return { length, matches };
  }
  return undefined;
}

/** A term of the trade, and the word that the site uses for it. */
function conceptUnit(
  named: NamedConcept | undefined,
  words: readonly LookedUp[],
  index: LanguageIndex,
): Unit | undefined {
  if (!named) return undefined;
  const own = words.slice(0, named.length).map(({ word }) => word);
  const [first] = words;
  const typed = own.length === 1 ? first : undefined;
  const preferred = best(preferredVariants(named, own.length, index, typed?.word.term), index);
  const literal = typed ? typed.matches : best([[WEIGHTS.phrase, { terms: termsIn(own) }]], index);
  const matches = merged([literal, preferred]);
  return matches.size > 0 ? { length: named.length, matches } : undefined;
}

/**
 * The site's own word for a concept, and in titles also the others.
 *
 * @param done term that has been looked up
 */
function preferredVariants(
  { concept }: NamedConcept,
  typed: number,
  index: LanguageIndex,
  done?: string,
): readonly Variant[] {
  return (concept[index.language] ?? []).flatMap((phrase, place): readonly Variant[] => {
    const words = index.analyzer.words(phrase);
    const [word] = words;
    const fields = place === 0 ? {} : { fields: ['title'] };
    const synonym = place === 0 ? WEIGHTS.synonym : WEIGHTS.title;
    if (words.length === 1 && word?.term === done) return [];
    if (words.length === 1 && word)
      return variantsOf(word).map(([weight, wanted]) => [weight * synonym, { ...wanted, ...fields }]);
    const terms = termsIn(words);
    // A document's score is the sum over the terms: more terms than were typed must not count more.
    return [[synonym * Math.min(1, typed / terms.length), { terms, ...fields }]];
  });
}

/** A term of another language, if the page's language does not know all of its words. */
function foreignUnit(
  named: NamedConcept | undefined,
  words: readonly LookedUp[],
  index: LanguageIndex,
): Unit | undefined {
  if (!named) return undefined;
  const own = words.slice(0, named.length);
  if (own.every(({ isKnown }) => isKnown)) return undefined;
  const matches = best(preferredVariants(named, own.length, index), index);
  if (matches.size === 0) return undefined;
  const from = own
    .map(({ word }) => word.text)
    .join(index.language === 'ja' || named.language === 'ja' ? '' : ' ');
  const [to = ''] = named.concept[index.language] ?? [];
  return { length: named.length, matches, translation: { from, language: named.language, to } };
}

function misspelled(
  named: NamedConcept | undefined,
  words: readonly LookedUp[],
  index: LanguageIndex,
): NamedConcept | undefined {
  if (words[0]?.word.isStopWord) return undefined;
  const isUnknown = index.language === 'ja' || words.slice(0, named?.length).some(({ isKnown }) => !isKnown);
  return isUnknown ? named : undefined;
}

/** A word, or the words that are spelled similarly if it is unknown. */
function wordUnit(
  [first]: readonly LookedUp[],
  index: LanguageIndex,
  mayCorrect: () => boolean,
): Unit | undefined {
  if (!first || first.word.isStopWord) return undefined;
  const { word, matches } = first;
  if (matches.size > 0) return { length: 1, matches };
  const similar = mayCorrect() ? index.similarWords(word.text) : [];
  const variants = similar.map((text): Variant => [WEIGHTS.typo, { terms: termsOf(text, index) }]);
  return { length: 1, matches: best(variants, index) };
}

function variantsOf({ text, term, parts }: QueryWord): readonly Variant[] {
  return [
    [1, { terms: [term], prefix: text.length >= MIN_PREFIX }],
    ...(parts.length > 0 ? [[WEIGHTS.parts, { terms: parts }] as const] : []),
  ];
}

/** The best match of each document. */
function best(variants: readonly Variant[], index: LanguageIndex): ReadonlyMap<string, Match> {
  return merged(variants.map(([weight, wanted]) => index.find(wanted, weight)));
}

function merged(all: readonly ReadonlyMap<string, Match>[]): ReadonlyMap<string, Match> {
  const [only] = all;
  if (only && all.length === 1) return only;
  const matches = new Map<string, Match>();
  for (const found of all) {
    for (const [id, match] of found) {
      const before = matches.get(id);
      matches.set(
        id,
        before
          ? {
              score: Math.max(before.score, match.score),
              terms: [...before.terms, ...match.terms],
              isInTitle: match.isInTitle || before.isInTitle,
            }
          : match,
      );
    }
  }
  return matches;
}

function termsOf(phrase: string, { analyzer }: LanguageIndex): string[] {
  return termsIn(analyzer.words(phrase));
}

function termsIn(words: readonly QueryWord[]): string[] {
  const meaningful = words.filter(({ isStopWord }) => !isStopWord);
  return (meaningful.length > 0 ? meaningful : words).map(({ term }) => term);
}
