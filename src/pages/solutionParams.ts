import { solutionOf as findInCatalogue } from '../catalogue/catalogue.ts';
import type { Solution } from '../catalogue/catalogue.ts';
import { isSystem } from '../catalogue/systems.ts';
import type { SystemId } from '../catalogue/systems.ts';
import type { Params } from './page.ts';

/** The system that an address names. @throws {Error} where there is none: `validate` lets no such address pass */
export function systemOf({ system = '' }: Params): SystemId {
  if (!isSystem(system)) throw new Error(`There is no system ${system}`);
  return system;
}

/** The solution that an address names under its system, or none. */
export function findSolution({ system = '', name = '' }: Params): Solution | undefined {
  return findInCatalogue(system, name);
}

/** @throws {Error} where `findSolution` finds none: `validate` lets no such address pass */
export function solutionOf(params: Params): Solution {
  const solution = findSolution(params);
  if (!solution) throw new Error(`There is no solution ${params.system}/${params.name}`);
  return solution;
}
