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
