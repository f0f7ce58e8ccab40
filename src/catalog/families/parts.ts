import { AT_25, CYCLE_TEST, DC_ROUND_TRIP, FAST_CHARGE, RATED } from '../conditions.ts';
import { at, code, codes, deciding, family, featured, row, same, word } from '../family.ts';

/** Battery modules for racks, cabinets and containers. */
export const parts = family('parts', {
  solution: {
    system: 'energy-storage-system',
    name: 'energy-storage-parts',
    flow: [['cells', 'DC'], ['rack', 'CAN'], ['gauge', 'Modbus TCP'], ['inverter']],
  },
  manual: 'module',
  battery: { category: 'stationary', warranty: 'storage' },
  revisions: { 'data-sheet': 'E 2026-11-29', manual: 'F 2026-11-29', declaration: 'C 2026-11-29' },
  soldFrom: '2020-10-01',
  soldLater: { '166-314': '2024-03-01' },
  standards: 'IEC 62619, IEC 63056, UL 1973, UL 9540A, IEC 61000-6-2, IEC 61000-6-4, UN 38.3',
  prefix: 'AV-SM',
  models: ['48-100', '48-280', '166-280', '166-314'],
  items: [601, 602, 603, 604],
  equipment: ['shockIndicator'],
  rows: {
    energy: at(RATED, featured(row('kWh', 5.12, 14.3, 46.6, 52.2))),
    nominalVoltage: deciding(row('V', 51.2, 51.2, 166.4, 166.4)),
    voltageRange: row('V', [44.8, 57.6], [44.8, 57.6], [146, 187], [146, 187]),
    capacity: at(RATED, row('Ah', 100, 280, 280, 314)),
    chemistry: same(code('LFP')),
    configuration: row(code('16s1p'), code('16s1p'), code('52s1p'), code('52s1p')),
    continuousCurrent: deciding(at(AT_25, row('A', 100, 140, 140, 157))),
    chargeCurrent: at(FAST_CHARGE, row('A', 50, 140, 140, 157)),
    dcEfficiency: at(DC_ROUND_TRIP, featured(row('%', 95.8, 95.8, 96.1, 96.4))),
    cycleLife: at(CYCLE_TEST, featured(same('cycles', 6000))),
    mounting: deciding(
      row(word('rackMounting'), word('rackMounting'), word('cabinetMounting'), word('cabinetMounting')),
    ),
    seriesModules: row('modules', 20, 24, 8, 8),
    parallelStrings: row(16, 12, 12, 12),
    cooling: row(word('forcedAir'), word('forcedAir'), word('liquidCooling'), word('liquidCooling')),
    operatingTemperature: row('°C', [-10, 50], [-10, 50], [-30, 55], [-30, 55]),
    chargingTemperature: same('°C', [0, 50]),
    propagation: at({ standard: code('UL 9540A') }, same(word('noPropagation'))),
    communication: row(
      codes('CAN 2.0B', 'RS-485'),
      codes('CAN 2.0B', 'RS-485'),
      codes('CAN 2.0B', 'CAN FD'),
      codes('CAN 2.0B', 'CAN FD'),
    ),
    protection: row(code('IP20'), code('IP20'), code('IP65'), code('IP65')),
    width: row('mm', 482, 482, 810, 810),
    depth: row('mm', 420, 760, 1150, 1150),
    height: row('mm', 133, 266, 245, 245),
    weight: row('kg', 43, 108, 322, 348),
    leadTime: same('weeks', 8),
  },
});
