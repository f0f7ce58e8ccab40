import { LANGUAGE_CODES } from '../locale/languages.ts';
import { memoize } from '../memoize.ts';

/** Creating a segmenter takes longer than counting the words of an article. */
const segmenterOf = memoize(
  (language: string) => new Intl.Segmenter(language, { granularity: 'word' }),
  LANGUAGE_CODES.length,
);

/**
 * Counts words as the language has them: Japanese has no spaces between them.
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
