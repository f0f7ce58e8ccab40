import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Flat strings for the roof and the rear of city buses. */
export const eBus = family('e-bus', {
  manual: 'traction',
  revisions: { 'data-sheet': 'B 2026-11-21', manual: 'B 2026-11-21', declaration: 'A 2026-09-14' },
  standards: ['UN R100', 'UN R10', 'UN 38.3', 'ISO 6469-1', 'ISO 26262', 'UN R118'],
  prefix: 'AV-EB',
  models: ['350', '420'],
  rows: {
    energy: featured(row('kWh', 350, 420)),
    nominalVoltage: row('V', 614.4, 652.8),
    voltageRange: row('V', [538, 691], [571, 734]),
    capacity: row('Ah', 570, 644),
    chemistry: same(code('LFP')),
    configuration: row(code('192s5p'), code('204s4p')),
    strings: row(5, 4),
    continuousCurrent: row('A', 400, 450),
    peakCurrent: row('A', 600, 650),
    chargeCurrent: row('A', 400, 460),
    chargePower: featured(row('kW', 245, 300)),
    chargingTime: row('min', 55, 53),
    cycleLife: featured(same('cycles', 6000)),
    functionalSafety: same(code('ASIL C')),
    cooling: same(word('liquidCooling')),
    heating: same(true),
    operatingTemperature: same('°C', [-30, 55]),
    protection: same(codes('IP67', 'IP6K9K')),
    communication: same(codes('CAN FD', 'SAE J1939')),
    stringWidth: row('mm', 2200, 2300),
    stringDepth: row('mm', 1050, 1150),
    stringHeight: row('mm', 190, 230),
    weight: row('kg', 2380, 2790),
  },
});
