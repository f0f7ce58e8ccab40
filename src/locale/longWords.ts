import german from 'hyphen/de/index.js';

/** Compounds from here on may be longer than a line of a phone's heading; shorter ones stay whole. */
const LONG_COMPOUND = /[\p{scx=Han}\p{scx=Katakana}]{9,}/gu;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * The parts of a Japanese text between which a long compound may break: バッテリーマネジメントシステム has no space, and
 * browsers would break it anywhere. A part begins with a word of two signs or more, so that 用 and 型 stay behind theirs.
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

/** German words as long as this may be parted, as the stylesheet has it (`hyphenate-limit-chars`). */
const LONG_WORD = 12;
/** Letters that stay together at either end of a word: more than the rules ask for, so that compounds part at a joint. */
const WHOLE_END = 6;
const SOFT_HYPHEN = '\u00ad';

/**
 * A German text with soft hyphens in its long words. Browsers know where these may be parted only if they have fetched a
 * dictionary; without one, a word longer than its line breaks anywhere.
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
