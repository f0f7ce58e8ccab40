import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Packs for automated guided vehicles and mobile robots. */
export const agv = family('agv', {
  manual: 'traction',
  revisions: { 'data-sheet': 'A 2026-11-21', manual: 'A 2026-11-21', declaration: 'A 2026-09-14' },
  standards: ['IEC 62619', 'EN 1175', 'ISO 3691-4', 'ISO 13849-1', 'UN 38.3'],
  prefix: 'AV-AG',
  models: ['24-105', '48-105'],
  rows: {
    energy: featured(row('kWh', 2.69, 5.38)),
    nominalVoltage: row('V', 25.6, 51.2),
    voltageRange: row('V', [22.4, 28.8], [44.8, 57.6]),
    capacity: same('Ah', 105),
    chemistry: same(code('LFP')),
    configuration: row(code('8s1p'), code('16s1p')),
    continuousCurrent: same('A', 105),
    peakCurrent: same('A', 210),
    chargeCurrent: featured(same('A', 105)),
    chargingTime: same('min', 38),
    cycleLife: featured(same('cycles', 6000)),
    chargingContacts: row(word('sideContacts'), word('floorContacts')),
    wakeUpTime: same('ms', 200),
    functionalSafety: same(code('PL d')),
    cooling: same(word('naturalCooling')),
    operatingTemperature: same('°C', [0, 50]),
    protection: same(code('IP54')),
    communication: same(codes('CANopen', 'RS-485')),
    width: row('mm', 330, 430),
    depth: row('mm', 250, 330),
    height: same('mm', 235),
    weight: row('kg', 27, 49),
  },
});
