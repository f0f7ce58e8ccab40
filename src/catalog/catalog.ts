import { agv } from './families/agv.ts';
import { battery } from './families/battery.ts';
import { cabinet } from './families/cabinet.ts';
import { charger } from './families/charger.ts';
import { cloud } from './families/cloud.ts';
import { constructionMachine } from './families/construction-machine.ts';
import { container } from './families/container.ts';
import { eBus } from './families/e-bus.ts';
import { electric } from './families/electric.ts';
import { electron } from './families/electron.ts';
import { forklift } from './families/forklift.ts';
import { household } from './families/household.ts';
import { lightTruck } from './families/light-truck.ts';
import { marine } from './families/marine.ts';
import { parts } from './families/parts.ts';
import { portable } from './families/portable.ts';
import { superCharger } from './families/super.ts';
import type { DocumentKind, Family, ProductId, SolutionPlace } from './family.ts';
import { systems, type SystemId } from './systems.ts';

/** All product families, in menu and list order. */
const families: readonly Family[] = [
  battery,
  electron,
  electric,
  superCharger,
  charger,
  parts,
  cabinet,
  container,
  household,
  portable,
  cloud,
  forklift,
  agv,
  eBus,
  marine,
  lightTruck,
  constructionMachine,
];

export type { ProductId, SolutionId } from './family.ts';

/** The solution page of a product; there is exactly one product per solution. */
export interface Solution extends SolutionPlace {
  readonly product: ProductId;
}

const byId = new Map<string, Family>(families.map((family) => [family.id, family]));

export const PRODUCT_IDS: readonly ProductId[] = families.map(({ id }) => id);
/** Battery packs for one kind of vehicle: the products without a solution page. */
export const PACK_IDS: readonly ProductId[] = families.flatMap(({ id, solution }) => (solution ? [] : [id]));

export function familyOf(id: ProductId): Family {
  const family = byId.get(id);
  if (!family) throw new Error(`Unknown product ${id}: add its family to src/catalog/catalog.ts`);
  return family;
}

export const solutions: readonly Solution[] = families.flatMap(({ id, solution }) =>
  solution ? [{ ...solution, product: id }] : [],
);

export const solutionsOf = (system: SystemId): readonly Solution[] =>
  solutions.filter((solution) => solution.system === system);

/** The solution at `/solutions/{system}/{name}`; `undefined` if the name belongs to another system. */
export const solutionOf = (system: string, name: string): Solution | undefined =>
  solutions.find((solution) => solution.system === system && solution.name === name);

/** System of a product; packs belong to the battery system. */
export function systemOfProduct(id: ProductId): SystemId {
  return familyOf(id).solution?.system ?? 'battery-system';
}

export function systemPath(system: SystemId): string {
  return `/solutions/${system}`;
}

export function solutionPath({ system, name }: Pick<Solution, 'system' | 'name'>): string {
  return `${systemPath(system)}/${name}`;
}

export function productPath(id: ProductId): string {
  return familyOf(id).solution ? `/solutions/detail/${id}` : `/solutions/battery-system/packDetail/${id}`;
}

/** English desktop path of the manual's page. */
export const manualPath = (id: ProductId) => `${productPath(id)}/manual`;

/** English desktop path of the page with the revisions of a document. */
export const revisionsPath = (id: ProductId, kind: DocumentKind) => `${productPath(id)}/documents/${kind}`;

export const isProduct = (text: string): text is ProductId => byId.has(text);

export function pictureOf(id: ProductId): string {
  return `${id}-hero`;
}

/** Picture names of a product's views, the whole product first. Not every product has a picture of each. */
export function viewsOf(id: ProductId) {
  return (['hero', 'front', 'detail'] as const).map((view) => ({ view, name: `${id}-${view}` }));
}

/** Name of the picture of the product in use: its own, or its system's. */
export function sceneOf(id: ProductId): string {
  return familyOf(id).scene ?? systems[systemOfProduct(id)].scene;
}
