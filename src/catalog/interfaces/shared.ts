import { message } from './message.ts';
import { measured, percent, temperature, upTo } from './quantity.ts';

export const cellTemperatures = [
  temperature('CellTemperatureMinimum', 'Lowest cell temperature'),
  temperature('CellTemperatureMaximum', 'Highest cell temperature'),
];

export const coolantTemperature = temperature('CoolantTemperature', 'Coolant temperature at the inlet', {
  needs: 'liquidCooling',
});

/** Of everything that stores energy. */
export const energy = message('Energy', 'Energy and aging', 1000, [
  percent('StateOfHealth', 'Full capacity as a share of the rated capacity'),
  measured('EnergyRemaining', 'Energy left above the discharge limit', [0.1, 'kWh'], upTo('energy')),
  measured('EnergyFull', 'Energy when fully charged', [0.1, 'kWh'], upTo('energy')),
  measured('FullCycles', 'Throughput in full cycles', [1, 'cycles'], upTo('cycleLife')),
]);
