import { describe, expect, it } from 'vitest';
import { sizeDepot, type DepotCase } from './depot.ts';
import { profileOf, sizePeakShaving } from './peakShaving.ts';
import type { Proposal } from './proposal.ts';
import { sizeShift, type ShiftCase } from './shift.ts';

/**
 * Cases calculated by hand from the data sheets. Terms stand as they were calculated; they repeat the figures of the
 * data sheets on purpose, so that a change of either is noticed.
 */

/** Name, units, whether it fits, and pairs of needed and available quantity in the order of the limits. */
type Expected = readonly [
  model: string,
  units: number,
  fits: boolean,
  ...limits: (readonly [needed: number, available: number])[],
];

function compare(proposals: readonly Proposal[], expected: readonly Expected[]): void {
  expect(proposals.map(({ model, units, fits }) => [model.name, units, fits])).toEqual(
    expected.map(([model, units, fits]) => [model, units, fits]),
  );
  for (const [index, [model, , , ...limits]] of expected.entries()) {
    for (const [place, [needed, available]] of limits.entries()) {
      const limit = proposals[index]?.limits[place];
      expect(limit?.needed, `${model}, ${limit?.id}, needed`).toBeCloseTo(needed, 6);
      expect(limit?.available, `${model}, ${limit?.id}, available`).toBeCloseTo(available, 6);
    }
  }
}

describe('a shift', () => {
  // Usable: 70% of the rated energy at the end of the warranty, less 10% of it: 0.63. Charging: 80% of the power.
  const cases: readonly [string, ShiftCase, readonly Expected[]][] = [
    [
      '1: breaks save energy, and three packs replace one large one',
      { voltage: 80, power: 6, peak: 22, hours: 7, breaks: 45, charger: 15, rest: 8 },
      [
        // 6 × 7 = 42 kWh; 15 kW × 0.8 × 0.75 h = 9 kWh in breaks. 3 × 18.4 kWh.
        ['AV-FL 80-690', 1, true, [33, 55.2 * 0.63], [6000 / 70, 600], [22_000 / 70, 900], [33, 12 * 8]],
        ['AV-BP 80-230', 3, true, [42 - 9, 55.2 * 0.63], [6000 / 70, 690], [22_000 / 70, 1200], [33, 12 * 8]],
        ['AV-FL 80-460', 1, false, [33, 36.8 * 0.63], [6000 / 70, 400], [22_000 / 70, 600], [33, 12 * 8]],
      ],
    ],
    [
      '2: without breaks, the same shift needs four packs',
      { voltage: 80, power: 6, peak: 22, hours: 7, breaks: 0, charger: 15, rest: 8 },
      [
        ['AV-BP 80-230', 4, true, [42, 73.6 * 0.63]],
        ['AV-FL 80-460', 1, false, [42, 36.8 * 0.63]],
        ['AV-FL 80-690', 1, false, [42, 55.2 * 0.63]],
      ],
    ],
    [
      '3: an AGV with two packs in parallel',
      { voltage: 25.6, power: 0.8, peak: 2, hours: 6, breaks: 60, charger: 2, rest: 4 },
      [
        // 4.8 kWh; 105 A × 25.6 V = 2.688 kW, so the charger limits: 2 × 0.8 × 1 h = 1.6 kWh.
        [
          'AV-BP 24-105',
          2,
          true,
          [4.8 - 1.6, 5.38 * 0.63],
          [800 / 22.4, 210],
          [2000 / 22.4, 420],
          [3.2, 6.4],
        ],
        ['AV-AG 24-105', 1, false, [3.2, 2.69 * 0.63]],
      ],
    ],
    [
      '4: breaks count for half of the energy at most',
      { voltage: 51.2, power: 2, peak: 5, hours: 8, breaks: 240, charger: 5, rest: 10 },
      [
        // 16 kWh; 5 × 0.8 × 4 h = 16 kWh in breaks, of which 8 count.
        ['AV-BP 48-230', 2, true, [8, 23.6 * 0.63], [2000 / 44.8, 460], [5000 / 44.8, 800], [8, 40]],
        ['AV-AG 48-105', 1, false, [8, 5.38 * 0.63]],
      ],
    ],
    [
      '5: the peak current decides',
      { voltage: 80, power: 30, peak: 60, hours: 0.5, breaks: 0, charger: 40, rest: 10 },
      [
        // 30 kW / 70 V = 429 A, 60 kW / 70 V = 857 A. Two packs have 800 A.
        // 400 A × 80 V = 32 kW.
        [
          'AV-FL 80-690',
          1,
          true,
          [15, 55.2 * 0.63],
          [30_000 / 70, 600],
          [60_000 / 70, 900],
          [15, 32 * 0.8 * 10],
        ],
        ['AV-BP 80-230', 3, true, [15, 55.2 * 0.63], [30_000 / 70, 690], [60_000 / 70, 1200], [15, 320]],
        ['AV-FL 80-460', 1, false, [15, 36.8 * 0.63], [30_000 / 70, 400], [60_000 / 70, 600]],
      ],
    ],
    [
      '6: nothing fits if the charger cannot replace the energy between shifts',
      { voltage: 80, power: 3, peak: 10, hours: 7, breaks: 0, charger: 3, rest: 8 },
      [
        // 21 kWh; 3 × 0.8 × 8 h = 19.2 kWh.
        ['AV-FL 80-460', 1, false, [21, 36.8 * 0.63], [3000 / 70, 400], [10_000 / 70, 600], [21, 19.2]],
        ['AV-FL 80-690', 1, false, [21, 55.2 * 0.63], [3000 / 70, 600], [10_000 / 70, 900], [21, 19.2]],
        ['AV-BP 80-230', 4, false, [21, 73.6 * 0.63], [3000 / 70, 920], [10_000 / 70, 1600], [21, 19.2]],
      ],
    ],
    [
      '7: an excavator',
      { voltage: 768, power: 20, peak: 150, hours: 6, breaks: 45, charger: 100, rest: 10 },
      [
        // 120 kWh; 230 A × 768 V = 177 kW, so the charger limits: 100 × 0.8 × 0.75 h = 60 kWh.
        ['AV-CM 177', 1, true, [60, 177 * 0.63], [20_000 / 672, 345], [150_000 / 672, 575], [60, 800]],
      ],
    ],
  ];

  it.each(cases)('%s', (_, shift, expected) => {
    compare(sizeShift(shift).proposals, expected);
  });
});

