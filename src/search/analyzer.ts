import { memoize } from '../common/memoize.ts';
import type { LanguageCode } from '../model/codes.ts';
import { fold } from './fold.ts';
import { splitCompound } from './splitCompound.ts';
import { stemmerOf, stopWordsOf } from './stems.ts';

/** A word of a query; in Japanese, a run of characters of one script. */
export interface Token {
  /** As `fold` returns it. */
  readonly text: string;
  /** Its index terms, all of which a passage must have. */
  readonly terms: readonly string[];
  /** Other terms that stand for the word if they occur together: parts of a compound, letters and digits. */
  readonly parts: readonly string[];
  /** Too frequent to tell anything, such as an article, or Japanese in Hiragana. */
  readonly isStopWord: boolean;
  readonly isJapanese: boolean;
}

/** Text processing of a language, the same for texts and queries. */
export interface Analyzer {
  readonly terms: (text: string) => string[];
  readonly tokens: (query: string) => readonly Token[];
  /** Start and end of each place in a text that has one of the marks: terms, or in Japanese, folded text. */
  readonly spans: (text: string, marks: ReadonlySet<string>) => Spans;
}
type Spans = readonly (readonly [from: number, to: number])[];

/** Runs of Han, of Katakana, of Hiragana; words and numbers. Longer runs, which no language has, are divided. */
const RUN =
  /\p{Script=Han}{1,100}|[\p{Script=Katakana}ー]{1,100}|\p{Script=Hiragana}[\p{Script=Hiragana}ー]{0,99}|\p{N}{1,20}(?:[.,]\p{N}{1,20}){1,3}|\p{L}{2,50}(?=\p{N}{1,20}[.,]\p{N})|[\p{L}\p{M}\p{N}]{1,50}/gu;
const LETTERS_OF_JAPAN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** A word in running text, with marks and soft hyphens inside. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]{0,99}/gu;
const HYPHENATED = /\p{L}{1,50}(?:-\p{L}{1,50}){1,3}/gu;
const ACRONYM = /^\p{Lu}{2,4}$/u;
/** A number with its unit, such as `80v`, which stands for `80 v`. */
const QUANTITY = /^(\p{N}[\p{N}.,]*)(\p{L}{1,4})$/u;
const NUMBER = /^\p{N}[\p{N}.,]*$/u;
const MIXED = /^(?=.*\p{L})(?=.*\p{N})/u;
/** Marks the terms of words with letters and digits, so that they are found if these are separated. */
export const CODE = '#';
/** A quick test before the full analysis: stemming changes only the ends of words. */
const STEM_START = 3;
/** Words of a language whose analysis is cached: the vocabulary of a few pages. */
const MAX_WORDS = 1000;

