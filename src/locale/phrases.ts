import { jaModel, Parser } from 'budoux';
import { isInside, spansOf } from '../common/spans.ts';

const parser = new Parser(jaModel);
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Never at the start of a line. */
const CLOSING = /[、。，．：；！？）」』・]/u;
/** From this length, a phrase may exceed a line of a heading in a narrow card. */
const LONG_PHRASE = 6;
const KATAKANA = /[ァ-ヺー]{2,}/gu;
/** Katakana words are split only if longer, and only between parts of these lengths: shorter ones are often syllables. */
const LONG_KATAKANA = 10;
const KATAKANA_PARTS = { before: 3, after: 4 };
/** Joints in long katakana compounds that the segmenter does not know. */
const KATAKANA_JOINTS =
  /(?<=カーボン)(?=フット)|(?<=サステナビリティ)(?=レポート)|(?<=ハイブリッド)(?=パワー)|(?<=パワー)(?=コンディ)/gu;
/** Particles and endings, in hiragana, stay with the word before them; so do suffixes such as 用 and 型. */
const WORD_IN_PHRASE = /^[\p{scx=Han}\p{scx=Katakana}]{2}/u;
const JAPANESE = /[\u3000-\uffef]/u;

/**
 * Positions where a Japanese text may break: between phrases, and between the words of long phrases such as
 * バッテリーマネジメントシステム. Browsers would break it anywhere.
 */
export function phraseStarts(text: string): number[] {
  if (!JAPANESE.test(text)) return [];
  const segments = [...words.segment(text)];
  const wordStarts = new Set(segments.map(({ index }) => index));
  const katakana = spansOf(text.matchAll(KATAKANA));
  const isInKatakana = isInside(katakana);
  const isInLongKatakana = isInside(katakana.filter(({ start, end }) => end - start >= LONG_KATAKANA));
  // The model splits a few words, so a phrase must begin with a word.
  const phrases = parser
    .parseBoundaries(text)
    .filter(
      (at) =>
        wordStarts.has(at) && isJapanese(text, at) && !isInKatakana(at) && !/\d/u.test(text.charAt(at - 1)),
    );
  const ends = [...phrases, text.length];
  const longPhrases = [0, ...phrases].filter((start, nth) => (ends[nth] ?? start) - start >= LONG_PHRASE);
  const isInLongPhrase = (at: number) =>
    longPhrases.some((start) => at > start && at < (ends.find((end) => end > start) ?? 0));
  const joints = segments.filter(({ index, segment }, nth) =>
    isInKatakana(index)
      ? isInLongKatakana(index) &&
        (segments[nth - 1]?.segment.length ?? 0) >= KATAKANA_PARTS.before &&
        segment.length >= KATAKANA_PARTS.after
      : isInLongPhrase(index) && WORD_IN_PHRASE.test(segment) && !/[\d（「『]/u.test(text.charAt(index - 1)),
  );
  const known = [...joints, ...text.matchAll(KATAKANA_JOINTS)].map(({ index }) => index);
  const starts = [...phrases, ...known].filter((at) => !CLOSING.test(text.charAt(at)));
  return [...new Set(starts)].toSorted((one, other) => one - other);
}

/** Whether a character next to a position is Japanese: Latin text breaks at its spaces. */
function isJapanese(text: string, at: number): boolean {
  return JAPANESE.test(text.slice(at - 1, at + 1));
}
