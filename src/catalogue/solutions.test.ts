import { describe, expect, it } from 'vitest';
import {
  isPack,
  isProduct,
  isSolution,
  isSystem,
  PRODUCT_IDS,
  SOLUTION_IDS,
  SYSTEM_IDS,
} from './catalogue.ts';
import { solutionOf, solutionOfProduct, solutions, solutionsOf } from './solutions.ts';

describe('solutions', () => {
  it('pair every solution with one product, each once', () => {
    expect(solutions.map((solution) => solution.name)).toEqual([...SOLUTION_IDS]);
    expect(solutions.map((solution) => solution.product)).toEqual([...PRODUCT_IDS]);
    expect(SYSTEM_IDS.flatMap((system) => solutionsOf(system))).toEqual(solutions);
  });

  it('are found below their own system only', () => {
    expect(solutionOf('charging-system', 'obc')?.product).toBe('charger');
    expect(solutionOf('battery-system', 'obc')).toBeUndefined();
    expect(solutionOf('charging-system', 'OBC')).toBeUndefined();
    expect(solutionOfProduct('super')?.name).toBe('ev-charger');
    expect(solutionOfProduct('toString')).toBeUndefined();
  });

  it('know ids from other text', () => {
    expect([isSystem('battery-system'), isSystem('battery-pack'), isSystem('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isSolution('obc'), isSolution('')]).toEqual([true, false]);
    expect([isProduct('super'), isProduct('ev-charger')]).toEqual([true, false]);
    expect([isPack('e-bus'), isPack('E-bus')]).toEqual([true, false]);
  });
});
