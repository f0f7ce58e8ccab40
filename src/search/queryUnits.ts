import { CODE, quantityOf, type Token } from './analyzer.ts';
import { divided } from './dividedRun.ts';
import { compactCode } from './fold.ts';
import {
  addMatches,
  findParts,
  ROLES,
  type Concept,
  type FoundParts,
  type LanguageIndex,
  type Matches,
} from './languageIndex.ts';
import { termsFrom, WHOLE } from './segment.ts';
import { similarWord } from './vocabulary.ts';

/** One or more words of the query that are looked up together. */
export interface Unit {
  readonly text: string;
  readonly matches: Matches;
  readonly found: readonly FoundParts[];
  /** What to mark in texts. */
  readonly marks: readonly string[];
  readonly concept?: Concept;
  /**
   * Need not stand in a text: a number with its unit, of which the site's finder knows what satisfies it, or a word that says
   * nothing about what is wanted.
   */
  readonly isOptional: boolean;
}

/** How much an indirect match counts, compared with the word itself. */
const WEIGHTS = { code: 3, synonym: 0.7, parts: 0.5, beginning: 0.4 };
/** Voltages of the mains, as in 230/400. */
const MAINS = /(?<!\d)(\d{3})\/(\d{3})(?!\d)/g;
/** Words of a query; the rest is ignored. */
const MAX_TOKENS = 20;
/** Longest code, in words: AV BP 80 230, with separated letters. */
const MAX_CODE = 6;
const MIN_CODE = 3;
const MIN_BEGINNING = 2;
/** Terms that a beginning stands for. */
const MAX_TERMS = 100;
/** Spelling corrections of a query: each compares a word with many others. */
const MAX_CORRECTIONS = 4;

type Weighted = readonly [weight: number, found: readonly FoundParts[]];

/**
 * Divides a query into codes, phrases and words, without stop words.
 *
 * @param isBeginning whether the last word may be incomplete
 */
export function queryUnits(query: string, index: LanguageIndex, isBeginning = false): readonly Unit[] {
  const all = index.analyzer
    .tokens(query.replace(MAINS, '$1 V $2 V'))
    .slice(0, MAX_TOKENS)
    .flatMap((token) => divided(token, index))
    .filter(isNew);
  const units: Unit[] = [];
  for (let at = 0; at < all.length;) {
    const rest = all.slice(at);
    const [first] = rest;
    if (!first) break;
    const [length, unit] =
      quantityUnit(rest, index) ??
      codeUnit(rest, index) ??
      phraseUnit(rest, index) ??
      ([
        1,
        first.isStopWord
          ? hiraganaUnit(first, index)
          : wordUnit(first, index, isBeginning && rest.length === 1),
      ] as const);
    if (unit) units.push(unit);
    at += length;
  }
  return units;
}

/** Repeated words are looked up once; a unit may belong to several numbers. */
function isNew({ text, isStopWord }: Token, place: number, tokens: readonly Token[]): boolean {
  return isStopWord || tokens.findIndex((other) => other.text === text) === place;
}

function unitOf(
  text: string,
  variants: readonly Weighted[],
  marks: readonly string[],
  index: LanguageIndex,
  concept?: Concept,
  isFiller = false,
): Unit {
  const matches: Matches = new Map();
  for (const [weight, found] of variants) addMatches(matches, found, weight, index);
  return {
    text,
    matches,
    found: variants.flatMap(([, found]) => found),
    marks,
    isOptional: isFiller || /^\p{N}/u.test(text),
    ...(concept && { concept }),
  };
}

type Taken = readonly [length: number, unit: Unit] | undefined;

/** The longest code, or beginning of one, at the start of the words. */
function codeUnit(tokens: readonly Token[], index: LanguageIndex): Taken {
  for (let length = Math.min(MAX_CODE, tokens.length); length > 0; length -= 1) {
    const own = tokens.slice(0, length);
    const code = compactCode(own.map(({ text }) => text).join(''));
    if (code.length < MIN_CODE || /^\p{N}+$/u.test(code) || own.some(({ isJapanese }) => isJapanese))
      continue;
    const exact = findParts(index, [CODE + code]);
    const isPlain = /^\p{L}+$/u.test(code);
    const found = exact.length > 0 || isPlain ? exact : beginningWith(CODE + code, index);
    if (found.length === 0) continue;
    const marks = own.flatMap(({ terms, parts }) => [...terms, ...parts]);
    return [length, unitOf(code, [[WEIGHTS.code, found]], marks, index)];
  }
  return undefined;
}

/** A number and its unit. */
function quantityUnit([number, unit]: readonly Token[], index: LanguageIndex): Taken {
  const term = number && quantityOf(number.text, unit?.text);
  if (!number || term === undefined) return undefined;
  return [2, unitOf(term, [[1, findParts(index, [term])]], number.terms, index)];
}

