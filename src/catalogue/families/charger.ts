import { FULL_LOAD, HALF_LOAD, SEALED } from '../conditions.ts';
import { at, code, codes, deciding, family, featured, row, same, word } from '../family.ts';

/** On-board chargers with a DC/DC converter in the same housing. */
export const charger = family('charger', {
  solution: {
    system: 'charging-system',
    name: 'obc',
    flow: [['plug', 'AC'], ['inverter', 'DC'], ['battery', 'DC, AC'], ['tools']],
  },
  manual: 'onboardCharger',
  equipment: ['residualCurrentDevice'],
  revisions: { 'data-sheet': 'C 2026-11-22', manual: 'C 2026-11-22', declaration: 'A 2026-04-27' },
  standards: 'IEC 61851-1, IEC 61851-21-1, ISO 26262, UN R10, UN R100, ISO 16750',
  prefix: 'AV-OC',
  models: ['66', '110', '220'],
  rows: {
    inputPower: row('kW', 7, 11, 22),
    outputPower: featured(row('kW', 6.6, 10.5, 21.1)),
    gridConnection: deciding(row(word('singlePhase'), word('threePhase'), word('threePhase'))),
    inputVoltage: row('V', [90, 265], [340, 460], [340, 460]),
    inputCurrent: row('A', 32, 16, 32),
    gridFrequency: same('Hz', [45, 65]),
    outputVoltage: deciding(row('V', [200, 450], [250, 450], [450, 900])),
    outputCurrent: row('A', 24, 32, 40),
    efficiency: at(HALF_LOAD, featured(row('%', 94.8, 95.6, 96.2))),
    powerFactor: at(FULL_LOAD, same(0.99)),
    powerDensity: featured(row('kilowattsPerLiter', 1.9, 2.1, 2.3)),
    bidirectional: same(true),
    auxiliaryPower: row('kW', 2, 2.5, 3),
    auxiliaryVoltage: row('V', [9, 16], [9, 16], [18, 32]),
    vehicleCommunication: same(codes('IEC 61851-1', 'ISO 15118-20')),
    communication: row(
      codes('CAN FD', 'CAN 2.0B'),
      codes('CAN FD', 'CAN 2.0B'),
      codes('CAN FD', 'SAE J1939'),
    ),
    functionalSafety: same(code('ASIL B')),
    cooling: same(word('liquidCooling')),
    coolantFlow: row('litersPerMinute', 6, 8, 10),
    operatingTemperature: same('°C', [-40, 75]),
    protection: at(SEALED, same(codes('IP67', 'IP6K9K'))),
    width: row('mm', 268, 320, 380),
    depth: row('mm', 210, 240, 290),
    height: row('mm', 62, 66, 82),
    weight: deciding(row('kg', 4.9, 7.4, 12.8)),
    leadTime: same('weeks', 10),
  },
});
