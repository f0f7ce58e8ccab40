import type { NewsCard } from '../../../views/sections/NewsList.tsx';
import type { Article } from '../../blocks/article.ts';
import { isProduct, pictureOf } from '../../catalogue/catalogue.ts';

/** Picture of articles that name no product. */
const COMPANY_PICTURE = 'scene-production-line';

/** List entry of an article, with the picture of the first product that it names. */
export function newsCard({ id, date, title, summary, products }: Article): NewsCard {
  const product = products.find(isProduct);
  return { id, date, title, summary, picture: product ? pictureOf(product) : COMPANY_PICTURE };
}
