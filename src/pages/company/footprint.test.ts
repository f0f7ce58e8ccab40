import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../../catalog/catalog.ts';
import { footprintOf, SOLAR_GRAMS, STORAGE_MODELS, type Footprint } from '../../catalog/footprint.ts';
import { avoidedEmissions, calculate, FOOTPRINT_FIELDS, modelNamed } from './footprint.ts';

const ask = (query: string, tag = 'en') => calculate(new URLSearchParams(query), tag);

const totalOf = ({ stages }: Footprint) => stages.reduce((sum, [, grams]) => sum + grams, 0);

describe('the models', () => {
  it('are all models of the cabinet, the container and the home storage system, with figures of the catalog', () => {
    const names = (['cabinet', 'container', 'household'] as const).flatMap((id) => familyOf(id).models);
    expect(STORAGE_MODELS.map(({ name }) => name)).toEqual(names);
    expect(modelNamed('AV-CT 3730')).toEqual({
      name: 'AV-CT 3730',
      product: 'container',
      cycles: 6000,
      depthOfDischarge: 95,
      endCapacity: 80,
      efficiency: 96.1,
      current: 'dc',
    });
    expect(modelNamed('AV-HS 5')).toMatchObject({ efficiency: 88.6, current: 'ac' });
  });

  it.each([null, '', 'AV-SC', 'constructor'])('default to the largest cabinet for %j', (name) => {
    const { models, rows } = familyOf('cabinet');
    const sizes = rows.find(({ key }) => key === 'energy')?.values.map(Number) ?? [];
    expect(modelNamed(name).name).toBe(models[sizes.indexOf(Math.max(...sizes))]);
  });
});

describe('footprintOf', () => {
  // 6000 × 0.95 × 0.9 = 5130 kWh; 70, 64 and 80 kg / 5130 kWh; (1/0.905 − 1) × 40 g and so on.
  it.each([
    ['AV-SC 261', [10.14, 1.75, 0.58, 4.2, 1.17], 13.65, 17.84],
    ['AV-SC 102', [10.14, 1.75, 0.58, 4.74, 1.17], 13.65, 18.39],
    ['AV-CT 5020', [9.94, 1.17, 0.39, 1.49, 0.97], 12.48, 13.97],
    ['AV-HS 20', [10.53, 2.73, 0.78, 4.15, 1.56], 15.59, 19.74],
  ])('of %s equals the values computed by hand', (name, stages, making, total) => {
    const footprint = footprintOf(modelNamed(name));
    const rounded = (value: number) => Math.round(value * 100) / 100;
    expect(footprint.delivered).toBe(5130);
    expect(footprint.stages.map(([, grams]) => rounded(grams))).toEqual(stages);
    expect([footprint.makingGrams, totalOf(footprint)].map(rounded)).toEqual([making, total]);
  });

  const anyModel = fc.constantFrom(...STORAGE_MODELS);

  it('is the sum of its stages, and everything except use is spread over the energy delivered', () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 1, max: 20_000 }), (model, cycles) => {
        const footprint = footprintOf({ ...model, cycles });
        const { makingGrams, useGrams, masses, delivered } = footprint;
        expect(makingGrams + useGrams).toBeCloseTo(totalOf(footprint), 6);
        expect((makingGrams * delivered) / 1000).toBeCloseTo(
          masses.reduce((sum, mass) => sum + mass, 0),
          6,
        );
      }),
    );
  });

  it('charges use with exactly the energy that is lost between charging and discharging', () => {
    const efficiency = fc.double({ min: 1, max: 100, noNaN: true });
    fc.assert(
      fc.property(anyModel, efficiency, (model, percent) => {
        const { useGrams } = footprintOf({ ...model, efficiency: percent });
        const { stored, delivered } = avoidedEmissions({ ...model, efficiency: percent }, 1000, 1);
        expect(useGrams * delivered).toBeCloseTo((stored - delivered) * SOLAR_GRAMS, 6);
      }),
    );
  });

  it('never rises with cycles, depth of discharge, end capacity or efficiency', () => {
    const share = fc.double({ min: 1, max: 99, noNaN: true });
    fc.assert(
      fc.property(anyModel, share, fc.double({ min: 1, max: 1.01, noNaN: true }), (model, value, more) => {
        for (const key of ['cycles', 'depthOfDischarge', 'endCapacity', 'efficiency'] as const) {
          const [less, greater] = [value, value * more].map((figure) =>
            totalOf(footprintOf({ ...model, [key]: figure })),
          );
          expect(greater).toBeLessThanOrEqual(less ?? 0);
        }
      }),
    );
  });
});

