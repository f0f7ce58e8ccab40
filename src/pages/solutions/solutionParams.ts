import { solutionOf as findInCatalog, type Solution } from '../../catalog/catalog.ts';
import { isSystem, type SystemId } from '../../catalog/systems.ts';
import type { Params } from '../../pageTable/page.ts';

/** System in the path. @throws {Error} if it is unknown, which the page's `instances` rule out */
export function systemOf({ system = '' }: Params): SystemId {
  if (!isSystem(system)) throw new Error(`Unknown system ${system}`);
  return system;
}

/** Solution in the path. @throws {Error} if it is unknown, which the page's `instances` rule out */
export function solutionOf({ system = '', name = '' }: Params): Solution {
  const solution = findInCatalog(system, name);
  if (!solution) throw new Error(`Unknown solution ${system}/${name}`);
  return solution;
}
