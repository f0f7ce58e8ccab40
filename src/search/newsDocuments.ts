import { articlePath, type Article } from '../blocks/article.ts';
import { newsBlock } from '../blocks/news.ts';
import type { Blocks } from '../blocks/blockStore.ts';
import type { LanguageIndex } from './languageIndex.ts';
import { passagesOf } from './passagesOf.ts';
import type { SearchDocument } from './searchDocument.ts';

function newsDocument(article: Article): SearchDocument {
  return {
    id: articlePath(article),
    kind: 'news',
    path: articlePath(article),
    isFile: false,
    title: article.title,
    description: article.summary,
    codes: [],
    date: article.date,
    ...passagesOf(article.html),
  };
}

/** Keeps the articles in the index of a language the same as those in the block. */
export function createNewsUpdate({ get }: Blocks, index: LanguageIndex): () => Promise<void> {
  let shown: readonly Article[] = [];
  let indexed = new Map<number, Article>();
  let updating: Promise<void> | undefined;

  async function update(list: readonly Article[]): Promise<void> {
    const isSame = (article: Article) => {
      const before = indexed.get(article.id);
      return (
        before?.date === article.date &&
        before.title === article.title &&
        before.summary === article.summary &&
        before.html === article.html
      );
    };
    const changed = list.filter((article) => !isSame(article));
    const kept = new Set(list.filter(isSame).map(({ id }) => id));
    index.remove([...indexed.values()].filter(({ id }) => !kept.has(id)).map(articlePath));
    await index.add(changed.map(newsDocument));
    indexed = new Map(list.map((article) => [article.id, article]));
    shown = list;
  }

  return async () => {
    const { list } = (await get(newsBlock, index.language)).value;
    // The block store returns the same list until an article changes.
    while (list !== shown) {
      updating ??= update(list).finally(() => (updating = undefined));
      await updating;
    }
  };
}
