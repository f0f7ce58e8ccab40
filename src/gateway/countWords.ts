/** Making one takes longer than an article's words. */
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Counts words as the language has them: Japanese has no spaces between them.
 *
 * @param language BCP 47 tag of one of the site's languages
 */
export function countWords(text: string, language: string): number {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
