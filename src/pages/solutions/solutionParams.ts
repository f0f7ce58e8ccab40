import { solutionOf as findInCatalogue } from '../../catalogue/catalogue.ts';
import type { Solution } from '../../catalogue/catalogue.ts';
import { isSystem } from '../../catalogue/systems.ts';
import type { SystemId } from '../../catalogue/systems.ts';
import type { Params } from '../../pageTable/page.ts';

/** System in the path. @throws {Error} if it is unknown, which `validate` rules out */
export function systemOf({ system = '' }: Params): SystemId {
  if (!isSystem(system)) throw new Error(`Unknown system ${system}`);
  return system;
}

/** Solution in the path, if its system has one of that name. */
export function findSolution({ system = '', name = '' }: Params): Solution | undefined {
  return findInCatalogue(system, name);
}

/** Solution in the path. @throws {Error} if it is unknown, which `validate` rules out */
export function solutionOf(params: Params): Solution {
  const solution = findSolution(params);
  if (!solution) throw new Error(`Unknown solution ${params.system}/${params.name}`);
  return solution;
}
