import { familyOf, systemOfProduct } from './catalogue.ts';
import type { ProductId } from './catalogue.ts';
import { systems } from './systems.ts';

/** Name of the picture of the whole product. */
export function pictureOf(id: ProductId): string {
  return `${id}-hero`;
}

const VIEWS = ['hero', 'front', 'detail'] as const;

export interface ProductView {
  readonly view: (typeof VIEWS)[number];
  /** Picture name. */
  readonly name: string;
}

/** Picture names of a product's views, the whole product first. Not every product has a picture of each. */
export function viewsOf(id: ProductId): readonly ProductView[] {
  return VIEWS.map((view) => ({ view, name: `${id}-${view}` }));
}

/** Name of the picture of the product in use: its own, or its system's. */
export function sceneOf(id: ProductId): string {
  return familyOf(id).scene ?? systems[systemOfProduct(id)].scene;
}
