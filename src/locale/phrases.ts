import { jaModel, Parser } from 'budoux';
import type { LanguageCode } from './codes.ts';
import { withSoftHyphens } from './longWords.ts';

const parser = new Parser(jaModel);
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** From this length, compounds may exceed a line of a phone's heading; shorter ones are not split. */
const LONG_COMPOUND = /[\p{scx=Han}\p{scx=Katakana}]{9,}/gu;
const KATAKANA = /[ァ-ヺー]+/gu;
const LONG_KATAKANA = 10;
const JAPANESE = /[\u3000-\uffef]/u;

/**
 * Positions where a Japanese text may break: between phrases, and between the words of long compounds such as
 * バッテリーマネジメントシステム. Browsers would break it anywhere.
 *
 * A boundary of phrases must also be one of words, because the model splits a few words. A part of a compound begins with
 * a word of at least two characters, so that the suffixes 用 and 型 stay attached.
 */
export function phraseStarts(text: string): number[] {
  if (!JAPANESE.test(text)) return [];
  const segments = [...words.segment(text)];
  const wordStarts = new Set(segments.map(({ index }) => index));
  const isInCompound = isInside(text.matchAll(LONG_COMPOUND));
  const isInKatakana = isInside(
    [...text.matchAll(KATAKANA)].filter(([{ length }]) => length < LONG_KATAKANA),
  );
  const joints = segments
    .filter(({ index, segment }) => segment.length > 1 && isInCompound(index))
    .map(({ index }) => index);
  const phrases = parser
    .parseBoundaries(text)
    .filter((at) => wordStarts.has(at) && isJapanese(text, at) && !/\d/u.test(text.charAt(at - 1)));
  return [...new Set([...phrases, ...joints])]
    .filter((at) => !isInKatakana(at))
    .toSorted((one, other) => one - other);
}

/** Whether a position is inside one of the matches, not at its ends. */
function isInside(matches: Iterable<RegExpExecArray>): (at: number) => boolean {
  const spans = [...matches].map(({ index, 0: { length } }) => [index, index + length] as const);
  return (at) => spans.some(([start, end]) => at > start && at < end);
}

/** Whether a character next to a position is Japanese: Latin text breaks at its spaces. */
function isJapanese(text: string, at: number): boolean {
  return JAPANESE.test(text.slice(at - 1, at + 1));
}

/** Splits a text where the browser may break it: at spaces, soft hyphens and the starts of Japanese phrases. */
export function unbrokenParts(text: string, code: LanguageCode): readonly string[] {
  if (code === 'de') return withSoftHyphens(text).split(/[ \u00ad]/u);
  const starts = code === 'ja' ? phraseStarts(text) : [];
  return [0, ...starts].flatMap((start, index) => text.slice(start, starts[index]).split(' '));
}
