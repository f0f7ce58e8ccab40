import { describe, expect, it, test } from 'vitest';
import { type Act, actsOf } from './acts.ts';
import { familyOf, PRODUCT_IDS, type ProductId } from './catalog.ts';
import type { Family } from './family.ts';
import { hasFeature, modelsWith } from './features.ts';

const families = PRODUCT_IDS.map(familyOf);
const without = (family: Family, key: string): Family => ({
  ...family,
  rows: family.rows.filter((row) => row.key !== key),
});

const citedFor = (family: Family) => actsOf(family).map(([act]) => act);
const modelsOf = (id: ProductId, act: Act) =>
  actsOf(familyOf(id)).find(([cited]) => cited === act)?.[1] ?? [];

describe('acts of a declaration of conformity', () => {
  test.each<[ProductId, readonly string[]]>([
    ['household', ['batteries', 'radio', 'connectedRadio', 'hazardousSubstances']],
    ['super', ['radio', 'connectedRadio', 'hazardousSubstances']],
    ['cloud', ['radio', 'connectedRadio', 'hazardousSubstances']],
    ['cabinet', ['batteries', 'lowVoltage', 'emc', 'hazardousSubstances']],
    ['agv', ['batteries', 'emc']],
    ['forklift', ['batteries', 'lowVoltage', 'emc']],
    ['electric', ['machinery', 'lowVoltage', 'emc', 'hazardousSubstances']],
    ['charger', ['lowVoltage', 'emc', 'hazardousSubstances']],
  ])('of %s', (id, acts) => {
    expect(citedFor(familyOf(id))).toEqual(acts);
  });

  it('follow from what the product has', () => {
    const wired = without(familyOf('household'), 'communication');
    expect(citedFor(wired)).toEqual(['batteries', 'lowVoltage', 'emc', 'hazardousSubstances']);
    expect(citedFor(without(familyOf('forklift'), 'chemistry'))).not.toContain('batteries');
  });

  it('apply the low voltage directive to models from 75 V DC or 50 V AC only', () => {
    expect(modelsOf('battery', 'lowVoltage')).toEqual(['AV-BP 80-230', 'AV-BP 400-230']);
    expect(modelsOf('parts', 'lowVoltage')).toEqual(['AV-SM 166-280', 'AV-SM 166-314']);
    expect(modelsOf('electron', 'lowVoltage')).toEqual(['AV-BM 28', 'AV-BM 312']);
    expect(modelsOf('portable', 'lowVoltage')).toEqual(familyOf('portable').models);
    expect(modelsOf('agv', 'lowVoltage')).toEqual([]);
  });

  it('apply the machinery directive, in place of that on low voltage, to drives with a gearbox', () => {
    expect(modelsOf('electric', 'machinery')).toEqual(['AV-ED 60', 'AV-ED 120', 'AV-ED 180']);
    expect(modelsOf('electric', 'lowVoltage')).toEqual(['AV-ED 250']);
    const machines = families.filter((family) => citedFor(family).includes('machinery'));
    for (const { standards } of machines) expect(standards).toContain('ISO 12100');
  });

  it('on electromagnetic compatibility come with a standard for it', () => {
    const standards = /^(?:IEC 61000-6-[1-4]|IEC 60533|EN 12895|ISO 13766-1|UN R10)$/u;
    for (const family of families.filter((one) => citedFor(one).includes('emc')))
      expect(
        family.standards.filter((standard) => standards.test(standard)),
        family.id,
      ).not.toEqual([]);
  });

  it('come with the EMC and security standards that internet-connected radio equipment needs', () => {
    const emcParts: readonly (readonly [radio: string, emc: string])[] = [
      ['EN 300 328', 'EN 301 489-17'],
      ['EN 300 330', 'EN 301 489-3'],
      ['EN 301 908-1', 'EN 301 489-52'],
    ];
    const radios = families.filter((family) => hasFeature(family, 'radio'));
    expect(radios.length).toBeGreaterThan(0);
    for (const { id, standards } of radios) {
      const used = emcParts.filter(([radio]) => standards.includes(radio)).map(([, emc]) => emc);
      expect(used.length, id).toBeGreaterThan(0);
      expect(standards, id).toEqual(expect.arrayContaining([...used, 'EN 301 489-1', 'EN 18031-1']));
    }
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
