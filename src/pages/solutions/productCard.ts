import type { LinkCard } from '../../../views/sections/LinkCards.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import type { Words } from '../../model/words.ts';
import {
  PACK_IDS,
  pictureOf,
  productPath,
  solutionsOf,
  viewsOf,
  type ProductId,
} from '../../catalog/catalog.ts';
import { SYSTEM_IDS } from '../../catalog/systems.ts';

/** The products of each system, then all packs. */
export const PRODUCT_GROUPS: readonly (readonly ProductId[])[] = [
  ...SYSTEM_IDS.map((system) => solutionsOf(system).map(({ product }) => product)),
  PACK_IDS,
];

/** The other products of a product's group, in menu order. */
export function relatedTo(id: ProductId): readonly ProductId[] {
  const group = PRODUCT_GROUPS.find((ids) => ids.includes(id)) ?? [];
  return group.filter((other) => other !== id);
}

/** Link card of a product. */
export function productCard(words: Words, id: ProductId): LinkCard {
  const { name, lead } = words.products.products[id];
  return { to: productPath(id), title: name, text: lead, picture: pictureOf(id) };
}

/** Existing pictures of a product, with captions and alternative texts; the close-up may be missing. */
export function productPictures(id: ProductId, productName: string, context: RenderContext) {
  const present = viewsOf(id).filter(({ name }) => context.picture(name) !== undefined);
  return {
    views: present.map(({ view, name }) => {
      const caption = context.words.products.views[view];
      return { name, caption, alt: productName + context.words.frame.titleSeparator + caption };
    }),
    closeUp: present.find(({ view }) => view === 'detail')?.name,
  };
}
