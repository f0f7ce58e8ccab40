import type { NewsCard } from '../../views/sections/NewsList.tsx';
import { isProduct } from '../catalogue/catalogue.ts';
import { pictureOf } from '../catalogue/pictures.ts';
import type { Article } from '../gateway/block.ts';

/** What stands for an article that speaks of no product. */
const COMPANY_PICTURE = 'scene-production-line';

/** An article in a list: with the picture of the product that it speaks of first. */
export function newsCard({ id, date, title, summary, products }: Article): NewsCard {
  const product = products.find(isProduct);
  return { id, date, title, summary, picture: product ? pictureOf(product) : COMPANY_PICTURE };
}
