import { describe, expect, it, test } from 'vitest';
import { actsOf } from './acts.ts';
import { familyOf, PRODUCT_IDS, type ProductId } from './catalogue.ts';
import type { Family } from './family.ts';
import { hasFeature, modelsWith } from './features.ts';

const families = PRODUCT_IDS.map(familyOf);
const without = (family: Family, key: string): Family => ({
  ...family,
  rows: family.rows.filter((row) => row.key !== key),
});

describe('acts of a declaration of conformity', () => {
  test.each<[ProductId, readonly string[]]>([
    ['household', ['batteries', 'radio', 'hazardousSubstances']],
    ['super', ['radio', 'hazardousSubstances']],
    ['cloud', ['radio', 'hazardousSubstances']],
    ['cabinet', ['batteries', 'lowVoltage', 'emc', 'hazardousSubstances']],
    ['agv', ['batteries', 'emc']],
    ['forklift', ['batteries', 'lowVoltage', 'emc']],
    ['charger', ['lowVoltage', 'emc', 'hazardousSubstances']],
  ])('of %s', (id, acts) => {
    expect(actsOf(familyOf(id))).toEqual(acts);
  });

  it('follow from what the product has', () => {
    const wired = without(familyOf('household'), 'communication');
    expect(actsOf(wired)).toEqual(['batteries', 'lowVoltage', 'emc', 'hazardousSubstances']);
    expect(actsOf(without(familyOf('forklift'), 'chemistry'))).not.toContain('batteries');
  });

  it('cite a radio standard exactly where there is a radio', () => {
    for (const family of families) {
      const radioStandards = family.standards.filter((standard) => /^EN 30[01] \d{3}/u.test(standard));
      expect(radioStandards.length > 0, family.id).toBe(hasFeature(family, 'radio'));
    }
  });
});

describe('features', () => {
  it('apply to the models whose rows have them', () => {
    const battery = familyOf('battery');
    expect(modelsWith(battery, 'liquidCooling')).toEqual(['AV-BP 400-230']);
    expect(modelsWith(battery, 'heating')).toEqual(['AV-BP 48-230', 'AV-BP 80-230', 'AV-BP 400-230']);
    expect(modelsWith(battery, 'highVoltage')).toEqual(['AV-BP 80-230', 'AV-BP 400-230']);
    expect(modelsWith(battery, 'gasDetection')).toEqual([]);
    expect(modelsWith(familyOf('electric'), 'gear')).toHaveLength(3);
    expect(modelsWith(familyOf('super'), 'liquidCooledCable')).toEqual(['AV-DC 240', 'AV-DC 400']);
  });

  it('apply to all models if they are equipment', () => {
    const { models } = familyOf('cabinet');
    expect(modelsWith(familyOf('cabinet'), 'emergencyStop')).toEqual(models);
    expect(modelsWith(familyOf('household'), 'emergencyStop')).toEqual([]);
  });

  it('of a home storage system exclude what belongs to a container', () => {
    const industrial = [
      'craneEyes',
      'airFilter',
      'liquidCooling',
      'forcedAir',
      'extinguishing',
      'gasDetection',
    ] as const;
    expect(industrial.filter((feature) => hasFeature(familyOf('household'), feature))).toEqual([]);
  });
});
