import { family, featured, row, same } from '../family.ts';
import { code, word } from '../value.ts';

/** Portable power stations. */
export const portable = family('portable', {
  solution: {
    system: 'energy-storage-system',
    name: 'portable-power-station',
    flow: [['solar', 'DC'], ['battery', 'DC'], ['inverter', 'AC, USB'], ['tools']],
  },
  scene: 'scene-home-storage',
  manual: 'portable',
  revisions: { 'data-sheet': 'B 2026-11-21', manual: 'B 2026-11-21', declaration: 'A 2026-03-23' },
  standards: ['IEC 62619', 'IEC 62368-1', 'IEC 61000-6-1', 'IEC 61000-6-3', 'UN 38.3'],
  prefix: 'AV-PP',
  models: ['1000', '2000', '3600'],
  rows: {
    energy: featured(row('kWh', 1.02, 2.05, 3.58)),
    outputPower: featured(row('W', 1200, 2400, 3600)),
    surgePower: row('W', 2400, 4800, 7200),
    outputVoltage: same('V', 230),
    outputFrequency: same('Hz', 50),
    waveform: same(word('pureSine')),
    sockets: row(2, 4, 4),
    usbPower: row('W', 100, 140, 200),
    nominalVoltage: row('V', 25.6, 51.2, 51.2),
    capacity: row('Ah', 40, 40, 70),
    chemistry: same(code('LFP')),
    cycleLife: same('cycles', 4000),
    mainsChargePower: row('W', 1100, 2000, 3300),
    mainsChargingTime: featured(row('min', 50, 54, 56)),
    solarChargePower: row('W', 400, 800, 1600),
    vehicleChargePower: row('W', 250, 500, 800),
    switchover: same('ms', 10),
    soundLevel: row('dB(A)', 40, 44, 48),
    operatingTemperature: same('°C', [-10, 45]),
    protection: same(code('IP44')),
    width: row('mm', 380, 460, 640),
    depth: row('mm', 240, 290, 360),
    height: row('mm', 280, 340, 430),
    weight: row('kg', 12.8, 23.5, 39),
  },
});