describe('a depot', () => {
  // Energy: 25% more in winter. Time: 90% of the stay. Grid: 95% of its power.
  const cases: readonly [string, DepotCase, readonly Expected[]][] = [
    [
      '8: twelve buses, where every station fits',
      { vehicles: 12, distance: 180, consumption: 1.1, voltage: 650, acceptance: 150, hours: 7, grid: 600 },
      [
        // 180 × 1.1 × 1.25 = 247.5 kWh in 6.3 h.
        ['AV-DC 120', 6, true, [247.5 / 6.3, 60], [(12 * 247.5) / 6.3 / 0.955 + 6 * 0.04, 570]],
        ['AV-DC 60', 12, true, [247.5 / 6.3, 60], [(12 * 247.5) / 6.3 / 0.955 + 12 * 0.025, 570]],
        ['AV-DC 240', 6, true, [247.5 / 6.3, 120], [(12 * 247.5) / 6.3 / 0.96 + 6 * 0.055, 570]],
        // 600 A × 650 V / 2 = 195 kW; the bus accepts 150.
        ['AV-DC 400', 6, true, [247.5 / 6.3, 150], [(12 * 247.5) / 6.3 / 0.962 + 6 * 0.07, 570]],
      ],
    ],
    [
      '9: the same buses with too little grid power',
      { vehicles: 12, distance: 180, consumption: 1.1, voltage: 650, acceptance: 150, hours: 7, grid: 500 },
      [
        ['AV-DC 60', 12, false, [247.5 / 6.3, 60], [(12 * 247.5) / 6.3 / 0.955 + 12 * 0.025, 475]],
        ['AV-DC 120', 12, false, [247.5 / 6.3, 120], [(12 * 247.5) / 6.3 / 0.955 + 12 * 0.04, 475]],
        ['AV-DC 240', 12, false],
        ['AV-DC 400', 12, false],
      ],
    ],
    [
      '10: one vehicle per station where two would be too slow',
      { vehicles: 3, distance: 250, consumption: 1.3, voltage: 600, acceptance: 120, hours: 6, grid: 400 },
      [
        // 406.25 kWh in 5.4 h: 75 kW.
        ['AV-DC 120', 3, true, [406.25 / 5.4, 120], [(3 * 406.25) / 5.4 / 0.955 + 3 * 0.04, 380]],
        ['AV-DC 240', 2, true, [406.25 / 5.4, 120], [(3 * 406.25) / 5.4 / 0.96 + 2 * 0.055, 380]],
        ['AV-DC 400', 2, true, [406.25 / 5.4, 120], [(3 * 406.25) / 5.4 / 0.962 + 2 * 0.07, 380]],
        ['AV-DC 60', 3, false, [406.25 / 5.4, 60]],
      ],
    ],
    [
      '11: at 400 V, the current limits the power',
      { vehicles: 2, distance: 300, consumption: 0.9, voltage: 400, acceptance: 200, hours: 5, grid: 300 },
      [
        // 337.5 kWh in 4.5 h: 75 kW.
        // 500 A × 400 V / 2.
        ['AV-DC 240', 1, true, [75, 100], [150 / 0.96 + 0.055, 285]],
        ['AV-DC 120', 2, true, [75, 120], [150 / 0.955 + 2 * 0.04, 285]],
        // 600 A × 400 V / 2.
        ['AV-DC 400', 1, true, [75, 120], [150 / 0.962 + 0.07, 285]],
        ['AV-DC 60', 2, false, [75, 60]],
      ],
    ],
    [
      '12: vans that accept little power',
      { vehicles: 10, distance: 150, consumption: 0.3, voltage: 400, acceptance: 11, hours: 10, grid: 100 },
      [
        // 56.25 kWh in 9 h: 6.25 kW.
        ['AV-DC 120', 5, true, [6.25, 11], [62.5 / 0.955 + 5 * 0.04, 95]],
        ['AV-DC 60', 10, true, [6.25, 11], [62.5 / 0.955 + 10 * 0.025, 95]],
        ['AV-DC 240', 5, true, [6.25, 11], [62.5 / 0.96 + 5 * 0.055, 95]],
        ['AV-DC 400', 5, true, [6.25, 11], [62.5 / 0.962 + 5 * 0.07, 95]],
      ],
    ],
    [
      '13: a single vehicle',
      { vehicles: 1, distance: 100, consumption: 1, voltage: 650, acceptance: 50, hours: 4, grid: 40 },
      [
        // 125 kWh in 3.6 h.
        ['AV-DC 60', 1, true, [125 / 3.6, 50], [125 / 3.6 / 0.955 + 0.025, 38]],
        ['AV-DC 120', 1, true, [125 / 3.6, 50], [125 / 3.6 / 0.955 + 0.04, 38]],
        ['AV-DC 240', 1, true, [125 / 3.6, 50], [125 / 3.6 / 0.96 + 0.055, 38]],
        ['AV-DC 400', 1, true, [125 / 3.6, 50], [125 / 3.6 / 0.962 + 0.07, 38]],
      ],
    ],
  ];

  it.each(cases)('%s', (_, depot, expected) => {
    compare(sizeDepot(depot).proposals, expected);
  });
});

