import * as z from 'zod';
import { isProduct } from '../catalog/catalog.ts';
import { mapInTurns } from '../common/inTurns.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { renderMarkdown } from '../markdown/markdown.ts';
import { safeImageUrl } from '../markdown/safeUrl.ts';
import { articleDetail, MAX_ARTICLES, type Article, type ArticleDetail } from './article.ts';
import { deepFreeze, defineBlock, type BlockContent, type ParsedBlock, type ShapeOptions } from './block.ts';
import { newsFiles } from './newsFiles.ts';

/** Characters of HTML of all articles together, for each of their Markdown, and in addition. */
const MAX_GROWTH = 3;
const ADDITIONAL = 1_000_000;

interface NewsBlock {
  /** Published articles, newest first. */
  readonly list: readonly Article[];
  /** Articles with a date in the future, newest first: for preview links only. */
  readonly drafts: readonly Article[];
}

/** The news. Of articles with the same id, only the last is used. */
export const newsBlock = defineBlock({
  slug: 'news',
  languages: LANGUAGE_CODES,
  schema: z.object({ list: z.array(articleDetail).max(MAX_ARTICLES) }),
  shape: renderNews,
  empty: { list: [] },
  embedded: newsFiles,
});

/** Renders every article once. */
async function renderNews(
  { list }: { readonly list: readonly ArticleDetail[] },
  { language, images, nameOf, signal }: ShapeOptions,
): Promise<ParsedBlock<NewsBlock>> {
  const warnings = [...duplicates(list, nameOf), ...unknownProducts(list, nameOf)];
  const details = [...new Map(list.map((article) => [article.id, article])).values()]
    .map((article) => ({ ...article, picture: safeImageUrl(article.picture ?? '', images) }))
    .sort(newestFirst);

  let left = ADDITIONAL;
  const rendered = ({ body, products = [], ...detail }: (typeof details)[number]): Article => {
    const text = renderMarkdown(body, { language, images });
    left += MAX_GROWTH * body.length - text.html.length;
    if (left < 0) throw new Error('the articles become far more HTML than they have characters');
    return { ...detail, products, ...text };
  };
  const articles = await mapInTurns(details, rendered, signal);
  deepFreeze([details, articles]);
  return { at: (time) => publishedAt(time, details, articles), warnings };
}

/** The content at a given time. Articles are published at midnight UTC of their date. */
function publishedAt(
  time: number,
  details: readonly ArticleDetail[],
  articles: readonly Article[],
): BlockContent<NewsBlock> {
  const today = new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const drafts = details.filter(({ date }) => date > today);
  const next = drafts.at(-1);
  return deepFreeze({
    value: { list: articles.slice(drafts.length), drafts: articles.slice(0, drafts.length) },
    detail: { list: details.slice(drafts.length) },
    until: next === undefined ? Infinity : Date.parse(next.date),
    published: articles.slice(drafts.length).map(({ id }) => id),
    drafts: drafts.map(({ id, date }) => ({ id, date })),
  });
}

function newestFirst(one: ArticleDetail, other: ArticleDetail): number {
  if (one.date === other.date) return other.id - one.id;
  return one.date < other.date ? 1 : -1;
}

type NameOf = ShapeOptions['nameOf'];

function duplicates(list: readonly ArticleDetail[], nameOf: NameOf): string[] {
  const names = new Map<number, string[]>();
  list.forEach(({ id }, index) => names.set(id, [...(names.get(id) ?? []), nameOf(index)]));
  return [...names].flatMap(([id, places]) =>
    places.length > 1 ? [`article ${id} is in ${places.join(' and ')}: using the last one`] : [],
  );
}

function unknownProducts(list: readonly ArticleDetail[], nameOf: NameOf): string[] {
  return list.flatMap(({ products = [] }, index) => {
    const unknown = products.filter((product) => !isProduct(product)).map((product) => `“${product}”`);
    return unknown.length > 0 ? [`${nameOf(index)}: unknown product ${unknown.join(', ')} in products`] : [];
  });
}
