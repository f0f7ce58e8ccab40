import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Underfloor packs for delivery trucks and large vans. */
export const lightTruck = family('light-truck', {
  manual: 'traction',
  revisions: { 'data-sheet': 'A 2026-11-21', manual: 'A 2026-11-21', declaration: 'A 2026-07-20' },
  standards: ['UN R100', 'UN R10', 'UN 38.3', 'ISO 6469-1', 'ISO 26262'],
  prefix: 'AV-LT',
  models: ['62', '120'],
  rows: {
    energy: featured(row('kWh', 61.8, 121)),
    nominalVoltage: same('V', 384),
    voltageRange: same('V', [336, 432]),
    capacity: row('Ah', 161, 314),
    chemistry: same(code('LFP')),
    configuration: same(code('120s1p')),
    continuousCurrent: row('A', 200, 350),
    peakCurrent: row('A', 400, 600),
    chargeCurrent: row('A', 160, 300),
    chargePower: row('kW', 61, 115),
    chargingTime: featured(row('min', 38, 40)),
    cycleLife: featured(same('cycles', 6000)),
    parallelUnits: same(2),
    functionalSafety: same(code('ASIL C')),
    cooling: same(word('liquidCooling')),
    heating: same(true),
    operatingTemperature: same('°C', [-30, 55]),
    protection: same(codes('IP67', 'IP6K9K')),
    communication: same(codes('CAN FD', 'SAE J1939')),
    width: row('mm', 1700, 2200),
    depth: row('mm', 850, 1150),
    height: row('mm', 250, 290),
    weight: row('kg', 425, 800),
  },
});