describe('peak shaving', () => {
  // Usable: 95% depth of discharge, 70% at the end of the warranty, 10% reserve: 0.5985. Power: 10% reserve.
  const hours = (...parts: readonly (readonly [count: number, load: number])[]) =>
    parts.flatMap(([count, load]) => Array.from({ length: count }, () => load));
  const cases: readonly [string, number, readonly number[], readonly Expected[]][] = [
    [
      '14: two hours of 120 kW',
      400,
      profileOf({ peak: 520, hours: 2, base: 250 }),
      [
        // 240 kWh. Charging: 22 h with 90% of the 150 kW below the target.
        ['AV-SC 102', 4, true, [120, 180], [240, 408 * 0.5985], [240, 22 * 135 * 0.894]],
        ['AV-SC 233', 2, true, [120, 180], [240, 466 * 0.5985], [240, 22 * 135 * 0.902]],
        ['AV-SC 261', 2, true, [120, 225], [240, 522 * 0.5985], [240, 22 * 135 * 0.905]],
      ],
    ],
    [
      '15: a small excess, for one cabinet of any size',
      500,
      profileOf({ peak: 520, hours: 2, base: 250 }),
      [
        // 22 h with 45, 90 and 112.5 kW, the power of the cabinet less reserve.
        ['AV-SC 102', 1, true, [20, 45], [40, 102 * 0.5985], [40, 22 * 45 * 0.894]],
        ['AV-SC 233', 1, true, [20, 90], [40, 233 * 0.5985], [40, 22 * 90 * 0.902]],
        ['AV-SC 261', 1, true, [20, 112.5], [40, 261 * 0.5985], [40, 22 * 112.5 * 0.905]],
      ],
    ],
    [
      '16: too large for cabinets',
      1000,
      profileOf({ peak: 3000, hours: 4, base: 500 }),
      [
        // 8,000 kWh a day, and 20 h with 270 kW to charge, the power of six cabinets less reserve.
        ['AV-SC 102', 6, false, [2000, 270], [16_000 - 20 * 270 * 0.894, 612 * 0.5985]],
        // 20 h with 90% of 500 kW are enough.
        ['AV-SC 233', 10, false, [2000, 900], [8000, 2330 * 0.5985]],
        ['AV-SC 261', 10, false, [2000, 1125], [8000, 2610 * 0.5985]],
      ],
    ],
    [
      '17: a peak of twenty hours leaves no time to charge',
      400,
      profileOf({ peak: 420, hours: 20, base: 395 }),
      [
        // 400 kWh a day, and 4 h with 90% of 5 kW to charge; twice the first day's 400 kWh, less one night's charge.
        ['AV-SC 102', 6, false, [20, 270], [800 - 4 * 4.5 * 0.894, 612 * 0.5985], [400, 4 * 4.5 * 0.894]],
        ['AV-SC 233', 10, false, [20, 900], [800 - 4 * 4.5 * 0.902, 2330 * 0.5985], [400, 4 * 4.5 * 0.902]],
        ['AV-SC 261', 10, false, [20, 1125], [800 - 4 * 4.5 * 0.905, 2610 * 0.5985], [400, 4 * 4.5 * 0.905]],
      ],
    ],
    [
      '18: two peaks with little to charge in between',
      200,
      hours([8, 100], [2, 300], [2, 195], [2, 300], [10, 100]),
      [
        // 200 kWh twice; between them, 2 h with 90% of 5 kW. Later, 18 h with 90% of 100 kW.
        ['AV-SC 233', 3, true, [100, 270], [400 - 9 * 0.902, 699 * 0.5985], [400, (9 + 18 * 90) * 0.902]],
        ['AV-SC 261', 3, true, [100, 337.5], [400 - 9 * 0.905, 783 * 0.5985], [400, (9 + 18 * 90) * 0.905]],
        ['AV-SC 102', 6, false, [100, 270], [400 - 9 * 0.894, 612 * 0.5985]],
      ],
    ],
    [
      '19: a peak around midnight is one peak',
      200,
      hours([2, 300], [20, 100], [2, 300]),
      [
        ['AV-SC 233', 3, true, [100, 270], [400, 699 * 0.5985], [400, 20 * 90 * 0.902]],
        ['AV-SC 261', 3, true, [100, 337.5], [400, 783 * 0.5985], [400, 20 * 90 * 0.905]],
        ['AV-SC 102', 6, false, [100, 270], [400, 612 * 0.5985], [400, 20 * 90 * 0.894]],
      ],
    ],
    [
      '20: in a short peak, power decides',
      200,
      profileOf({ peak: 300, hours: 0.5, base: 100 }),
      [
        ['AV-SC 261', 1, true, [100, 112.5], [50, 261 * 0.5985], [50, 23.5 * 90 * 0.905]],
        ['AV-SC 102', 3, true, [100, 135], [50, 306 * 0.5985], [50, 23.5 * 90 * 0.894]],
        ['AV-SC 233', 2, true, [100, 180], [50, 466 * 0.5985], [50, 23.5 * 90 * 0.902]],
      ],
    ],
  ];

  it.each(cases)('%s', (_, target, loads, expected) => {
    compare(sizePeakShaving({ target, loads }).proposals, expected);
  });
});
