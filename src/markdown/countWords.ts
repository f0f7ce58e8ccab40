import { LANGUAGE_CODES } from '../locale/codes.ts';
import { memoize } from '../memoize.ts';

/** Creating a segmenter takes longer than counting the words of an article. */
const segmenterOf = memoize(
  (language: string) => new Intl.Segmenter(language, { granularity: 'word' }),
  LANGUAGE_CODES.length,
);

/**
 * Counts words with the segmentation rules of the language: Japanese has no spaces between words.
 *
 * @param language BCP 47 tag of one of the site's languages
 */
export function countWords(text: string, language: string): number {
  let words = 0;
  for (const { isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
