import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../model/value.ts';
import type { RowKey } from '../family.ts';
import { figureOf, type Model } from '../models.ts';
import { warranty } from '../warranty.ts';
import { DEPOT_FIELDS, sizeDepot, type DepotCase } from './depot.ts';
import type { FieldRange } from './fields.ts';
import { PEAK_FIELDS, profileOf, sizePeakShaving } from './peakShaving.ts';
import type { Proposal } from './proposal.ts';
import { SHIFT_FIELDS, SHIFT_VOLTAGES, sizeShift, type ShiftCase } from './shift.ts';

/** A figure of the data sheet, read without the code under test; 1 for a missing row. */
function figure(model: Model, key: RowKey, end: 0 | 1 = 0): number {
  const { value = 1 } = figureOf(model, [key]) ?? {};
  return numbersIn(value).at(end === 0 ? 0 : -1) ?? 1;
}

/** Numbers around those of real cases: wide enough that some cases have no solution. */
function around({ least, example, most }: FieldRange): fc.Arbitrary<number> {
  return fc.double({ min: Math.max(least ?? 0, example / 8), max: Math.min(most, example * 6), noNaN: true });
}

const shifts: fc.Arbitrary<ShiftCase> = fc.record({
  voltage: fc.constantFrom(...SHIFT_VOLTAGES),
  power: around(SHIFT_FIELDS.power),
  peak: around(SHIFT_FIELDS.peak),
  hours: around(SHIFT_FIELDS.hours),
  breaks: around(SHIFT_FIELDS.breaks),
  charger: around(SHIFT_FIELDS.charger),
  rest: around(SHIFT_FIELDS.rest),
});

const depots: fc.Arbitrary<DepotCase> = fc.record({
  vehicles: fc.integer({ min: 1, max: 80 }),
  distance: around(DEPOT_FIELDS.distance),
  consumption: around(DEPOT_FIELDS.consumption),
  voltage: around(DEPOT_FIELDS.voltage),
  acceptance: around(DEPOT_FIELDS.acceptance),
  hours: around(DEPOT_FIELDS.hours),
  grid: around(DEPOT_FIELDS.grid),
});

const days = fc.tuple(
  fc.oneof(
    fc
      .record({
        peak: around(PEAK_FIELDS.peak),
        hours: around(PEAK_FIELDS.hours),
        base: around(PEAK_FIELDS.base),
      })
      .map(profileOf),
    fc
      .constantFrom(24, 48, 96, 144)
      .chain((count) =>
        fc.array(fc.double({ min: 0, max: 900, noNaN: true }), { minLength: count, maxLength: count }),
      ),
  ),
  fc.double({ min: 0.3, max: 0.99, noNaN: true }),
);
const peaks = days.map(([loads, share]) => ({ loads, target: Math.max(...loads) * share }));

/** The smallest size that fits; `Infinity` if nothing does. */
const smallest = (proposals: readonly Proposal[]): number =>
  Math.min(...proposals.filter(({ fits }) => fits).map(({ installed }) => installed));

const fitting = (proposals: readonly Proposal[]) => proposals.filter(({ fits }) => fits);
const factors = fc.double({ min: 1, max: 3, noNaN: true });

describe('more load never needs less', () => {
  it('for a shift', () => {
    fc.assert(
      fc.property(shifts, factors, fc.constantFrom('power', 'peak', 'hours'), (shift, factor, what) => {
        const heavier = { ...shift, [what]: shift[what] * factor };
        expect(smallest(sizeShift(heavier).proposals)).toBeGreaterThanOrEqual(
          smallest(sizeShift(shift).proposals),
        );
      }),
    );
  });

  it('or for less time to charge', () => {
    fc.assert(
      fc.property(shifts, factors, fc.constantFrom('breaks', 'charger', 'rest'), (shift, factor, what) => {
        const shorter = { ...shift, [what]: shift[what] / factor };
        expect(smallest(sizeShift(shorter).proposals)).toBeGreaterThanOrEqual(
          smallest(sizeShift(shift).proposals),
        );
      }),
    );
  });

  it('for a depot', () => {
    const growing = fc.constantFrom('distance', 'consumption', 'vehicles');
    fc.assert(
      fc.property(depots, factors, growing, (depot, factor, what) => {
        const larger = { ...depot, [what]: Math.ceil(depot[what] * factor) };
        expect(smallest(sizeDepot(larger).proposals)).toBeGreaterThanOrEqual(
          smallest(sizeDepot(depot).proposals),
        );
      }),
    );
  });

  it('for storage, in any interval of the day', () => {
    fc.assert(
      fc.property(peaks, fc.nat(95), fc.double({ min: 0, max: 400, noNaN: true }), (peak, place, more) => {
        const loads = peak.loads.map((load, index) =>
          index === place % peak.loads.length ? load + more : load,
        );
        expect(smallest(sizePeakShaving({ ...peak, loads }).proposals)).toBeGreaterThanOrEqual(
          smallest(sizePeakShaving(peak).proposals),
        );
      }),
    );
  });
});

