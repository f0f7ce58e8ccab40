import { scheduler } from 'node:timers/promises';
import type { Article, BlockContent, ParsedBlock } from './block.ts';
import { deepFreeze } from './deepFreeze.ts';
import { renderMarkdown } from './markdown.ts';
import { safeImageUrl } from './safeUrl.ts';
import { newsDetail } from './schemas.ts';
import type { ArticleDetail } from './schemas.ts';

/** Rendering may hold up other requests for this long, in ms, before it lets them through. */
const LONGEST_TURN_MS = 10;

/**
 * Renders every article once. Two with the same id: the last one counts.
 *
 * @param language BCP 47 tag
 * @throws {ZodError}
 */
export async function parseNews(
  raw: unknown,
  language: string,
  cdnUrl: string | undefined,
): Promise<ParsedBlock<'news'>> {
  const { list } = newsDetail.parse(raw);
  const { unique, warnings } = withoutDuplicates(list);
  const details = deepFreeze(
    unique
      .map((article) => ({ ...article, picture: safeImageUrl(article.picture ?? '', cdnUrl) }))
      .sort(newestFirst),
  );

  const articles: Article[] = [];
  let turnStart = performance.now();
  for (const detail of details) {
    articles.push(deepFreeze(renderArticle(detail, language, cdnUrl)));
    if (performance.now() - turnStart > LONGEST_TURN_MS) {
      await scheduler.yield();
      turnStart = performance.now();
    }
  }
  return { at: (time) => publishedAt(time, details, articles), warnings };
}

/** An article is published from the first moment, in UTC, of its date. */
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
  });
}

function renderArticle(detail: ArticleDetail, language: string, cdnUrl: string | undefined): Article {
  const { body, products = [], ...article } = detail;
  return { ...article, products, picture: detail.picture, ...renderMarkdown(body, { language, cdnUrl }) };
}

function newestFirst(one: ArticleDetail, other: ArticleDetail): number {
  if (one.date === other.date) return other.id - one.id;
  return one.date < other.date ? 1 : -1;
}

function withoutDuplicates(list: readonly ArticleDetail[]): { unique: ArticleDetail[]; warnings: string[] } {
  const byId = new Map(list.map((article) => [article.id, article]));
  const repeated = new Set(list.filter((article) => byId.get(article.id) !== article).map(({ id }) => id));
  return {
    unique: [...byId.values()],
    warnings: [...repeated].map((id) => `article ${id} is there more than once, the last one counts`),
  };
}
