import { AC_ROUND_TRIP, AT_25, CYCLE_TEST, HALF_LOAD, RATED, SOUND } from '../conditions.ts';
import { GERMAN_SINGLE_PHASE } from '../../markets/markets.ts';
import { at, code, codes, deciding, family, featured, list, row, same, word } from '../family.ts';

const EUROPEAN = ['VDE-AR-N 4105', 'EN 50549-1', 'VFR 2019', 'CEI 0-21', 'UNE 217002'];
/** Without the Japanese code: homes there have a single-phase supply. */
const threePhase = codes(...EUROPEAN);

export const household = family('household', {
  solution: {
    system: 'energy-storage-system',
    name: 'residential-energy-storage',
    flow: [['solar', 'DC'], ['inverter', 'DC'], ['battery', 'DC/AC'], ['house']],
  },
  scene: 'scene-home-storage',
  manual: 'homeStorage',
  battery: { category: 'stationary', warranty: 'storage' },
  revisions: { 'data-sheet': 'H 2026-11-29', manual: 'H 2026-11-29', declaration: 'C 2026-11-29' },
  soldFrom: '2022-03-01',
  standards:
    'IEC 62619, IEC 63056, IEC 62109-1, IEC 62109-2, IEC 61000-6-1, IEC 61000-6-3, EN 50549-1, VDE-AR-N 4105, EN 300 328, EN 301 489-1, EN 301 489-17, EN 18031-1, EN 18031-2, UN 38.3',
  prefix: 'AV-HS',
  models: ['5', '10', '15', '20'],
  items: [901, 902, 903, 904],
  equipment: ['batterySwitch', 'carryingHandles', 'shockIndicator'],
  rows: {
    energy: at(RATED, featured(row('kWh', 5.12, 10.24, 15.36, 20.48))),
    usableEnergy: deciding(at(AT_25, row('kWh', 4.86, 9.73, 14.59, 19.46))),
    depthOfDischarge: same('%', 95),
    modules: row(1, 2, 3, 4),
    nominalVoltage: same('V', 51.2),
    capacity: at(RATED, row('Ah', 100, 200, 300, 400)),
    chemistry: same(code('LFP')),
    cycleLife: at(CYCLE_TEST, same('cycles', 6000)),
    ratedPower: at({ singlePhaseInGermany: GERMAN_SINGLE_PHASE }, featured(row('kW', 5, 8, 10, 12))),
    surgePower: at({ seconds: 10 }, row('kW', 6, 10, 13, 16)),
    chargeCurrent: at(AT_25, row('A', 50, 100, 150, 200)),
    chargePower: at(AT_25, row('kW', 2.5, 5, 7.5, 10)),
    gridConnection: deciding(
      row(word('singlePhase'), word('threePhase'), word('threePhase'), word('threePhase')),
    ),
    gridVoltage: row('V', [200, 240], [380, 415], [380, 415], [380, 415]),
    gridFrequency: same('Hz', [45, 65]),
    switchover: featured(same('ms', 10)),
    // In Japan, 100 V and 200 V from a single-phase, three-wire supply.
    backupVoltage: row(
      codes('230 V', '100/200 V'),
      codes('230/400 V'),
      codes('230/400 V'),
      codes('230/400 V'),
    ),
    solarPower: deciding(row('kilowattPeak', 7.5, 12, 15, 18)),
    solarVoltage: row('V', [120, 500], [180, 850], [180, 850], [180, 850]),
    mppTrackers: row(2, 2, 2, 3),
    inverterEfficiency: at(HALF_LOAD, row('%', 97.4, 97.6, 97.7, 97.7)),
    acEfficiency: at(AC_ROUND_TRIP, row('%', 88.6, 90.1, 90.4, 90.6)),
    standbyPower: at({ ambientTemperature: 25 }, row('W', 12, 18, 20, 24)),
    gridCodes: row(codes(...EUROPEAN, 'JEAC 9701'), threePhase, threePhase, threePhase),
    gridControl: row(
      list(word('germanControl'), word('japaneseControl')),
      list(word('germanControl')),
      list(word('germanControl')),
      list(word('germanControl')),
    ),
    cooling: same(word('naturalCooling')),
    soundLevel: at(SOUND, row('dB(A)', 25, 25, 28, 28)),
    operatingTemperature: same('°C', [-10, 50]),
    heating: same(false),
    chargingTemperature: same('°C', [0, 50]),
    protection: same(code('IP65')),
    communication: same(list(code('Modbus TCP'), code('Ethernet'), word('wifi'))),
    serviceClearance: same('m', 0.8),
    sideClearance: same('mm', 200),
    topClearance: same('mm', 300),
    width: same('mm', 640),
    depth: same('mm', 240),
    height: row('mm', 1080, 1420, 1760, 2100),
    weight: row('kg', 84, 134, 180, 228),
    leadTime: same('weeks', 3),
  },
});
