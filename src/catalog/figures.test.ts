import { describe, expect, it } from 'vitest';
import { familyOf, PACK_IDS, PRODUCT_IDS, type ProductId } from './catalog.ts';
import { isRange, numbersIn, type Value } from '../model/value.ts';
import type { RowKey } from './family.ts';

/** One model, with its value of each row. */
interface Model {
  readonly code: string;
  readonly family: ProductId;
  readonly values: Readonly<Partial<Record<RowKey, Value>>>;
  readonly energyUnit: string | undefined;
}

const modelsOf = (id: ProductId): Model[] => {
  const { models, rows } = familyOf(id);
  return models.map((code, index) => ({
    code,
    family: id,
    values: Object.fromEntries(rows.map(({ key, values }) => [key, values[index]])),
    energyUnit: rows.find(({ key }) => key === 'energy')?.unit,
  }));
};
const models = PRODUCT_IDS.flatMap(modelsOf);

/** A number, or the lower end of a range. */
const figure = (model: Model, key: RowKey): number => {
  const value = numbersIn(model.values[key] ?? false)[0];
  if (value === undefined) throw new Error(`${model.code} has no number for ${key}`);
  return value;
};
const having = (...keys: readonly RowKey[]) =>
  models.filter(({ values }) => keys.every((key) => typeof values[key] === 'number'));
const kilowattHours = (model: Model): number =>
  figure(model, 'energy') * (model.energyUnit === 'MWh' ? 1000 : 1);
const expectNear = (actual: number, expected: number, share: number, label: string): void => {
  expect(Math.abs(actual - expected) / expected, `${label}: ${actual} against ${expected}`).toBeLessThan(
    share,
  );
};

