import { SEALED } from '../conditions.ts';
import { at, code, codes, deciding, family, featured, row, same, word } from '../family.ts';

export const electron = family('electron', {
  solution: {
    system: 'battery-system',
    name: 'battery-management-system',
    flow: [['cells', 'mV', '°C'], ['circuit', 'isoSPI'], ['gauge', 'DC'], ['shield']],
  },
  scene: 'scene-service-bench',
  manual: 'managementUnit',
  revisions: { 'data-sheet': 'G 2026-11-29', manual: 'G 2026-11-29', declaration: 'B 2026-11-24' },
  soldFrom: '2020-02-03',
  standards: 'ISO 26262, ISO/SAE 21434, IEC 61508, UN R10, UN R155, UN R156, ISO 16750',
  prefix: 'AV-BM',
  models: ['16', '28', '312'],
  items: [201, 202, 203],
  rows: {
    architecture: row(word('singleBoard'), word('singleBoard'), word('masterAndCellControllers')),
    cellChannels: deciding(row([4, 16], [8, 28], [24, 312])),
    temperatureChannels: row(6, 12, 156),
    systemVoltage: featured(row('V', 60, 120, 1100)),
    cellVoltageError: at({ ambientTemperature: [-20, 60] }, featured(row('mV', 3, 2, 1.5))),
    currentRange: deciding(row('A', [-300, 300], [-1000, 1000], [-1000, 1000])),
    currentError: at({ ambientTemperature: [-20, 60], fullScale: true }, row('%', 1, 0.5, 0.3)),
    socError: at({ cellTemperature: 25 }, row('%', 4, 3, 3)),
    balancing: row(word('passiveBalancing'), word('passiveBalancing'), word('activeBalancing')),
    balancingCurrent: row('mA', 100, 200, 2000),
    scanTime: row('ms', 50, 20, 10),
    functionalSafety: featured(row(code('ASIL B'), code('ASIL C'), code('ASIL C'))),
    isolationMonitoring: row(false, true, true),
    contactorOutputs: row(2, 4, 8),
    communication: deciding(
      row(
        codes('CAN 2.0B', 'RS-485'),
        codes('CAN FD', 'CAN 2.0B', 'SAE J1939'),
        codes('CAN FD', 'CAN 2.0B', 'SAE J1939', '100BASE-T1'),
      ),
    ),
    supplyVoltage: row('V', [9, 60], [9, 32], [9, 32]),
    sleepCurrent: at({ ambientTemperature: 25 }, row('µA', 80, 120, 180)),
    updates: row(word('serviceConnection'), word('overTheAir'), word('overTheAir')),
    operatingTemperature: same('°C', [-40, 85]),
    protection: at(SEALED, row(code('IP54'), code('IP67'), code('IP67'))),
    weight: row('kg', 0.32, 0.68, 1.4),
    leadTime: same('weeks', 6),
  },
});
