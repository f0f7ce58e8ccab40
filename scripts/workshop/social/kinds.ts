import { PRODUCT_IDS, productPath, pictureOf, systemPath } from '../../../src/catalog/catalog.ts';
import { SYSTEM_IDS, systems } from '../../../src/catalog/systems.ts';

export interface Kind {
  /** English desktop path. Subpages without a picture of their own use the same picture. */
  readonly path: string;
  /** Name of the render in `scripts/workshop/imagery/renders`. */
  readonly render: string;
}

/** Pages with a social picture, and the render in it. */
export const KINDS: readonly Kind[] = [
  { path: '/', render: 'cabinet-hero' },
  { path: '/solutions', render: 'scene-bus-depot' },
  ...SYSTEM_IDS.map((id) => ({ path: systemPath(id), render: systems[id].picture })),
  { path: '/solutions/detail', render: 'battery-detail' },
  ...PRODUCT_IDS.map((id) => ({ path: productPath(id), render: pictureOf(id) })),
  { path: '/technical-strength', render: 'electric-detail' },
  { path: '/services', render: 'super-detail' },
  { path: '/news', render: 'scene-bus-depot' },
  { path: '/about-us', render: 'scene-production-line' },
  { path: '/about-us/sustainable-development', render: 'scene-home-storage' },
  { path: '/about-us/contact-us', render: 'scene-container-park' },
];
