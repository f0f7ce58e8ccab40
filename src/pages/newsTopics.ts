import type { NewsTopic } from '../../views/sections/TopicLinks.tsx';
import type { Site } from '../../views/site.tsx';
import { solutionsOf } from '../catalogue/catalogue.ts';
import { isSystem, SYSTEM_IDS } from '../catalogue/systems.ts';
import type { SystemId } from '../catalogue/systems.ts';
import type { Article } from '../gateway/block.ts';
import { LANGUAGE_CODES } from '../locale/languages.ts';
import { memoize } from '../memoize.ts';

/** The system whose articles a visitor asked for by `?topic=`; none for all, or where there is no such system. */
export function topicOf(query: URLSearchParams): SystemId | undefined {
  const topic = query.get('topic') ?? '';
  return isSystem(topic) ? topic : undefined;
}

/** The articles that speak of a product of the system; all without one. */
export function articlesOn(topic: SystemId | undefined, articles: readonly Article[]): readonly Article[] {
  return topic === undefined ? articles : (byTopic(articles).get(topic) ?? []);
}

/** The articles of each topic; the block store returns the same list until an article changes. */
const byTopic = memoize(
  (articles: readonly Article[]): ReadonlyMap<SystemId, readonly Article[]> =>
    new Map(SYSTEM_IDS.map((id) => [id, articlesOfSystem(id, articles)])),
  LANGUAGE_CODES.length,
);

function articlesOfSystem(topic: SystemId, articles: readonly Article[]): readonly Article[] {
  const products: readonly string[] = solutionsOf(topic).map(({ product }) => product);
  return articles.filter((article) => article.products.some((product) => products.includes(product)));
}

/** Every subject that there is an article on, all of them first. */
export function topicLinks(
  current: SystemId | undefined,
  articles: readonly Article[],
  { words }: Site,
): NewsTopic[] {
  const topics = SYSTEM_IDS.filter((id) => articlesOn(id, articles).length > 0);
  return [
    { name: words.company.newsFilter.all, query: '', isCurrent: current === undefined },
    ...topics.map((id) => ({
      name: words.solutions.systems[id].name,
      query: `?topic=${id}`,
      isCurrent: id === current,
    })),
  ];
}
