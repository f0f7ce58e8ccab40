import { SEALED, SOUND } from '../conditions.ts';
import { at, code, codes, deciding, family, featured, row, same, word } from '../family.ts';

export const electric = family('electric', {
  solution: {
    system: 'electric-drive-system',
    name: 'solution-drive-electric',
    flow: [['battery', 'DC'], ['inverter', 'AC'], ['cooling', 'N·m'], ['wheel']],
  },
  scene: 'scene-construction-site',
  manual: 'drive',
  revisions: { 'data-sheet': 'E 2026-11-29', manual: 'F 2026-11-29', declaration: 'C 2026-11-29' },
  soldFrom: '2020-09-01',
  standards: 'ISO 12100, ISO 26262, UN R85, UN R10, UN R100, IEC 60034-1, ISO 16750',
  prefix: 'AV-ED',
  models: ['60', '120', '180', '250'],
  items: [301, 302, 303, 304],
  equipment: ['craneEyes'],
  rows: {
    peakPower: at({ coolantTemperature: 65, seconds: 30 }, featured(row('kW', 60, 120, 180, 250))),
    continuousPower: deciding(
      at({ coolantTemperature: 65, standard: code('IEC 60034-1 S1') }, row('kW', 35, 70, 110, 160)),
    ),
    peakTorque: at({ coolantTemperature: 65, seconds: 30 }, featured(row('N·m', 220, 310, 420, 2850))),
    continuousTorque: at(
      { coolantTemperature: 65, standard: code('IEC 60034-1 S1') },
      row('N·m', 110, 155, 215, 1400),
    ),
    gearRatio: row(10.2, 9.6, 8.9, 1),
    axleTorque: at({ coolantTemperature: 65, seconds: 30 }, row('N·m', 2180, 2890, 3630, 2850)),
    maximumSpeed: row('revolutionsPerMinute', 9000, 12000, 12000, 3500),
    dcVoltage: deciding(row('V', [250, 450], [250, 450], [500, 900], [500, 900])),
    phaseCurrent: row('A', 210, 410, 330, 450),
    driveEfficiency: at({ coolantTemperature: 65 }, featured(row('%', 94.5, 95.6, 96.2, 96.4))),
    machineType: same(word('permanentMagnet')),
    semiconductor: row(word('igbt'), word('sicMosfet'), word('sicMosfet'), word('sicMosfet')),
    transmission: row(word('singleSpeed'), word('singleSpeed'), word('singleSpeed'), word('directDrive')),
    cooling: same(word('liquidCooling')),
    coolantFlow: row('litersPerMinute', 8, 10, 12, 18),
    coolantTemperature: same('°C', [-40, 65]),
    soundLevel: at(SOUND, row('dB(A)', 68, 70, 72, 71)),
    operatingTemperature: same('°C', [-40, 85]),
    functionalSafety: same(code('ASIL C')),
    communication: same(codes('CAN FD', 'SAE J1939')),
    protection: at(SEALED, same(codes('IP67', 'IP6K9K'))),
    weight: deciding(row('kg', 58, 82, 96, 340)),
    leadTime: same('weeks', 12),
  },
});
