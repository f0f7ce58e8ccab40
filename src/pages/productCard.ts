import type { LinkCard } from '../../views/sections/LinkCards.tsx';
import type { Words } from '../../views/words.ts';
import type { ProductId } from '../catalogue/catalogue.ts';
import { pictureOf } from '../catalogue/pictures.ts';

/** A way to a product's page. */
export function productCard(words: Words, id: ProductId): LinkCard {
  const { name, lead } = words.products.products[id];
  return { to: `/solutions/detail/${id}`, title: name, text: lead, picture: pictureOf(id) };
}
