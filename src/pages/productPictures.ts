import type { GalleryView } from '../../views/sections/Gallery.tsx';
import type { Site } from '../../views/site.tsx';
import type { ProductId } from '../catalogue/catalogue.ts';
import { viewsOf } from '../catalogue/pictures.ts';

interface ProductPictures {
  readonly views: readonly GalleryView[];
  /** Picture name of the close-up, if one exists. */
  readonly closeUp: string | undefined;
}

/** Existing pictures of a product, with captions and alternative texts. */
export function productPictures(id: ProductId, productName: string, site: Site): ProductPictures {
  const present = viewsOf(id).filter(({ name }) => site.picture(name) !== undefined);
  return {
    views: present.map(({ view, name }) => {
      const caption = site.words.products.views[view];
      return { name, caption, alt: productName + site.words.frame.labelSeparator + caption };
    }),
    closeUp: present.find(({ view }) => view === 'detail')?.name,
  };
}
