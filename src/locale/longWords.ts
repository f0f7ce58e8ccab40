import german from 'hyphen/de/index.js';

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
