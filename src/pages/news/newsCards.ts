import type { RenderContext } from '../../model/renderContext.ts';
import type { NewsCard } from '../../../views/sections/NewsList.tsx';
import type { PillLink } from '../../../views/sections/PillLinks.tsx';
import type { Article } from '../../blocks/article.ts';
import { isProduct, pictureOf, solutionsOf } from '../../catalog/catalog.ts';
import { isSystem, SYSTEM_IDS, type SystemId } from '../../catalog/systems.ts';
import { memoize } from '../../common/memoize.ts';
import { LANGUAGE_CODES } from '../../model/codes.ts';

/** Pictures of articles that name no product, in turn. */
const COMPANY_PICTURES = [
  'scene-container-park',
  'scene-factory-yard',
  'scene-production-line',
  'scene-training-room',
] as const;

/** List entry of an article, with the picture of the first product that it names. */
export function newsCard({ id, date, title, summary, products }: Article): NewsCard {
  const product = products.find(isProduct);
  const companyPicture = COMPANY_PICTURES[id % COMPANY_PICTURES.length] ?? COMPANY_PICTURES[0];
  return { id, date, title, summary, picture: product ? pictureOf(product) : companyPicture };
}

/** System in the query parameter `topic`; `undefined` (all articles) if it is missing or unknown. */
export function topicOf(query: URLSearchParams): SystemId | undefined {
  const topic = query.get('topic') ?? '';
  return isSystem(topic) ? topic : undefined;
}

/** Articles about a product of the system, or all articles without a topic. */
export function articlesOn(topic: SystemId | undefined, articles: readonly Article[]): readonly Article[] {
  return topic === undefined ? articles : (byTopic(articles).get(topic) ?? []);
}

/** Articles by system, cached per list; the block store returns the same list until an article changes. */
const byTopic = memoize(
  (articles: readonly Article[]) =>
    new Map(
      SYSTEM_IDS.map((id) => {
        const products: readonly string[] = solutionsOf(id).map(({ product }) => product);
        return [id, articles.filter((article) => article.products.some((one) => products.includes(one)))];
      }),
    ),
  LANGUAGE_CODES.length,
);

/** Links to "all" and to each topic that has articles. */
export function topicLinks(
  current: SystemId | undefined,
  articles: readonly Article[],
  { words }: RenderContext,
): PillLink[] {
  const topics = SYSTEM_IDS.filter((id) => articlesOn(id, articles).length > 0);
  return [
    { name: words.company.newsFilter.all, path: '/news', isCurrent: current === undefined },
    ...topics.map((id) => ({
      name: words.solutions.systems[id].name,
      path: `/news?topic=${id}`,
      isCurrent: id === current,
    })),
  ];
}
