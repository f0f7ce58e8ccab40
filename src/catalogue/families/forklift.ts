import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Packs in DIN trays for counterbalance trucks. */
export const forklift = family('forklift', {
  manual: 'traction',
  revisions: { 'data-sheet': 'B 2026-11-21', manual: 'B 2026-11-21', declaration: 'A 2026-09-14' },
  standards: ['IEC 62619', 'EN 1175', 'ISO 13849-1', 'UN 38.3', 'EN 12895'],
  prefix: 'AV-FL',
  models: ['80-460', '80-690'],
  rows: {
    energy: featured(row('kWh', 36.8, 55.2)),
    nominalVoltage: same('V', 80),
    voltageRange: same('V', [70, 90]),
    capacity: row('Ah', 460, 690),
    chemistry: same(code('LFP')),
    configuration: row(code('25s2p'), code('25s3p')),
    continuousCurrent: row('A', 400, 600),
    peakCurrent: row('A', 600, 900),
    chargeCurrent: row('A', 300, 400),
    chargingTime: featured(row('min', 58, 65)),
    cycleLife: featured(same('cycles', 6000)),
    trayStandard: same(code('DIN 43536 A')),
    batteryConnector: same(code('DIN 43589-1')),
    display: same(true),
    functionalSafety: same(code('PL c')),
    cooling: same(word('naturalCooling')),
    heating: same(true),
    operatingTemperature: same('°C', [-30, 55]),
    protection: same(code('IP67')),
    communication: same(codes('CAN 2.0B', 'CANopen')),
    width: same('mm', 1028),
    depth: row('mm', 567, 711),
    height: same('mm', 784),
    weight: row('kg', 372, 548),
    serviceWeight: row('kg', 1558, 1863),
  },
});