/** @param isWord whether words with this stem can be parts of a compound; German only */
export function createAnalyzer(language: LanguageCode, isWord?: (stem: string) => boolean): Analyzer {
  const stops = stopWordsOf(language);
  const stem = stemmerOf(language);
  const compound = isWord
    ? memoize((word: string) => [...new Set(splitCompound(word, isWord, stem))], MAX_WORDS)
    : () => [];
  const partsOf = (word: string) => (MIXED.test(word) ? piecesOf(word) : compound(word));

  const tokens = (text: string) => runsIn(text, language).flatMap(tokensOf);

  function tokensOf(run: string): Token[] {
    const word = fold(run, language);
    const [, number = '', unit = ''] = QUANTITY.exec(word) ?? [];
    if (number !== '') return [wordToken(number, run), wordToken(unit, run)];
    if (!LETTERS_OF_JAPAN.test(word)) return [wordToken(word, run)];
    const isStopWord = /^\p{Script=Hiragana}/u.test(run);
    return word === '' ? [] : [{ text: word, terms: pairs(word), parts: [], isStopWord, isJapanese: true }];
  }

  function wordToken(text: string, run: string): Token {
    // Short words in capitals are names: CAN, IT.
    const isStopWord = !ACRONYM.test(run) && (stops.has(text) || /^\p{L}$/u.test(text));
    return { text, terms: [stem(text)], parts: partsOf(text), isStopWord, isJapanese: false };
  }

  function terms(text: string): string[] {
    const runs = runsIn(text, language);
    const own = runs.flatMap((run, place) => {
      const found = tokensOf(run).flatMap((token) =>
        token.isStopWord ? [] : [...token.terms, ...token.parts],
      );
      const quantity = quantityOf(run, runs[place + 1]);
      if (quantity !== undefined) return [...found, quantity];
      return MIXED.test(run) && !QUANTITY.test(run) ? [...found, CODE + fold(run, language)] : found;
    });
    const joined = text.includes('-') ? (fold(text, language).match(HYPHENATED) ?? []) : [];
    return [...own, ...joined.map((word) => stem(word.replaceAll('-', '')))];
  }

  function spans(text: string, marks: ReadonlySet<string>): Spans {
    if (language === 'ja') return substrings(text, marks);
    const starts = [...new Set(Array.from(marks, (term) => term.slice(0, STEM_START)))];
    const mayMatch = (part: string) => {
      const folded = fold(part, language);
      return starts.some((start) => folded.includes(start));
    };
    if (!mayMatch(text)) return [];
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): [number, number][] =>
      mayMatch(word) && terms(word).some((term) => marks.has(term)) ? [[index, index + word.length]] : [],
    );
  }

  return { terms, tokens, spans };
}

const UNIT = /^(?:[km]?v|[km]?wh?|ah?)$/;
/** Words that customers have for units. */
const VOLT = /^(?:v[ad]c|volts?|voltios|فولت|ボルト)$/u;
const KILOWATT = /^(?:キロワット|كيلوواط)$/u;

/** The term of a number with its unit: `80v` for `80 V`, `80V` and `80 volts`. */
export function quantityOf(number: string, unit = ''): string | undefined {
  const [, attached, own] = QUANTITY.exec(number.toLowerCase()) ?? [];
  if (attached !== undefined) return quantityOf(attached, own);
  const symbol = unit.toLowerCase().replace(VOLT, 'v').replace(KILOWATT, 'kw');
  return UNIT.test(symbol) && NUMBER.test(number) ? number + symbol : undefined;
}

function runsIn(text: string, language: LanguageCode): readonly string[] {
  const plain = language === 'ja' ? text.normalize('NFKC') : text.replace(/\p{Cf}/gu, '');
  return plain.match(RUN) ?? [];
}

/** Letters and digits of a word apart, if none stands alone: `iso` and `26262`. */
function piecesOf(word: string): string[] {
  const pieces = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  return pieces.every(({ length }) => length > 1) ? pieces : [];
}

/** The pairs of neighboring characters, which stand for Japanese words, since no spaces separate these. */
export function pairs(run: string): string[] {
  if (run.length === 1) return [run];
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

/** Places of folded texts in a text. */
function substrings(text: string, marks: ReadonlySet<string>): Spans {
  const places: number[] = [];
  let folded = '';
  for (const [at, character] of [...text].entries()) {
    const own = fold(character, 'ja');
    folded += own;
    for (let length = own.length; length > 0; length -= 1) places.push(at);
  }
  const offsets = [0];
  for (const character of text) offsets.push((offsets.at(-1) ?? 0) + character.length);
  const isDropped = (at: number) => text[at] === 'ー';
  const found = [...marks].flatMap((mark) => {
    const own: [number, number][] = [];
    for (let at = folded.indexOf(mark); at >= 0; at = folded.indexOf(mark, at + mark.length)) {
      let to = offsets[(places[at + mark.length - 1] ?? 0) + 1] ?? text.length;
      while (isDropped(to)) to += 1;
      own.push([offsets[places[at] ?? 0] ?? 0, to]);
    }
    return own;
  });
  const merged: [number, number][] = [];
  for (const [from, to] of found.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
