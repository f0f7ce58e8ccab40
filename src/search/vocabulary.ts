import { distance } from 'fastest-levenshtein';
import type { LanguageCode } from '../model/codes.ts';
import { fold } from './fold.ts';
import { findParts, type LanguageIndex, type Vocabulary } from './languageIndex.ts';
import { packStrings, stringAt } from './strings.ts';

/** Words in letters; in Japanese, those in Katakana, which are the ones that are misspelled. */
const WORD = /[\p{Script=Katakana}ー]{4,30}|[\p{L}\p{Cf}]{4,40}/gu;
const HAN_OR_HIRAGANA = /[\p{Script=Han}\p{Script=Hiragana}]/u;
/** Letters of the words that corrections and compounds consist of. */
const MIN_WORD = 4;
const MAX_WORD = 30;

export function makeVocabulary(texts: Iterable<string>, language: LanguageCode): Vocabulary {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    for (const [spelling] of text.matchAll(WORD)) {
      const word = fold(spelling, language);
      if (word.length < MIN_WORD || word.length > MAX_WORD || HAN_OR_HIRAGANA.test(word)) continue;
      const own = spelling.replace(/\p{Cf}/gu, '');
      // Of several spellings, the one that is not the beginning of a sentence.
      if (!spellings.has(word) || own === own.toLowerCase()) spellings.set(word, own);
    }
  }
  const sorted = [...spellings].toSorted(([one], [other]) => one.length - other.length);
  return {
    words: packStrings(sorted.map(([word]) => word)),
    spellings: packStrings(sorted.map(([, spelling]) => spelling)),
    upTo: Uint32Array.from(
      { length: MAX_WORD + 1 },
      (_, length) => sorted.filter(([word]) => word.length <= length).length,
    ),
  };
}

/** Typing errors that a word may have. Two letters in the wrong order count as two. */
function maxTypos({ length }: string, language: LanguageCode): number {
  // An Arabic word has few letters, and most of them are its root; a Japanese character stands for about two letters.
  if (language === 'ar') return length < 4 ? 0 : 1;
  if (language === 'ja') return length < 4 ? 0 : length < 7 ? 1 : 2;
  return length < 4 ? 0 : length < 6 ? 1 : length < 14 ? 2 : 3;
}

/**
 * How the most similar word of the texts is spelled, if one is similar enough; of several, the most frequent. It has the
 * same first letter.
 */
export function similarWord(word: string, index: LanguageIndex): string | undefined {
  const { vocabulary, language, analyzer } = index;
  const { words, spellings, upTo } = vocabulary;
  let fewest = maxTypos(word, language) + 1;
  let best: number[] = [];
  const from = upTo[word.length - fewest] ?? 0;
  const to = upTo[Math.min(MAX_WORD, word.length + fewest - 1)] ?? 0;
  if (fewest === 1) return undefined;
  for (let place = from; place < to; place += 1) {
    const other = stringAt(words, place);
    if (other[0] !== word[0]) continue;
    const typos = distance(word, other);
    if (typos > fewest || (typos === fewest && best.length === 0)) continue;
    if (typos < fewest) best = [];
    fewest = typos;
    best.push(place);
  }
  const frequency = (spelling: string) =>
    findParts(index, analyzer.terms(spelling).slice(0, 1)).reduce((sum, { parts }) => sum + parts.length, 0);
  const [most] = best
    .map((place) => stringAt(spellings, place))
    .toSorted((one, other) => frequency(other) - frequency(one));
  return most;
}
