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
import type { Family, SolutionPlace } from './family.ts';
import type { SystemId } from './systems.ts';

/** Every product family, in the order of menus and lists. */
const families = [
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
] as const;

type AnyFamily = (typeof families)[number];
export type ProductId = AnyFamily['id'];
export type SolutionId = NonNullable<AnyFamily['solution']>['name'];

/** The solution page of a product. Solutions and products with a solution belong together one to one. */
export interface Solution extends SolutionPlace {
  readonly name: SolutionId;
  readonly product: ProductId;
}

const byId = new Map<string, Family<ProductId>>(families.map((family) => [family.id, family]));

export const PRODUCT_IDS: readonly ProductId[] = families.map(({ id }) => id);
/** Battery packs made for one kind of vehicle: the products without a solution page. */
export const PACK_IDS: readonly ProductId[] = families.flatMap(({ id, solution }) => (solution ? [] : [id]));

/** @throws {Error} for an id outside the catalogue */
export function familyOf(id: ProductId): Family<ProductId> {
  const family = byId.get(id);
  if (!family) throw new Error(`The catalogue has no product ${id}`);
  return family;
}

export const solutions: readonly Solution[] = families.flatMap(({ id, solution }) =>
  solution ? [{ ...solution, product: id }] : [],
);
export const SOLUTION_IDS: readonly SolutionId[] = solutions.map(({ name }) => name);

/** The solutions of a system, in the order of the menu. */
export const solutionsOf = (system: SystemId): readonly Solution[] =>
  solutions.filter((solution) => solution.system === system);

/** The solution at `/solutions/{system}/{name}`, or none: a name is valid only below its own system. */
export const solutionOf = (system: string, name: string): Solution | undefined =>
  solutions.find((solution) => solution.system === system && solution.name === name);

/** The system that a product belongs to; packs belong to the battery system. */
export function systemOfProduct(id: ProductId): SystemId {
  return familyOf(id).solution?.system ?? 'battery-system';
}

/** English desktop path of the page of a product. */
export function productPath(id: ProductId): string {
  return familyOf(id).solution ? `/solutions/detail/${id}` : `/solutions/battery-system/packDetail/${id}`;
}

export const isProduct = (text: string): text is ProductId => byId.has(text);
export const isPack = (text: string): text is ProductId => PACK_IDS.some((id) => id === text);
