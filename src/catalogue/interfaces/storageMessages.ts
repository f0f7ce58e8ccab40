import type { MessageDeclaration } from './message.ts';
import {
  both,
  faultCodes,
  flag,
  heartbeat,
  measured,
  percent,
  state,
  temperature,
  upTo,
} from './quantity.ts';
import { cellTemperatures, coolantTemperature, energy } from './shared.ts';

const power = both('ratedPower');

const limits: MessageDeclaration = {
  name: 'Limits',
  text: 'What the battery permits at this moment',
  period: 1000,
  quantities: [
    measured('DischargePowerLimit', 'Available discharge power', [0.1, 'kW'], upTo('ratedPower')),
    measured('ChargePowerLimit', 'Available charge power', [0.1, 'kW'], upTo('chargePower', 'ratedPower')),
  ],
};

/** Values at the grid terminals; a container without inverter has none. */
const grid = [
  measured('GridVoltage', 'Grid voltage, RMS', [0.1, 'V'], upTo('gridVoltage')),
  measured('GridFrequency', 'Grid frequency', [0.01, 'Hz'], upTo('gridFrequency')),
];

/** Cabinets and containers. */
export const storageUnitMessages: readonly MessageDeclaration[] = [
  {
    name: 'Status',
    text: 'State and faults',
    period: 200,
    quantities: [
      state(
        'State',
        'Operating state',
        'Initializing',
        'Standby',
        'Starting',
        'Operation',
        'Stopping',
        'Fault',
        'Service mode',
      ),
      flag('IslandOperation', 'The unit supplies an island', { needs: 'islandOperation' }),
      flag('FireAlarm', 'The fire protection has detected gas or smoke', { needs: 'gasDetection' }),
      percent('StateOfCharge', 'Charge as a share of the usable energy'),
      heartbeat,
      ...faultCodes,
    ],
  },
  {
    name: 'Terminals',
    text: 'Power and grid; positive: discharging',
    period: 200,
    quantities: [
      measured('Power', 'Power at the terminals', [0.1, 'kW'], power),
      measured('ReactivePower', 'Reactive power', [0.1, 'kvar'], power, { needs: 'mains' }),
      ...grid,
    ],
  },
  limits,
  {
    name: 'Battery',
    text: 'Voltage and temperatures of the battery',
    period: 1000,
    quantities: [
      measured('BatteryVoltage', 'Voltage of the battery', [0.1, 'V'], upTo('voltageRange')),
      ...cellTemperatures,
      temperature('CabinetTemperature', 'Air temperature inside'),
      coolantTemperature,
    ],
  },
  energy,
  {
    name: 'Command',
    text: 'Request of the controller; its heartbeat must not stop',
    period: 1000,
    isCommand: true,
    quantities: [
      state('RequestedState', 'Wanted state', 'Standby', 'Operation', 'Reset fault'),
      heartbeat,
      measured('PowerSetpoint', 'Wanted power at the terminals', [0.1, 'kW'], power),
      measured('ReactivePowerSetpoint', 'Wanted reactive power', [0.1, 'kvar'], power, { needs: 'mains' }),
    ],
  },
];

export const homeStorageMessages: readonly MessageDeclaration[] = [
  {
    name: 'Status',
    text: 'State and faults',
    period: 1000,
    quantities: [
      state(
        'State',
        'Operating state',
        'Initializing',
        'Standby',
        'Operation',
        'Backup supply',
        'Fault',
        'Service mode',
      ),
      percent('StateOfCharge', 'Charge as a share of the usable energy'),
      heartbeat,
      ...faultCodes,
    ],
  },
  {
    name: 'Power',
    text: 'Power and grid',
    period: 1000,
    quantities: [
      measured('BatteryPower', 'Power of the battery; positive: discharging', [0.01, 'kW'], power),
      measured('SolarPower', 'Power of the solar generator', [0.01, 'kW'], upTo('solarPower')),
      measured(
        'OutputPower',
        'Power at the AC terminals; positive: to the house',
        [0.01, 'kW'],
        both('surgePower'),
      ),
      ...grid,
    ],
  },
  limits,
  {
    name: 'Battery',
    text: 'Voltage and temperatures of the battery',
    period: 1000,
    quantities: [
      measured('BatteryVoltage', 'Voltage of the battery', [0.1, 'V'], upTo('nominalVoltage')),
      ...cellTemperatures,
      temperature('InverterTemperature', 'Temperature of the inverter'),
    ],
  },
  energy,
  {
    name: 'Command',
    text: 'Request of the energy manager; without its heartbeat the unit decides alone',
    period: 1000,
    isCommand: true,
    quantities: [
      state('RequestedState', 'Wanted state', 'Automatic', 'Setpoint', 'Standby', 'Reset fault'),
      heartbeat,
      measured('BatteryPowerSetpoint', 'Wanted power of the battery', [0.01, 'kW'], power),
      measured('GridPowerLimit', 'Highest power drawn from the grid', [0.01, 'kW'], upTo('surgePower')),
    ],
  },
];
