import type { ProductId, SolutionId, SystemId } from './catalogue.ts';

/** One solution page: the system that it belongs to and the product page that it leads to. */
export type Solution = {
  readonly system: SystemId;
  readonly name: SolutionId;
  readonly product: ProductId;
};

/** Solutions and products belong together one to one, in the order of the menu. */
export const solutions: readonly Solution[] = [
  { system: 'battery-system', name: 'battery-pack', product: 'battery' },
  { system: 'battery-system', name: 'battery-management-system', product: 'electron' },
  { system: 'electric-drive-system', name: 'solution-drive-electric', product: 'electric' },
  { system: 'charging-system', name: 'ev-charger', product: 'super' },
  { system: 'charging-system', name: 'obc', product: 'charger' },
  { system: 'energy-storage-system', name: 'energy-storage-parts', product: 'parts' },
  { system: 'energy-storage-system', name: 'cabinet-energy-storage', product: 'cabinet' },
  { system: 'energy-storage-system', name: 'containerized-energy-storage', product: 'container' },
  { system: 'energy-storage-system', name: 'residential-energy-storage', product: 'household' },
  { system: 'energy-storage-system', name: 'portable-power-station', product: 'portable' },
  { system: 'energy-storage-system', name: 'intelligent-energy-management-platform', product: 'cloud' },
];

/** The solutions of a system, in the order of the menu. */
export const solutionsOf = (system: SystemId): readonly Solution[] =>
  solutions.filter((solution) => solution.system === system);

/** The solution at `/solutions/{system}/{name}`, or none: a name is valid only below its own system. */
export const solutionOf = (system: string, name: string): Solution | undefined =>
  solutions.find((solution) => solution.system === system && solution.name === name);

/** The solution that a product belongs to. */
export const solutionOfProduct = (product: string): Solution | undefined =>
  solutions.find((solution) => solution.product === product);
