import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Strings for the battery room of ferries and workboats. */
export const marine = family('marine', {
  manual: 'traction',
  revisions: { 'data-sheet': 'B 2026-11-21', manual: 'B 2026-11-21', declaration: 'A 2026-07-20' },
  standards: ['IEC 62619', 'IEC 62620', 'DNV-CP-0418', 'DNV-RU-SHIP Pt.6 Ch.2', 'IEC 60092-504', 'UN 38.3'],
  prefix: 'AV-MA',
  models: ['133', '166'],
  rows: {
    energy: featured(row('kWh', 133, 166)),
    nominalVoltage: row('V', 768, 960),
    voltageRange: row('V', [672, 864], [840, 1080]),
    capacity: same('Ah', 173),
    chemistry: same(code('LFP')),
    configuration: row(code('240s1p'), code('300s1p')),
    continuousCurrent: same('A', 345),
    peakCurrent: same('A', 520),
    chargeCurrent: same('A', 345),
    chargingTime: featured(same('min', 20)),
    cycleLife: featured(same('cycles', 6000)),
    parallelStrings: same(16),
    propagation: same(word('noPropagation')),
    venting: same(word('ductedVenting')),
    isolationMonitoring: same(true),
    classNotation: same(codes('Battery (Safety)', 'Battery (Power)')),
    cooling: same(word('liquidCooling')),
    operatingTemperature: same('°C', [0, 45]),
    protection: same(code('IP44')),
    communication: same(codes('Modbus TCP', 'CAN 2.0B')),
    width: row('mm', 1320, 1600),
    depth: same('mm', 760),
    height: same('mm', 2050),
    weight: row('kg', 1330, 1640),
  },
});
