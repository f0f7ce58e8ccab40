import { describe, expect, it } from 'vitest';
import {
  isProduct,
  PACK_IDS,
  PRODUCT_IDS,
  productPath,
  solutionOf,
  solutions,
  solutionsOf,
  systemOfProduct,
} from './catalog.ts';
import { isSystem, SYSTEM_IDS } from './systems.ts';

describe('solutions', () => {
  it('match every solution with exactly one product', () => {
    const products = solutions.map((solution) => solution.product);
    expect([...products, ...PACK_IDS]).toEqual(PRODUCT_IDS);
    expect(new Set(solutions.map((solution) => solution.name)).size).toBe(solutions.length);
    expect(SYSTEM_IDS.flatMap((system) => solutionsOf(system))).toEqual(solutions);
  });

  it('are found under their own system only', () => {
    expect(solutionOf('charging-system', 'obc')?.product).toBe('charger');
    expect(solutionOf('battery-system', 'obc')).toBeUndefined();
    expect(solutionOf('charging-system', 'OBC')).toBeUndefined();
  });

  it('determine the paths and systems of products and packs', () => {
    expect(productPath('super')).toBe('/solutions/detail/super');
    expect(productPath('agv')).toBe('/solutions/battery-system/packDetail/agv');
    expect([systemOfProduct('super'), systemOfProduct('agv')]).toEqual(['charging-system', 'battery-system']);
  });

  it('distinguish ids from other strings', () => {
    expect([isSystem('battery-system'), isSystem('battery-pack'), isSystem('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isProduct('super'), isProduct('ev-charger'), isProduct('toString')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
