import { family, featured, row, same } from '../family.ts';
import { code, codes, list, word } from '../value.ts';

/** DC fast chargers for depots and public sites. */
export const superCharger = family('super', {
  solution: {
    system: 'charging-system',
    name: 'ev-charger',
    flow: [['grid', 'AC'], ['rack', 'DC'], ['charger', 'ISO 15118'], ['truck']],
  },
  manual: 'charging',
  revisions: { 'data-sheet': 'C 2026-11-21', manual: 'C 2026-11-21', declaration: 'A 2026-08-31' },
  standards: ['IEC 61851-1', 'IEC 61851-23', 'IEC 62196-3', 'ISO 15118', 'IEC 61000-6-2', 'IEC 61000-6-3'],
  prefix: 'AV-DC',
  models: ['60', '120', '240', '400'],
  rows: {
    outputPower: featured(row('kW', 60, 120, 240, 400)),
    outputVoltage: same('V', [150, 1000]),
    outputCurrent: featured(row('A', 200, 300, 500, 600)),
    outlets: row(1, 2, 2, 2),
    connectors: row(codes('CCS2'), codes('CCS2', 'CHAdeMO'), codes('CCS2'), codes('CCS2', 'NACS')),
    powerSharing: row(false, true, true, true),
    gridConnection: same(word('threePhase')),
    gridVoltage: same('V', 400),
    gridCurrent: row('A', 92, 183, 365, 607),
    gridFrequency: same('Hz', [47, 63]),
    powerFactor: same(0.99),
    harmonics: row('%', 5, 5, 5, 4),
    efficiency: featured(row('%', 95.5, 95.5, 96, 96.2)),
    standbyPower: row('W', 25, 40, 55, 70),
    calibratedMeter: same(true),
    authorisation: row(
      list(code('RFID'), word('mobileApp'), code('Plug & Charge')),
      list(code('RFID'), word('contactlessCard'), word('mobileApp'), code('Plug & Charge')),
      list(code('RFID'), word('contactlessCard'), word('mobileApp'), code('Plug & Charge')),
      list(code('RFID'), word('contactlessCard'), word('mobileApp'), code('Plug & Charge')),
    ),
    backEnd: same(codes('OCPP 1.6J', 'OCPP 2.0.1')),
    vehicleCommunication: same(codes('DIN SPEC 70121', 'ISO 15118-2', 'ISO 15118-20')),
    soundLevel: row('dB(A)', 55, 58, 60, 62),
    operatingTemperature: same('°C', [-30, 50]),
    protection: same(code('IP55')),
    impactProtection: same(code('IK10')),
    width: row('mm', 700, 850, 1050, 1300),
    depth: row('mm', 450, 800, 900, 1050),
    height: row('mm', 1750, 1950, 2150, 2250),
    weight: row('kg', 250, 420, 690, 980),
  },
});
