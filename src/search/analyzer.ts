import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { fold } from './fold.ts';
import { LANGUAGE_TOOLS } from './languageTools.ts';
import { splitCompound } from './splitCompound.ts';

/** A word of a query. */
export interface QueryWord {
  /** As typed, case and width aside. */
  readonly text: string;
  readonly term: string;
  /** Terms that stand for the word if they occur together: parts of a compound, pairs of Han characters. */
  readonly parts: readonly string[];
  /** Too frequent to tell anything, such as an article. */
  readonly isStopWord: boolean;
}

/** Text processing of a language, the same for texts and queries. */
export interface Analyzer {
  /** Index terms of a text, one or more for each word. */
  readonly terms: (text: string) => string[];
  readonly words: (query: string) => readonly QueryWord[];
  /** Start and end of each word in a text that has one of the terms. */
  readonly spans: (text: string, terms: ReadonlySet<string>) => readonly (readonly [number, number])[];
}

const JAPANESE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
/**
 * Runs of Japanese characters, of letters and of digits, so that `80V` has the same terms as `80 V`. Longer runs, which
 * no language has, are split: stemming takes quadratic time.
 */
const RUN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]{1,100}|\p{L}{1,50}|\p{N}{1,50}/gu;
/** A word in running text, with marks and soft hyphens inside. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]{0,99}/gu;
const HYPHENATED = /\p{L}{1,50}(?:-\p{L}{1,50}){1,3}/gu;
const ACRONYM = /^\p{Lu}{2,4}$/u;
const HAN = /\p{Script=Han}{2,}/gu;
const KATAKANA = /^\p{scx=Katakana}+$/u;
/** Keeps `bus`, whose s is no ending. */
const MIN_STEM = 3;
/** Words of a language whose analysis is cached: the vocabulary of a few pages. */
const MAX_WORDS = 1000;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

const stopWordsOf = memoize(
  (language: LanguageCode) => new Set(LANGUAGE_TOOLS[language].stopWords.map((word) => fold(word, language))),
  LANGUAGE_CODES.length,
);

const stemmerOf = memoize((language: LanguageCode) => {
  const stem: (word: string) => string = memoize((word) => {
    const stripped = LANGUAGE_TOOLS[language].stem(word);
    return stripped === word || stripped.length < MIN_STEM ? word : stem(stripped);
  }, MAX_WORDS);
  return stem;
}, LANGUAGE_CODES.length);

/** @param lexicon stems of the words that can be parts of a compound; German only */
export function createAnalyzer(language: LanguageCode, lexicon: ReadonlySet<string> = new Set()): Analyzer {
  const stops = stopWordsOf(language);
  const stem = stemmerOf(language);
  const partsOf =
    lexicon.size === 0
      ? () => []
      : memoize((word: string) => [...new Set(splitCompound(word, lexicon, stem))], MAX_WORDS);

  const isStopWord = (word: string) =>
    stops.has(word) || (word.length === 1 && /\p{L}/u.test(word) && !JAPANESE.test(word));

  function terms(text: string): string[] {
    const acronyms = acronymsIn(text);
    const folded = fold(text, language);
    const joined = folded.match(HYPHENATED)?.map((word) => stem(word.replaceAll('-', ''))) ?? [];
    return [...(folded.match(RUN) ?? []).flatMap(termsOfRun), ...joined];

    function termsOfRun(run: string): string[] {
      if (JAPANESE.test(run)) return japaneseTerms(run);
      if (isStopWord(run) && !acronyms.has(run)) return [];
      return [stem(run), ...partsOf(run)];
    }
  }

  function japaneseTerms(run: string): string[] {
    const words = japaneseWords(run).filter((word) => !isStopWord(word));
    return [...words, ...pairs(run).filter((pair) => !words.includes(pair))];
  }

  function words(query: string): readonly QueryWord[] {
    const acronyms = acronymsIn(query);
    return (fold(query, language).match(RUN) ?? []).flatMap((run) =>
      (JAPANESE.test(run) ? japaneseWords(run) : [run]).map((word) => ({
        text: word,
        term: stem(word),
        parts: JAPANESE.test(word) ? pairs(word) : partsOf(word),
        isStopWord: isStopWord(word) && !acronyms.has(word),
      })),
    );
  }

  function spans(text: string, wanted: ReadonlySet<string>) {
    if (language === 'ja') return substrings(text.toLowerCase(), wanted);
    // Stemming changes only the ends of words, which may be parts of others: a quick test before the full analysis.
    const starts = [...new Set(Array.from(wanted, (term) => term.slice(0, MIN_STEM)))];
    const mayMatch = (part: string) => {
      const folded = fold(part, language);
      return starts.some((start) => folded.includes(start));
    };
    if (!mayMatch(text)) return [];
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): [number, number][] =>
      mayMatch(word) && terms(word).some((term) => wanted.has(term)) ? [[index, index + word.length]] : [],
    );
  }

  return { terms, words, spans };
}

function japaneseWords(run: string): string[] {
  return [...segmenter.segment(run)].map(({ segment }) => withoutLongVowel(segment));
}

/** Short words in capitals are names: CAN, IT. */
function acronymsIn(text: string): ReadonlySet<string> {
  const words = text.match(WORD)?.filter((word) => ACRONYM.test(word)) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}

/** バッテリー and バッテリ are the same word. */
function withoutLongVowel(word: string): string {
  return KATAKANA.test(word) && word.length > 3 ? word.replace(/ー$/, '') : word;
}

function pairs(run: string): string[] {
  return (run.match(HAN) ?? []).flatMap((han) =>
    Array.from({ length: han.length - 1 }, (_, at) => han.slice(at, at + 2)),
  );
}

/** The end of a word whose long vowel was removed. */
function endOf(text: string, at: number): number {
  return text[at] === 'ー' ? at + 1 : at;
}

function substrings(text: string, wanted: ReadonlySet<string>): readonly (readonly [number, number])[] {
  const found = [...wanted].flatMap((term) => {
    const places: [number, number][] = [];
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length))
      places.push([at, endOf(text, at + term.length)]);
    return places;
  });
  const merged: [number, number][] = [];
  for (const [from, to] of found.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
