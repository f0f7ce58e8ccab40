import { command, energy, message, type MessageDeclaration } from './message.ts';
import {
  both,
  cellTemperatures,
  coolantTemperature,
  faultCodes,
  flag,
  heartbeat,
  measured,
  operatingState,
  percent,
  requestedState,
  temperature,
  upTo,
} from './quantity.ts';

const power = both('ratedPower');

const limits = message('Limits', 'What the battery permits at this moment', 1000, [
  measured('DischargePowerLimit', 'Available discharge power', [0.1, 'kW'], upTo('ratedPower')),
  measured('ChargePowerLimit', 'Available charge power', [0.1, 'kW'], upTo('chargePower', 'ratedPower')),
]);

/** Values at the grid terminals; a container without inverter has none. */
const grid = [
  measured('GridVoltage', 'Grid voltage, RMS', [0.1, 'V'], upTo('gridVoltage')),
  measured('GridFrequency', 'Grid frequency', [0.01, 'Hz'], upTo('gridFrequency')),
];

/** Cabinets and containers. */
export const storageUnitMessages: readonly MessageDeclaration[] = [
  message('Status', 'State and faults', 200, [
    operatingState('Starting', 'Operation', 'Stopping'),
    flag('IslandOperation', 'The unit supplies an island', { needs: 'islandOperation' }),
    flag('FireAlarm', 'The fire protection has detected gas or smoke', { needs: 'gasDetection' }),
    percent('StateOfCharge', 'Charge as a share of the usable energy'),
    heartbeat,
    ...faultCodes,
  ]),
  message('Terminals', 'Power and grid; positive: discharging', 200, [
    measured('Power', 'Power at the terminals', [0.1, 'kW'], power),
    measured('ReactivePower', 'Reactive power', [0.1, 'kvar'], power, { needs: 'mains' }),
    ...grid,
  ]),
  limits,
  message('Battery', 'Voltage and temperatures of the battery', 1000, [
    measured('BatteryVoltage', 'Voltage of the battery', [0.1, 'V'], upTo('voltageRange')),
    ...cellTemperatures,
    temperature('CabinetTemperature', 'Air temperature inside'),
    coolantTemperature,
  ]),
  energy,
  command('Request of the controller; its heartbeat must not stop', 1000, [
    requestedState('Standby', 'Operation', 'Reset fault'),
    heartbeat,
    measured('PowerSetpoint', 'Wanted power at the terminals', [0.1, 'kW'], power),
    measured('ReactivePowerSetpoint', 'Wanted reactive power', [0.1, 'kvar'], power, { needs: 'mains' }),
  ]),
];

export const homeStorageMessages: readonly MessageDeclaration[] = [
  message('Status', 'State and faults', 1000, [
    operatingState('Operation', 'Backup supply'),
    percent('StateOfCharge', 'Charge as a share of the usable energy'),
    heartbeat,
    ...faultCodes,
  ]),
  message('Power', 'Power and grid', 1000, [
    measured('BatteryPower', 'Power of the battery; positive: discharging', [0.01, 'kW'], power),
    measured('SolarPower', 'Power of the solar generator', [0.01, 'kW'], upTo('solarPower')),
    measured(
      'OutputPower',
      'Power at the AC terminals; positive: to the house',
      [0.01, 'kW'],
      both('surgePower'),
    ),
    ...grid,
  ]),
  limits,
  message('Battery', 'Voltage and temperatures of the battery', 1000, [
    measured('BatteryVoltage', 'Voltage of the battery', [0.1, 'V'], upTo('nominalVoltage')),
    ...cellTemperatures,
    temperature('InverterTemperature', 'Temperature of the inverter'),
  ]),
  energy,
  command('Request of the energy manager; without its heartbeat the unit decides alone', 1000, [
    requestedState('Automatic', 'Setpoint', 'Standby', 'Reset fault'),
    heartbeat,
    measured('BatteryPowerSetpoint', 'Wanted power of the battery', [0.01, 'kW'], power),
    measured('GridPowerLimit', 'Highest power drawn from the grid', [0.01, 'kW'], upTo('surgePower')),
  ]),
];
