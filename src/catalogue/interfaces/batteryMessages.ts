import type { MessageDeclaration } from './message.ts';
import {
  both,
  faultCodes,
  fixed,
  flag,
  heartbeat,
  measured,
  percent,
  state,
  temperature,
  upTo,
} from './quantity.ts';
import { cellTemperatures, coolantTemperature, energy } from './shared.ts';

const packVoltage = upTo('voltageRange', 'systemVoltage');
const packCurrent = both('peakCurrent', 'currentRange', 'continuousCurrent');
const chargeCurrent = upTo('chargeCurrent', 'currentRange');
const dischargeCurrent = upTo('peakCurrent', 'currentRange', 'continuousCurrent');
const cellVoltage = fixed(0, 5000);

const measurements: MessageDeclaration = {
  name: 'Measurements',
  text: 'Voltages and current',
  period: 100,
  quantities: [
    measured('Voltage', 'Voltage of all cells in series', [0.1, 'V'], packVoltage),
    measured('Current', 'Current at the terminals; positive: discharging', [0.1, 'A'], packCurrent),
    measured('CellVoltageMinimum', 'Lowest cell voltage', [1, 'mV'], cellVoltage),
    measured('CellVoltageMaximum', 'Highest cell voltage', [1, 'mV'], cellVoltage),
  ],
};

const limits: MessageDeclaration = {
  name: 'Limits',
  text: 'What the battery permits at this moment; exceeding it causes a fault',
  period: 100,
  quantities: [
    measured('DischargeCurrentLimit', 'Permitted discharge current', [0.1, 'A'], dischargeCurrent),
    measured('ChargeCurrentLimit', 'Permitted charge current', [0.1, 'A'], chargeCurrent),
    measured('DischargeVoltageLimit', 'Voltage at which discharging must end', [0.1, 'V'], packVoltage),
    measured('ChargeVoltageLimit', 'Voltage at which charging must end', [0.1, 'V'], packVoltage),
  ],
};

/** Battery packs, and management units in batteries of other makers. */
export const packMessages: readonly MessageDeclaration[] = [
  {
    name: 'Status',
    text: 'State, permissions and faults',
    period: 100,
    quantities: [
      state(
        'State',
        'Operating state',
        'Initializing',
        'Standby',
        'Precharging',
        'Discharging permitted',
        'Charging',
        'Balancing',
        'Fault',
        'Service mode',
      ),
      flag('ContactorsClosed', 'Both main contactors are closed'),
      flag('ChargingPermitted', 'The battery accepts charge current'),
      flag('InterlockClosed', 'The interlock loop is closed', { needs: 'highVoltage' }),
      flag('HeaterOn', 'The built-in heater is on', { needs: 'heating' }),
      percent('StateOfCharge', 'Charge as a share of the full capacity'),
      heartbeat,
      ...faultCodes,
    ],
  },
  measurements,
  limits,
  {
    name: 'Temperatures',
    text: 'Temperatures and insulation',
    period: 1000,
    quantities: [
      ...cellTemperatures,
      temperature('ElectronicsTemperature', 'Temperature of the management unit'),
      coolantTemperature,
      measured('InsulationResistance', 'Lowest resistance to the housing', [1, 'kOhm'], fixed(0, 60_000), {
        needs: 'highVoltage',
      }),
    ],
  },
  energy,
  {
    name: 'Command',
    text: 'Request of the vehicle; its heartbeat must not stop',
    period: 100,
    isCommand: true,
    quantities: [
      state('RequestedState', 'Wanted state', 'Off', 'Discharge', 'Charge', 'Reset fault'),
      heartbeat,
    ],
  },
];

/** Battery modules, which a system controller reads. */
export const moduleMessages: readonly MessageDeclaration[] = [
  {
    name: 'Status',
    text: 'State and faults',
    period: 100,
    quantities: [
      state(
        'State',
        'Operating state',
        'Initializing',
        'Standby',
        'Operation',
        'Balancing',
        'Fault',
        'Service mode',
      ),
      flag('FanOn', 'The fan is on', { needs: 'forcedAir' }),
      percent('StateOfCharge', 'Charge as a share of the full capacity'),
      heartbeat,
      ...faultCodes,
    ],
  },
  measurements,
  limits,
  {
    name: 'Temperatures',
    text: 'Temperatures',
    period: 1000,
    quantities: [...cellTemperatures, coolantTemperature],
  },
  energy,
];
