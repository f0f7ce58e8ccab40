import { pictureOf, type ProductId } from '../../src/catalog/catalog.ts';

/** The sentence that reports a product without a picture. */
export function missingPicture(id: ProductId): string {
  return `${id} has no picture: put ${pictureOf(id)}.webp into scripts/workshop/imagery/renders and run npm run pictures`;
}
