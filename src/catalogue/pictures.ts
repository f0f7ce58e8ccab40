import type { PackId, ProductId, SystemId } from './catalogue.ts';

/** Name of the picture that shows a product or a pack as a whole. */
export function pictureOf(id: ProductId | PackId): string {
  return `${id}-hero`;
}

/** The product that stands for its system. */
const SYSTEM_PRODUCTS: Readonly<Record<SystemId, ProductId>> = {
  'battery-system': 'battery',
  'electric-drive-system': 'electric',
  'charging-system': 'super',
  'energy-storage-system': 'container',
};

export function pictureOfSystem(id: SystemId): string {
  return pictureOf(SYSTEM_PRODUCTS[id]);
}

const VIEWS = ['hero', 'front', 'detail'] as const;

export interface ProductView {
  readonly view: (typeof VIEWS)[number];
  /** Name of the picture. */
  readonly name: string;
}

/** Names of the pictures of a product or a pack, the whole first. Not every one of them has every view. */
export function viewsOf(id: ProductId | PackId): readonly ProductView[] {
  return VIEWS.map((view) => ({ view, name: `${id}-${view}` }));
}

/** Where the systems are at work. */
const SYSTEM_SCENES: Readonly<Record<SystemId, string>> = {
  'battery-system': 'scene-forklift-warehouse',
  'electric-drive-system': 'scene-test-lab',
  'charging-system': 'scene-bus-depot',
  'energy-storage-system': 'scene-container-park',
};

export function sceneOfSystem(id: SystemId): string {
  return SYSTEM_SCENES[id];
}

/** Where the product of a solution is at work: a place of its own, or its system's. */
export function sceneOf(product: ProductId, system: SystemId): string {
  return product === 'household' || product === 'portable' ? 'scene-home-storage' : sceneOfSystem(system);
}
