import { articlePath, type Article } from '../blocks/article.ts';
import { newsBlock } from '../blocks/news.ts';
import type { Blocks } from '../blocks/blockStore.ts';
import { mapInTurns } from '../common/inTurns.ts';
import { memoize } from '../common/memoize.ts';
import type { LanguageIndex } from './languageIndex.ts';
import { passagesOf } from './passagesOf.ts';
import type { SearchEntry } from './searchEntry.ts';
import { makeSegment, type Segment } from './segment.ts';

function newsEntry(article: Article, names: readonly string[]): SearchEntry {
  const { title, summary: lead, date, html } = article;
  return { kind: 'news', path: articlePath(article), title, lead, date, names, passages: passagesOf(html) };
}

/**
 * Returns the published articles as one segment each, so that a new article does not need the others again.
 *
 * @param namesOf what customers call the subject of the article at a path
 */
export function createNewsSegments(
  { get }: Blocks,
  { language, analyzer }: Pick<LanguageIndex, 'language' | 'analyzer'>,
  namesOf: (path: string) => readonly string[],
): () => Promise<readonly Segment[]> {
  const known = new WeakMap<Article, Segment>();
  const segmentOf = (article: Article) => {
    const own = () => makeSegment([newsEntry(article, namesOf(articlePath(article)))], analyzer, language);
    const segment = known.get(article) ?? own();
    known.set(article, segment);
    return segment;
  };
  // The block store returns the same list until an article changes.
  const segmentsOf = memoize((list: readonly Article[]) => mapInTurns(list, segmentOf), 1);
  return async () => segmentsOf((await get(newsBlock, language)).value.list);
}