describe('consistency of the figures', () => {
  it('energy equals voltage times capacity', () => {
    const rated = having('energy', 'nominalVoltage', 'capacity');
    expect(rated.length).toBeGreaterThan(20);
    for (const model of rated) {
      const product = (figure(model, 'nominalVoltage') * figure(model, 'capacity')) / 1000;
      expectNear(kilowattHours(model), product, 0.03, model.code);
    }
  });

  it('nominal voltage equals 3.2 V per LFP cell in series and lies within the voltage range', () => {
    for (const model of having('nominalVoltage')) {
      const { configuration, voltageRange, strings } = model.values;
      if (typeof configuration === 'object' && 'code' in configuration) {
        const [, series, parallel] = /^(\d+)s(\d+)p$/u.exec(configuration.code) ?? [];
        expectNear(figure(model, 'nominalVoltage'), Number(series) * 3.2, 0.001, model.code);
        if (strings !== undefined) expect(Number(parallel), model.code).toBe(strings);
      }
      if (Array.isArray(voltageRange)) {
        const [min, max] = voltageRange;
        expect(min / figure(model, 'nominalVoltage'), model.code).toBeCloseTo(0.875, 2);
        expect(max / figure(model, 'nominalVoltage'), model.code).toBeCloseTo(1.125, 2);
      }
    }
  });

  it('packs and modules have an energy density of 60 to 220 Wh/kg', () => {
    const heavy = models.filter(({ family }) => [...PACK_IDS, 'battery', 'parts'].includes(family));
    expect(heavy.length).toBeGreaterThan(15);
    for (const model of heavy) {
      const density = (kilowattHours(model) * 1000) / figure(model, 'weight');
      expect(density, model.code).toBeGreaterThan(60);
      expect(density, model.code).toBeLessThan(220);
    }
  });

  it('efficiencies are between 85 and 100 %', () => {
    for (const key of [
      'dcEfficiency',
      'acEfficiency',
      'efficiency',
      'driveEfficiency',
      'inverterEfficiency',
    ] as const) {
      const measured = having(key);
      expect(measured.length, key).toBeGreaterThan(0);
      for (const model of measured) {
        expect(figure(model, key), model.code).toBeGreaterThan(85);
        expect(figure(model, key), model.code).toBeLessThan(100);
      }
    }
  });

  it('continuous values are lower than peak values', () => {
    const pairs = [
      ['continuousCurrent', 'peakCurrent'],
      ['continuousPower', 'peakPower'],
      ['continuousTorque', 'peakTorque'],
      ['outputPower', 'surgePower'],
      ['ratedPower', 'surgePower'],
      ['weight', 'serviceWeight'],
    ] as const;
    for (const [lower, higher] of pairs) {
      const both = having(lower, higher);
      expect(both.length, higher).toBeGreaterThan(0);
      for (const model of both) expect(figure(model, lower), model.code).toBeLessThan(figure(model, higher));
    }
  });

  it('charging times and powers match capacity and current', () => {
    for (const model of having('chargingTime')) {
      const ideal = (0.6 * figure(model, 'capacity') * 60) / figure(model, 'chargeCurrent');
      expect(figure(model, 'chargingTime') / ideal, model.code).toBeGreaterThanOrEqual(1);
      expect(figure(model, 'chargingTime') / ideal, model.code).toBeLessThan(1.15);
    }
    for (const model of having('chargePower')) {
      const power = (figure(model, 'nominalVoltage') * figure(model, 'chargeCurrent')) / 1000;
      expectNear(figure(model, 'chargePower'), power, 0.03, model.code);
    }
    for (const model of modelsOf('portable')) {
      const ideal = (0.8 * figure(model, 'energy') * 1000 * 60) / figure(model, 'mainsChargePower');
      expect(figure(model, 'mainsChargingTime') / ideal, model.code).toBeGreaterThan(1);
      expect(figure(model, 'mainsChargingTime') / ideal, model.code).toBeLessThan(1.25);
    }
  });

  it('drives reach their peak power within their speed range', () => {
    for (const model of modelsOf('electric')) {
      const cornerSpeed = (figure(model, 'peakPower') * 9550) / figure(model, 'peakTorque');
      expect(cornerSpeed, model.code).toBeLessThan(figure(model, 'maximumSpeed'));
    }
  });

  it('on-board chargers deliver their input power times their efficiency, within the input current', () => {
    for (const model of modelsOf('charger')) {
      const output = (figure(model, 'inputPower') * figure(model, 'efficiency')) / 100;
      expectNear(figure(model, 'outputPower'), output, 0.02, model.code);
      const { gridConnection } = model.values;
      const isSinglePhase = JSON.stringify(gridConnection).includes('singlePhase');
      const apparent = (isSinglePhase ? 230 : Math.sqrt(3) * 400) * figure(model, 'inputCurrent');
      expect(figure(model, 'inputPower') * 1000, model.code).toBeLessThanOrEqual(apparent);
    }
  });

  it('output torque equals motor torque times gear ratio, less at most 3 % in a gear', () => {
    for (const model of modelsOf('electric')) {
      const ideal = figure(model, 'peakTorque') * figure(model, 'gearRatio');
      const share = figure(model, 'axleTorque') / ideal;
      expect(share, model.code).toBeGreaterThan(0.965);
      expect(share, model.code).toBeLessThanOrEqual(figure(model, 'gearRatio') === 1 ? 1 : 0.98);
    }
  });

  it('no cell is charged below freezing, and only heated models are charged in frost', () => {
    const batteries = models.filter(({ values }) => values.chemistry !== undefined);
    expect(batteries.length).toBeGreaterThan(30);
    for (const { code, values } of batteries) {
      const { chargingTemperature, chargingAmbient, heating } = values;
      expect(chargingTemperature, code).toBeDefined();
      if (chargingTemperature !== undefined && isRange(chargingTemperature))
        expect(chargingTemperature[0], code).toBeGreaterThanOrEqual(0);
      if (chargingAmbient !== undefined && isRange(chargingAmbient) && chargingAmbient[0] < 0)
        expect(heating, code).toBe(true);
    }
  });

  it('a system is less efficient than its inverter in both directions, and AC less than DC', () => {
    for (const model of having('inverterEfficiency', 'acEfficiency')) {
      const inverter = figure(model, 'inverterEfficiency') / 100;
      expect(figure(model, 'acEfficiency') / 100, model.code).toBeLessThan(inverter ** 2);
    }
    const lowest = Math.min(...having('dcEfficiency').map((model) => figure(model, 'dcEfficiency')));
    for (const model of having('acEfficiency'))
      expect(figure(model, 'acEfficiency'), model.code).toBeLessThan(lowest);
  });

  it('grid currents match the three-phase power', () => {
    for (const model of modelsOf('super')) {
      const input =
        figure(model, 'outputPower') / (figure(model, 'efficiency') / 100) / figure(model, 'powerFactor');
      expectNear(
        figure(model, 'gridCurrent'),
        (input * 1000) / (Math.sqrt(3) * figure(model, 'gridVoltage')),
        0.02,
        model.code,
      );
    }
    for (const model of modelsOf('cabinet')) {
      const current = (figure(model, 'ratedPower') * 1000) / (Math.sqrt(3) * figure(model, 'gridVoltage'));
      expectNear(figure(model, 'gridCurrent'), current, 0.02, model.code);
    }
  });

  it('power density and usable energy match the other rows', () => {
    for (const model of modelsOf('charger')) {
      const litres = (figure(model, 'width') * figure(model, 'depth') * figure(model, 'height')) / 1e6;
      expectNear(figure(model, 'powerDensity'), figure(model, 'outputPower') / litres, 0.03, model.code);
    }
    for (const model of modelsOf('household')) {
      const usable = (figure(model, 'energy') * figure(model, 'depthOfDischarge')) / 100;
      expectNear(figure(model, 'usableEnergy'), usable, 0.01, model.code);
    }
  });
});
