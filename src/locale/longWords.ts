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
