import type { LinkCard } from '../../../views/sections/LinkCards.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import type { Words } from '../../model/words.ts';
import { productPath, pictureOf, viewsOf, type ProductId } from '../../catalog/catalog.ts';

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
