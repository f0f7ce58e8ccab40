import { scheduler } from 'node:timers/promises';
import { isProduct } from '../catalogue/catalogue.ts';
import type { Article, BlockContent, ParsedBlock } from './block.ts';
import { deepFreeze } from './deepFreeze.ts';
import { renderMarkdown } from './markdown.ts';
import { safeImageUrl } from './safeUrl.ts';
import type { ImageCheck } from './safeUrl.ts';
import { newsDetail } from './schemas.ts';
import type { ArticleDetail } from './schemas.ts';

/** Rendering blocks the event loop for at most about this long, in ms, before it yields to other requests. */
const LONGEST_TURN_MS = 10;

interface NewsOptions {
  readonly images: ImageCheck;
  /** Name of the article at a list index, for warnings. */
  readonly nameOf?: (index: number) => string;
}

/**
 * Validates the news block and renders every article once. Of articles with the same id, only the last is used.
 *
 * @param language BCP 47 tag
 * @throws {ZodError} if it does not match the schema
 */
export async function parseNews(
  raw: unknown,
  language: string,
  { images, nameOf = (index) => `list.${index}` }: NewsOptions,
): Promise<ParsedBlock<'news'>> {
  const { list } = newsDetail.parse(raw);
  const unique = [...new Map(list.map((article) => [article.id, article])).values()];
  const warnings = [...duplicates(list, nameOf), ...unknownProducts(list, nameOf)];
  const details = deepFreeze(
    unique
      .map((article) => ({ ...article, picture: safeImageUrl(article.picture ?? '', images) }))
      .sort(newestFirst),
  );

  const articles: Article[] = [];
  let turnStart = performance.now();
  for (const detail of details) {
    articles.push(deepFreeze(renderArticle(detail, language, images)));
    if (performance.now() - turnStart > LONGEST_TURN_MS) {
      await scheduler.yield();
      turnStart = performance.now();
    }
  }
  return { at: (time) => publishedAt(time, details, articles), warnings };
}

/** The content at a given time. Articles are published at midnight UTC of their date. */
function publishedAt(
  time: number,
  details: readonly ArticleDetail[],
  articles: readonly Article[],
): BlockContent<'news'> {
  const today = new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const drafts = details.filter(({ date }) => date > today);
  const next = drafts.at(-1);
  return deepFreeze({
    value: { list: articles.slice(drafts.length) },
    detail: { list: details.slice(drafts.length) },
    until: next === undefined ? Infinity : Date.parse(next.date),
    published: articles.slice(drafts.length).map(({ id }) => id),
    drafts: drafts.map(({ id, date }) => ({ id, date })),
  });
}

function renderArticle(detail: ArticleDetail, language: string, images: ImageCheck): Article {
  const { body, products = [], ...article } = detail;
  return { ...article, products, picture: detail.picture, ...renderMarkdown(body, { language, images }) };
}

function newestFirst(one: ArticleDetail, other: ArticleDetail): number {
  if (one.date === other.date) return other.id - one.id;
  return one.date < other.date ? 1 : -1;
}

type Articles = readonly ArticleDetail[];

function duplicates(list: Articles, nameOf: (index: number) => string): string[] {
  const names = new Map<number, string[]>();
  list.forEach(({ id }, index) => names.set(id, [...(names.get(id) ?? []), nameOf(index)]));
  return [...names].flatMap(([id, places]) =>
    places.length > 1 ? [`article ${id} is in ${places.join(' and ')}: using the last one`] : [],
  );
}

function unknownProducts(list: Articles, nameOf: (index: number) => string): string[] {
  return list.flatMap(({ products = [] }, index) =>
    products
      .filter((product) => !isProduct(product))
      .map((product) => `${nameOf(index)}: unknown product “${product}” in products`),
  );
}
