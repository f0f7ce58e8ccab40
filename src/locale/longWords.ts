import german from 'hyphen/de/index.js';
import { partsOfCompound } from './germanCompounds.ts';

/** From 9 characters, compounds may exceed a line of a phone's heading; shorter ones are not split. */
const LONG_COMPOUND = /[\p{scx=Han}\p{scx=Katakana}]{9,}/gu;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Splits a Japanese text where its long compounds may break: バッテリーマネジメントシステム has no spaces, and browsers would break it
 * anywhere. Each part begins with a word of at least two characters, so that the suffixes 用 and 型 stay attached.
 */
export function partsOfLongWords(text: string): readonly string[] {
  return text
    .replace(LONG_COMPOUND, (compound) =>
      [...words.segment(compound)]
        .map(({ segment, index }) => (index > 0 && segment.length > 1 ? `\n${segment}` : segment))
        .join(''),
    )
    .split('\n');
}

/** Minimum length of German words to hyphenate, the same as `hyphenate-limit-chars` in the stylesheet. */
const LONG_WORD = 12;
const LONG_GERMAN_WORD = new RegExp(String.raw`\p{L}{${LONG_WORD},}`, 'gu');
/** Letters without hyphen at either end of a word: more than the rules require, so that compounds break at a joint. */
const WHOLE_END = 6;
const SOFT_HYPHEN = '\u00ad';

/**
 * Adds soft hyphens to the long words of a German text. Browsers hyphenate only after downloading a dictionary; without
 * one, a word longer than its line breaks anywhere.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_GERMAN_WORD, (word) => partsOf(word).join(SOFT_HYPHEN));
}

function partsOf(word: string): readonly string[] {
  return partsOfCompound(word) ?? withWholeEnds(syllablesOf(word));
}

function syllablesOf(word: string): readonly string[] {
  return german.hyphenateSync(word, { minWordLength: LONG_WORD, hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
}

/** Joins the syllables at both ends of a word. */
function withWholeEnds(syllables: readonly string[]): readonly string[] {
  const length = syllables.join('').length;
  let before = 0;
  const parts: string[] = [];
  for (const syllable of syllables) {
    if (before >= WHOLE_END && length - before >= WHOLE_END) parts.push(syllable);
    else parts.push((parts.pop() ?? '') + syllable);
    before += syllable.length;
  }
  return parts;
}
