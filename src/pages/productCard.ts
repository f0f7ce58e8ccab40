import type { LinkCard } from '../../views/sections/LinkCards.tsx';
import type { Words } from '../../views/words.ts';
import type { PackId, ProductId } from '../catalogue/catalogue.ts';
import { pictureOf } from '../catalogue/pictures.ts';

/** A way to a product's page. */
export function productCard(words: Words, id: ProductId): LinkCard {
  const { name, lead } = words.products.products[id];
  return { to: `/solutions/detail/${id}`, title: name, text: lead, picture: pictureOf(id) };
}

export function packPath(id: PackId): string {
  return `/solutions/battery-system/packDetail/${id}`;
}

/** A way to a pack's page. */
export function packCard(words: Words, id: PackId): LinkCard {
  const { name, lead } = words.products.packs[id];
  return { to: packPath(id), title: name, text: lead, picture: pictureOf(id) };
}
