import { family, featured, row, same } from '../family.ts';
import { code, codes, word } from '../value.ts';

/** Electric drive units: motor and inverter, with a gear stage or for direct drive. */
export const electric = family('electric', {
  solution: {
    system: 'electric-drive-system',
    name: 'solution-drive-electric',
    flow: [['battery', 'DC'], ['inverter', 'AC'], ['cooling', 'Nm'], ['wheel']],
  },
  manual: 'component',
  revisions: { 'data-sheet': 'B 2026-11-21', manual: 'B 2026-11-21', declaration: 'A 2026-05-18' },
  standards: ['ISO 26262', 'UN R85', 'UN R10', 'UN R100', 'IEC 60034-1', 'ISO 16750'],
  prefix: 'AV-ED',
  models: ['60', '120', '180', '250'],
  rows: {
    peakPower: featured(row('kW', 60, 120, 180, 250)),
    continuousPower: row('kW', 35, 70, 110, 160),
    peakTorque: featured(row('Nm', 220, 310, 420, 2850)),
    continuousTorque: row('Nm', 110, 155, 215, 1400),
    maximumSpeed: row('min⁻¹', 9000, 12000, 12000, 3500),
    dcVoltage: row('V', [250, 450], [250, 450], [500, 850], [500, 850]),
    phaseCurrent: row('A', 210, 410, 330, 450),
    driveEfficiency: featured(row('%', 94.5, 95.6, 96.2, 96.4)),
    machineType: same(word('permanentMagnet')),
    semiconductor: row(code('IGBT'), code('SiC MOSFET'), code('SiC MOSFET'), code('SiC MOSFET')),
    transmission: row(word('singleSpeed'), word('singleSpeed'), word('singleSpeed'), word('directDrive')),
    cooling: same(word('liquidCooling')),
    coolantFlow: row('l/min', 8, 10, 12, 18),
    coolantTemperature: same('°C', [-40, 65]),
    soundLevel: row('dB(A)', 68, 70, 72, 71),
    operatingTemperature: same('°C', [-40, 85]),
    functionalSafety: same(code('ASIL C')),
    communication: same(codes('CAN FD', 'SAE J1939')),
    protection: same(codes('IP67', 'IP6K9K')),
    weight: row('kg', 58, 82, 96, 340),
  },
});