function beginningWith(start: string, { segments }: LanguageIndex): FoundParts[] {
  return segments.flatMap((segment) =>
    termsFrom(segment, start, MAX_TERMS).map((parts) => ({ segment, parts })),
  );
}

/** What customers say, and the word that the site uses for it. */
function phraseUnit(tokens: readonly Token[], index: LanguageIndex): Taken {
  for (let length = Math.min(index.longestPhrase, tokens.length); length > 0; length -= 1) {
    const own = tokens.slice(0, length);
    const exact = index.phrases.get(exactKey(own));
    const typed = wordsIn(own);
    // A trailing article belongs to the next phrase.
    const mayEnd = !own.at(-1)?.isStopWord || typed.length === own.length;
    const concept = exact ?? (mayEnd ? index.phrases.get(phraseKey(own)) : undefined);
    if (!concept) continue;
    const [word = ''] = concept.words;
    const preferred = wordsIn(index.analyzer.tokens(word));
    const marks = [...typed, ...preferred].flatMap((token) => marksOf(token));
    const text = own.map((token) => token.text).join(' ');
    const withAll = (some: readonly Token[]) =>
      findParts(
        index,
        some.flatMap(({ terms }) => terms),
      );
    const parts = length === 1 ? typed.flatMap((token) => token.parts) : [];
    const variants: Weighted[] = [
      [1, findParts(index, [WHOLE + own.map((token) => token.text).join('')])],
      [1, withAll(typed)],
      [WEIGHTS.synonym, withAll(preferred)],
      [WEIGHTS.parts, parts.length > 0 ? findParts(index, parts) : []],
    ];
    return [length, unitOf(text, variants, marks, index, concept)];
  }
  return undefined;
}

/** Key of a phrase in `LanguageIndex.phrases`. */
export function phraseKey(tokens: readonly Token[]): string {
  return wordsIn(tokens)
    .map(({ terms, text, isJapanese }) => (isJapanese ? text : terms.join(' ')))
    .join(tokens.some(({ isJapanese }) => isJapanese) ? '' : ' ');
}

/** The same of a phrase as it is written: a transporter is not a transport. */
export function exactKey(tokens: readonly Token[]): string {
  return WHOLE + tokens.map(({ text }) => text).join(' ');
}

function wordsIn(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter(({ isStopWord, isJapanese }) => !isStopWord || isJapanese);
  return words.length > 0 ? words : tokens;
}

function wordUnit(token: Token, index: LanguageIndex, isBeginning: boolean): Unit {
  const { text, terms, parts } = token;
  const variants: Weighted[] = [[1, findParts(index, terms)]];
  if (parts.length > 0) variants.push([WEIGHTS.parts, findParts(index, parts)]);
  if (isBeginning && !token.isJapanese && text.length >= MIN_BEGINNING)
    for (const start of new Set([text, ...terms]))
      variants.push([WEIGHTS.beginning, beginningWith(start, index)]);
  return unitOf(text, variants, marksOf(token), index, undefined, index.fillers.has(phraseKey([token])));
}

/** A word in Hiragana that is written in Katakana; anything else is grammar. */
function hiraganaUnit(token: Token, index: LanguageIndex): Unit | undefined {
  if (!token.isJapanese || token.text.length < MIN_CODE) return undefined;
  const unit = wordUnit(token, index, false);
  return unit.matches.size > 0 ? unit : undefined;
}

function marksOf({ text, terms, parts, isJapanese }: Token): readonly string[] {
  return isJapanese ? [text] : [...terms, ...parts];
}

/**
 * The query with the words that the index does not know replaced by the most similar ones.
 *
 * @returns undefined if a word has none, or if there are too many
 */
export function corrected(units: readonly Unit[], index: LanguageIndex): string | undefined {
  const isKnown = ({ matches, isOptional }: Unit) => matches.size > 0 || isOptional;
  const unknown = units.filter((unit) => !isKnown(unit)).length;
  if (unknown === 0 || unknown > MAX_CORRECTIONS) return undefined;
  const words = units.map((unit) => (isKnown(unit) ? unit.text : similarWord(unit.text, index)));
  return words.includes(undefined) ? undefined : words.join(' ');
}

/** Whether an entry need not have what is asked of others: a price of a subject, or what to do about a code. */
export function isAside({ role }: Concept, units: readonly Unit[]): boolean {
  return role === 'aside' ? units.some(isSubject) : role === 'task' && units.some(isCode);
}

export const isCode = ({ concept, isOptional, text }: Unit) => !concept && !isOptional && /\d/.test(text);

/** Whether a word or code says what a query is about. */
const isSubject = (unit: Unit) => (unit.concept ? unit.concept.role !== 'aside' : isCode(unit));

/** What a question names, that which decides what is asked first. */
export function leadsOf(units: readonly Unit[]): readonly Concept[] {
  return units
    .flatMap(({ concept }) => concept ?? [])
    .toSorted((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
}