describe('avoidedEmissions', () => {
  it('equals the values computed by hand', () => {
    // 500 × 0.905 = 452.5; × 0.38 = 171.95; 452.5 × 13.645 / 1000 = 6.17.
    const { delivered, avoided, making, net } = avoidedEmissions(modelNamed('AV-SC 261'), 500, 0.38);
    expect([delivered, avoided, making, net].map((value) => Number(value.toFixed(2)))).toEqual([
      452.5, 171.95, 6.17, 165.78,
    ]);
  });

  it('is negative if the grid emits less than manufacturing the storage', () => {
    expect(avoidedEmissions(modelNamed(null), 100, 0.005).net).toBeLessThan(0);
  });

  it('balances, and grows in proportion to the energy', () => {
    const energy = fc.double({ min: 0.001, max: FOOTPRINT_FIELDS.energy.most, noNaN: true });
    const factor = fc.double({ min: 0.001, max: FOOTPRINT_FIELDS.factor.most, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...STORAGE_MODELS), energy, factor, (model, stored, intensity) => {
        const { delivered, avoided, making, net } = avoidedEmissions(model, stored, intensity);
        expect(delivered).toBeLessThan(stored);
        expect(net + making).toBeCloseTo(avoided, 6);
        expect(avoidedEmissions(model, 2 * stored, intensity).net).toBe(2 * net);
      }),
    );
  });
});

describe('calculate', () => {
  it('returns no result and no faults without the form’s parameters', () => {
    const fields = [
      { name: 'energy', text: '' },
      { name: 'factor', text: '' },
    ];
    const empty = { model: modelNamed(null), fields };
    expect(ask('')).toEqual(empty);
    expect(ask('utm_source=fair')).toEqual(empty);
    expect(ask('model=AV-CT+5020')).toEqual({ ...empty, model: modelNamed('AV-CT 5020') });
  });

  it('uses the default model for addresses without one, and the chosen model otherwise', () => {
    expect(ask('energy=500&factor=0.38').result?.delivered).toBe(452.5);
    expect(ask('model=AV-CT+5020&energy=500&factor=0.38').result?.delivered).toBe(482);
  });

  it('parses both numbers in the format of the language', () => {
    expect(ask('energy=1.500&factor=0,38', 'de').result?.stored).toBe(1500);
    expect(ask('energy=1.500&factor=0.38', 'en').result?.stored).toBe(1.5);
  });

  it.each([
    ['energy=&factor=0.38', 'missing', undefined],
    ['energy=500', undefined, 'missing'],
    ['energy=abc&factor=0.38', 'notNumber', undefined],
    ['energy=0&factor=0', 'tooSmall', 'tooSmall'],
    ['energy=-5&factor=-0.1', 'tooSmall', 'tooSmall'],
    ['energy=1000001&factor=0.38', 'atMost', undefined],
    // A value in g/kWh.
    ['energy=500&factor=380', undefined, 'atMost'],
    ['energy=1000000&factor=2', undefined, undefined],
  ])('reports the faults of each field for %s', (query, energy, factor) => {
    const answer = ask(query);
    expect(answer.fields.map(({ fault }) => fault?.kind)).toEqual([energy, factor]);
    expect(answer.result === undefined).toBe(energy !== undefined || factor !== undefined);
  });

  it('returns the input, cut to 40 characters', () => {
    expect(ask('energy=abc&factor=0.38').fields[0]?.text).toBe('abc');
    expect(ask(`energy=${'9'.repeat(5000)}&factor=1`).fields[0]?.text).toHaveLength(40);
  });
});
