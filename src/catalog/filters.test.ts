import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countWith,
  FILTER_IDS,
  FILTERS,
  modelsIn,
  selectionIn,
  withOptions,
  type FilterId,
} from './filters.ts';
import { PACK_IDS } from './catalog.ts';
import { largestSystem, powerOf } from './largestSystem.ts';
import { MODELS } from './models.ts';

const ALL_OPTIONS = FILTER_IDS.flatMap((filter) =>
  FILTERS[filter].options.map(({ id }) => [filter, id] as const),
);
const found = (query: string) =>
  modelsIn(selectionIn(new URLSearchParams(query)), '').map(({ name }) => name);

/** Query strings with any options of the filters. */
const queries = fc
  .subarray(ALL_OPTIONS)
  .map((fields) => new URLSearchParams(fields.map(([...field]) => field)));

describe('the filters', () => {
  it.each(ALL_OPTIONS)('%s=%s matches some models, but not all', (filter, id) => {
    const { length } = found(`${filter}=${id}`);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(MODELS.length);
  });

  it.each(FILTER_IDS)('%s has unique options', (filter) => {
    const ids = FILTERS[filter].options.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['energy=500&protection=IP55', ['AV-SC 233', 'AV-SC 261', 'AV-CT 3730', 'AV-CT 4180', 'AV-CT 5020']],
    // Up to 16 strings in parallel.
    ['energy=200&application=marine', ['AV-MA 133', 'AV-MA 166']],
    ['energy=1000&application=marine', ['AV-MA 133', 'AV-MA 166']],
    ['energy=100&application=light-truck', ['AV-LT 62', 'AV-LT 120']],
    ['energy=5&application=light-truck', []],
    // Current times voltage: 32 kW and 48 kW.
    ['power=25&application=forklift', ['AV-FL 80-460', 'AV-FL 80-690']],
    ['power=0', ['AV-BP 24-105', 'AV-PP 1000', 'AV-PP 2000', 'AV-PP 3600', 'AV-AG 24-105']],
    ['energy=5&application=agv', ['AV-AG 48-105']],
    [
      'voltage=60&system=battery-system',
      ['AV-BP 80-230', 'AV-BM 28', 'AV-BM 312', 'AV-FL 80-460', 'AV-FL 80-690'],
    ],
    [
      'voltage=120&voltage=500&system=charging-system&protection=IP55',
      ['AV-DC 60', 'AV-DC 120', 'AV-DC 240', 'AV-DC 400'],
    ],
    ['voltage=1000&system=charging-system', []],
    ['protection=IP6K9K&application=e-bus&application=marine', ['AV-EB 350', 'AV-EB 420']],
  ])('%s finds %j', (query, names) => expect(found(query)).toEqual(names));
});

it.each(FILTER_IDS)('every filter leaves each battery pack with one of its options: %s', (filter) => {
  const models = new Set(FILTERS[filter].options.flatMap((option) => [...option.models]));
  expect(MODELS.filter((model) => PACK_IDS.includes(model.product) && !models.has(model))).toEqual([]);
});

describe('a selection', () => {
  it.each([
    '',
    'energy=',
    'energy=7&power=1e2&voltage=-60',
    'application=__proto__&application=<b>&constructor=5',
    `protection=${'IP67'.repeat(2000)}`,
    'ENERGY=5&energy[]=5',
  ])('ignores what no filter has (%.40s)', (query) => expect(found(query)).toHaveLength(MODELS.length));

  it('does not depend on order or repetition', () => {
    const backwards = 'voltage=60&energy=20&energy=5&energy=20&energy=x';
    expect(found(backwards)).toEqual(found('energy=5&energy=20&voltage=60'));
  });

  it('matches models that have one of the options of every filter with any', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const expected = MODELS.filter((model) =>
          FILTER_IDS.every((filter) => {
            const chosen = query.getAll(filter);
            const own = FILTERS[filter].options.filter(({ models }) => models.has(model)).map(({ id }) => id);
            return chosen.length === 0 || own.some((id) => chosen.includes(id));
          }),
        );
        expect(modelsIn(selectionIn(query), '')).toEqual(expected);
      }),
    );
  });

  it('has counts that equal what choosing the option alone in its filter finds', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...ALL_OPTIONS), (query, [filter, id]) => {
        const option = FILTERS[filter].options.find((each) => each.id === id);
        const count = option && countWith(selectionIn(query), filter, option, '');
        query.delete(filter);
        query.set(filter, id);
        expect(count).toBe(found(String(query)).length);
      }),
    );
  });

  it('finds no fewer models with one filter less', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom<FilterId>(...FILTER_IDS), (query, filter) => {
        const selection = selectionIn(query);
        const without = modelsIn(withOptions(selection, filter, []), '');
        expect(without).toEqual(expect.arrayContaining([...modelsIn(selection, '')]));
      }),
    );
  });
});

it.each([
  ['AV-MA 133', 265, { parallel: 16, energy: 2130, power: 4240 }],
  ['AV-SC 261', 125, { parallel: 10, energy: 2610, power: 1250 }],
  // 24 modules in series in each string.
  ['AV-SM 48-280', 7.17, { parallel: 12, energy: 4120, power: 2060 }],
  ['AV-CM 177', 265, undefined],
  ['AV-BM 28', undefined, undefined],
])('%s delivers %d kW, and at most %j together', (name, power, largest) => {
  const models = MODELS.filter((model) => model.name === name);
  expect(models.map((model) => [powerOf(model)?.value, largestSystem(model)])).toEqual([[power, largest]]);
});
