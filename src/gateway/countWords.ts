/** Cached: creating a segmenter takes longer than segmenting an article. */
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Counts words with the segmentation rules of the language: Japanese has no spaces between words.
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
