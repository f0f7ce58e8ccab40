import { describe, expect, it, test } from 'vitest';
import type { ProductId } from './catalog.ts';
import { codesOf, isRange } from '../model/value.ts';
import type { RowKey } from './family.ts';
import { figureOf, modelsOf, type Model } from './models.ts';

const valueOf = (model: Model, key: RowKey) => figureOf(model, [key])?.value;
const codesIn = (model: Model, key: RowKey) => codesOf(valueOf(model, key) ?? false);
const rangeOf = (model: Model, key: RowKey): readonly [number, number] => {
  const value = valueOf(model, key);
  if (typeof value === 'number') return [value, value];
  if (value === undefined || !isRange(value)) throw new Error(`${model.name} has no range for ${key}`);
  return value;
};
const number = (model: Model, key: RowKey): number => rangeOf(model, key)[1];
const contains = (outer: readonly [number, number], inner: readonly [number, number]) =>
  outer[0] <= inner[0] && inner[1] <= outer[1];
const share = (first: readonly string[], second: readonly string[]) =>
  first.some((code) => second.includes(code));
/** The models of a product that fit a model. */
const fitting = (id: ProductId, fits: (other: Model) => boolean) => modelsOf(id).filter(fits);

/** Packs for vehicles whose pages name the high-voltage drive and chargers. */
const vehiclePacks = modelsOf('e-bus', 'light-truck', 'construction-machine');

describe('products that pages combine fit each other', () => {
  test.each(vehiclePacks.map((pack) => [pack.name, pack] as const))('%s feeds a drive', (_, pack) => {
    const drives = fitting(
      'electric',
      (drive) =>
        contains(rangeOf(drive, 'dcVoltage'), rangeOf(pack, 'voltageRange')) &&
        share(codesIn(drive, 'communication'), codesIn(pack, 'communication')),
    );
    expect(drives.length).toBeGreaterThan(0);
    // The continuous current of the pack covers the drive's continuous power at the lowest voltage of the pack.
    const power = (drive: Model) => number(drive, 'continuousPower') * 1000;
    const supply = rangeOf(pack, 'voltageRange')[0] * number(pack, 'continuousCurrent');
    expect(drives.some((drive) => power(drive) <= supply)).toBe(true);
  });

  test.each(vehiclePacks.map((pack) => [pack.name, pack] as const))('%s charges on board', (_, pack) => {
    const chargers = fitting(
      'charger',
      (charger) =>
        contains(rangeOf(charger, 'outputVoltage'), rangeOf(pack, 'voltageRange')) &&
        number(charger, 'outputCurrent') <= number(pack, 'chargeCurrent') &&
        share(codesIn(charger, 'communication'), codesIn(pack, 'communication')),
    );
    expect(chargers.length).toBeGreaterThan(0);
  });

  test.each(vehiclePacks.map((pack) => [pack.name, pack] as const))('%s charges at a station', (_, pack) => {
    const stations = fitting(
      'super',
      (station) =>
        contains(rangeOf(station, 'outputVoltage'), rangeOf(pack, 'voltageRange')) &&
        codesIn(station, 'connectors').includes('CCS2') &&
        number(station, 'outputPower') >= 60,
    );
    expect(stations.length).toBeGreaterThan(0);
    const strongest = Math.max(...stations.map((station) => number(station, 'outputCurrent')));
    expect(strongest).toBeGreaterThanOrEqual(number(pack, 'chargeCurrent'));
  });

  it('the high-voltage traction pack feeds the smaller drives', () => {
    const pack = modelsOf('battery').find(({ name }) => name === 'AV-BP 400-230');
    if (!pack) throw new Error('AV-BP 400-230 is missing');
    const drives = fitting('electric', (drive) =>
      contains(rangeOf(drive, 'dcVoltage'), rangeOf(pack, 'voltageRange')),
    );
    expect(drives.map(({ name }) => name)).toEqual(['AV-ED 60', 'AV-ED 120']);
  });

  test.each(['cabinet', 'container'] as const)('modules in series and parallel make up the %s', (id) => {
    for (const unit of modelsOf(id)) {
      const modules = fitting('parts', (module) => {
        const inSeries = number(unit, 'nominalVoltage') / number(module, 'nominalVoltage');
        const inParallel = number(unit, 'capacity') / number(module, 'capacity');
        return (
          Math.abs(inSeries - Math.round(inSeries)) < 0.001 &&
          inSeries <= number(module, 'seriesModules') + 0.001 &&
          Math.abs(inParallel - Math.round(inParallel)) < 0.001 &&
          inParallel <= number(module, 'parallelStrings')
        );
      });
      expect(modules.length, unit.name).toBeGreaterThan(0);
    }
  });

  it('cabinet and station connect to the same low-voltage grid', () => {
    for (const unit of [...modelsOf('cabinet'), ...modelsOf('super')]) {
      expect(rangeOf(unit, 'gridVoltage'), unit.name).toEqual([400, 415]);
      expect(contains(rangeOf(unit, 'gridFrequency'), [49, 51]), unit.name).toBe(true);
    }
  });

  it('the platform speaks a protocol of every product that it controls', () => {
    for (const platform of modelsOf('cloud')) {
      const protocols = codesIn(platform, 'protocols');
      const controlled = modelsOf('cabinet', 'container', 'household');
      for (const unit of controlled)
        expect(share(protocols, codesIn(unit, 'communication')), `${platform.name} ${unit.name}`).toBe(true);
      for (const station of modelsOf('super'))
        expect(share(protocols, codesIn(station, 'backEnd')), `${platform.name} ${station.name}`).toBe(true);
    }
  });
});
