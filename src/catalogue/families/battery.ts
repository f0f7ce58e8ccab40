import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Traction battery packs on which all application packs are built. */
export const battery = family('battery', {
  solution: {
    system: 'battery-system',
    name: 'battery-pack',
    flow: [['plug', 'DC'], ['cells', 'DC'], ['shield', 'DC, CAN'], ['forklift']],
  },
  manual: 'traction',
  revisions: { 'data-sheet': 'C 2026-11-21', manual: 'C 2026-11-21', declaration: 'A 2026-09-14' },
  standards: ['IEC 62619', 'UN 38.3', 'UN R100', 'UN R10', 'ISO 6469-1'],
  prefix: 'AV-BP',
  models: ['24-105', '48-230', '80-230', '400-230'],
  rows: {
    energy: featured(row('kWh', 2.69, 11.8, 18.4, 88.3)),
    nominalVoltage: row('V', 25.6, 51.2, 80, 384),
    voltageRange: row('V', [22.4, 28.8], [44.8, 57.6], [70, 90], [336, 432]),
    capacity: row('Ah', 105, 230, 230, 230),
    chemistry: same(code('LFP')),
    configuration: row(code('8s1p'), code('16s1p'), code('25s1p'), code('120s1p')),
    continuousCurrent: row('A', 105, 230, 230, 230),
    peakCurrent: row('A', 210, 400, 400, 460),
    chargeCurrent: row('A', 105, 200, 200, 230),
    cycleLife: featured(same('cycles', 6000)),
    operatingTemperature: row('°C', [-20, 55], [-25, 55], [-25, 55], [-30, 55]),
    chargingTemperature: row('°C', [0, 50], [-25, 50], [-25, 50], [-30, 50]),
    cooling: row(
      word('naturalCooling'),
      word('naturalCooling'),
      word('naturalCooling'),
      word('liquidCooling'),
    ),
    heating: row(false, true, true, true),
    protection: featured(same(code('IP67'))),
    communication: row(
      codes('CAN 2.0B', 'RS-485'),
      codes('CAN 2.0B', 'RS-485'),
      codes('CAN 2.0B', 'SAE J1939'),
      codes('CAN FD', 'SAE J1939'),
    ),
    width: row('mm', 330, 620, 830, 2100),
    depth: row('mm', 250, 360, 420, 1000),
    height: row('mm', 235, 470, 480, 300),
    weight: row('kg', 26, 112, 175, 640),
  },
});
