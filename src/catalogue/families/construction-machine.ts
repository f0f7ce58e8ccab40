import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Packs in welded frames for excavators and loaders. */
export const constructionMachine = family('construction-machine', {
  manual: 'traction',
  revisions: { 'data-sheet': 'A 2026-11-21', manual: 'A 2026-11-21', declaration: 'A 2026-07-20' },
  standards: ['IEC 62619', 'UN R100', 'UN 38.3', 'ISO 13849-1', 'ISO 14990-1', 'ISO 13766-1'],
  prefix: 'AV-CM',
  models: ['99', '177'],
  rows: {
    energy: featured(row('kWh', 98.9, 177)),
    nominalVoltage: row('V', 614.4, 768),
    voltageRange: row('V', [538, 691], [672, 864]),
    capacity: row('Ah', 161, 230),
    chemistry: same(code('LFP')),
    configuration: row(code('192s1p'), code('240s1p')),
    continuousCurrent: row('A', 240, 345),
    peakCurrent: row('A', 400, 575),
    chargeCurrent: row('A', 160, 230),
    chargePower: row('kW', 98, 176),
    chargingTime: featured(same('min', 38)),
    cycleLife: featured(same('cycles', 6000)),
    vibration: same(code('ISO 16750-3')),
    functionalSafety: same(code('PL d')),
    cooling: same(word('liquidCooling')),
    heating: same(true),
    operatingTemperature: same('°C', [-30, 55]),
    protection: same(codes('IP67', 'IP6K9K')),
    communication: same(codes('CAN FD', 'SAE J1939', 'CANopen')),
    width: row('mm', 1500, 1800),
    depth: row('mm', 900, 1100),
    height: row('mm', 480, 580),
    weight: row('kg', 750, 1330),
  },
});
