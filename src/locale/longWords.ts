import german from 'hyphen/de/index.js';

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
/** Letters without hyphen at either end of a word: more than the rules require, so that compounds break at a joint. */
const WHOLE_END = 6;
const SOFT_HYPHEN = '\u00ad';

/**
 * Adds soft hyphens to the long words of a German text. Browsers hyphenate only after downloading a dictionary; without
 * one, a word longer than its line breaks anywhere.
 */
export function withSoftHyphens(text: string): string {
  return german
    .hyphenateSync(text, { minWordLength: LONG_WORD, hyphenChar: SOFT_HYPHEN })
    .replace(/[\p{L}\u00ad]+/gu, withWholeEnds);
}

function withWholeEnds(word: string): string {
  const parts = word.split(SOFT_HYPHEN);
  const length = parts.join('').length;
  let before = 0;
  let parted = '';
  for (const part of parts) {
    if (before >= WHOLE_END && length - before >= WHOLE_END) parted += SOFT_HYPHEN;
    parted += part;
    before += part.length;
  }
  return parted;
}
