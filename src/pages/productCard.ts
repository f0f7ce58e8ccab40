import type { LinkCard } from '../../views/sections/LinkCards.tsx';
import type { Words } from '../../views/words.ts';
import { productPath } from '../catalogue/catalogue.ts';
import type { ProductId } from '../catalogue/catalogue.ts';
import { pictureOf } from '../catalogue/pictures.ts';

/** Link card of a product. */
export function productCard(words: Words, id: ProductId): LinkCard {
  const { name, lead } = words.products.products[id];
  return { to: productPath(id), title: name, text: lead, picture: pictureOf(id) };
}