describe('a stricter grid limit never needs less', () => {
  it('storage', () => {
    fc.assert(
      fc.property(peaks, factors, (peak, factor) => {
        const stricter = { ...peak, target: peak.target / factor };
        expect(smallest(sizePeakShaving(stricter).proposals)).toBeGreaterThanOrEqual(
          smallest(sizePeakShaving(peak).proposals),
        );
      }),
    );
  });

  it('power of charging stations', () => {
    fc.assert(
      fc.property(depots, factors, (depot, factor) => {
        const stricter = { ...depot, grid: depot.grid / factor };
        expect(smallest(sizeDepot(stricter).proposals)).toBeGreaterThanOrEqual(
          smallest(sizeDepot(depot).proposals),
        );
      }),
    );
  });
});

describe('no model that fits is beyond its limits', () => {
  it('in a shift: voltage, packs in parallel, current, and warranted energy', () => {
    fc.assert(
      fc.property(shifts, (shift) => {
        for (const { model, units } of fitting(sizeShift(shift).proposals)) {
          expect(figure(model, 'nominalVoltage')).toBe(shift.voltage);
          expect(units).toBeLessThanOrEqual(figure(model, 'parallelUnits'));
          const lowest = figure(model, 'voltageRange');
          expect((shift.power * 1000) / lowest).toBeLessThanOrEqual(
            units * figure(model, 'continuousCurrent'),
          );
          expect((shift.peak * 1000) / lowest).toBeLessThanOrEqual(units * figure(model, 'peakCurrent'));
          // Even if breaks brought all they may, the rest is in the pack at the end of its warranty.
          const left = (units * figure(model, 'energy') * warranty.capacity.value) / 100;
          expect((shift.power * shift.hours) / 2).toBeLessThanOrEqual(left);
        }
      }),
    );
  });

  it('in a depot: outlets, power, current, and grid', () => {
    fc.assert(
      fc.property(depots, (depot) => {
        const { vehicles, distance, consumption, hours, voltage, acceptance, grid } = depot;
        const mean = (distance * consumption) / hours;
        for (const { model, units } of fitting(sizeDepot(depot).proposals)) {
          expect(vehicles).toBeLessThanOrEqual(units * figure(model, 'outlets'));
          const sharing = Math.ceil(vehicles / units);
          expect(mean).toBeLessThanOrEqual(acceptance);
          expect(mean * sharing).toBeLessThanOrEqual(figure(model, 'outputPower'));
          expect(mean * sharing * 1000).toBeLessThanOrEqual(figure(model, 'outputCurrent') * voltage);
          expect(mean * vehicles).toBeLessThanOrEqual(grid);
          expect(voltage).toBeGreaterThanOrEqual(figure(model, 'outputVoltage'));
          expect(voltage).toBeLessThanOrEqual(figure(model, 'outputVoltage', 1));
        }
      }),
    );
  });

  it('in storage: cabinets in parallel, power, and a run through ten days', () => {
    fc.assert(
      fc.property(peaks, ({ loads, target }) => {
        for (const { model, units } of fitting(sizePeakShaving({ loads, target }).proposals)) {
          expect(units).toBeLessThanOrEqual(figure(model, 'parallelUnits'));
          const power = units * figure(model, 'ratedPower');
          const capacity =
            units *
            figure(model, 'energy') *
            (figure(model, 'depthOfDischarge') / 100) *
            (warranty.capacity.value / 100);
          const hours = 24 / loads.length;
          const efficiency = figure(model, 'acEfficiency') / 100;
          let [stored, lowest] = [capacity, capacity];
          for (const load of Array.from({ length: 10 }, () => loads).flat()) {
            const excess = load - target;
            const charge = Math.min(power, -excess) * hours * efficiency;
            stored = excess > 0 ? stored - excess * hours : Math.min(capacity, stored + charge);
            lowest = Math.min(lowest, stored);
          }
          expect(lowest).toBeGreaterThanOrEqual(0);
          expect(Math.max(...loads) - target).toBeLessThanOrEqual(power);
        }
      }),
    );
  });
});

it('the cases of the properties have solutions, and some have none', () => {
  const sizes = [
    fc.sample(
      shifts.map((shift) => smallest(sizeShift(shift).proposals)),
      { seed: 1, numRuns: 200 },
    ),
    fc.sample(
      depots.map((depot) => smallest(sizeDepot(depot).proposals)),
      { seed: 1, numRuns: 200 },
    ),
    fc.sample(
      peaks.map((peak) => smallest(sizePeakShaving(peak).proposals)),
      { seed: 1, numRuns: 200 },
    ),
  ];
  for (const size of sizes) {
    expect(size.filter(Number.isFinite).length).toBeGreaterThan(20);
    expect(size).toContain(Infinity);
  }
});
