import { command, energy, message, type MessageDeclaration } from './message.ts';
import {
  both,
  cellTemperatures,
  coolantTemperature,
  faultCodes,
  fixed,
  flag,
  heartbeat,
  measured,
  operatingState,
  percent,
  requestedState,
  temperature,
  upTo,
} from './quantity.ts';

const packVoltage = upTo('voltageRange', 'systemVoltage');
const packCurrent = both('peakCurrent', 'currentRange', 'continuousCurrent');
const chargeCurrent = upTo('chargeCurrent', 'currentRange');
const dischargeCurrent = upTo('peakCurrent', 'currentRange', 'continuousCurrent');
const cellVoltage = fixed(0, 5000);

const measurements = message('Measurements', 'Voltages and current', 100, [
  measured('Voltage', 'Voltage of all cells in series', [0.1, 'V'], packVoltage),
  measured('Current', 'Current at the terminals; positive: discharging', [0.1, 'A'], packCurrent),
  measured('CellVoltageMinimum', 'Lowest cell voltage', [1, 'mV'], cellVoltage),
  measured('CellVoltageMaximum', 'Highest cell voltage', [1, 'mV'], cellVoltage),
]);

const limits = message(
  'Limits',
  'What the battery permits at this moment; exceeding it causes a fault',
  100,
  [
    measured('DischargeCurrentLimit', 'Permitted discharge current', [0.1, 'A'], dischargeCurrent),
    measured('ChargeCurrentLimit', 'Permitted charge current', [0.1, 'A'], chargeCurrent),
    measured('DischargeVoltageLimit', 'Voltage at which discharging must end', [0.1, 'V'], packVoltage),
    measured('ChargeVoltageLimit', 'Voltage at which charging must end', [0.1, 'V'], packVoltage),
  ],
);

/** Battery packs, and management units in batteries of other makers. */
export const packMessages: readonly MessageDeclaration[] = [
  message('Status', 'State, permissions and faults', 100, [
    operatingState('Precharging', 'Discharging permitted', 'Charging', 'Balancing'),
    flag('ContactorsClosed', 'Both main contactors are closed'),
    flag('ChargingPermitted', 'The battery accepts charge current'),
    flag('InterlockClosed', 'The interlock loop is closed', { needs: 'highVoltage' }),
    flag('HeaterOn', 'The built-in heater is on', { needs: 'heating' }),
    percent('StateOfCharge', 'Charge as a share of the full capacity'),
    heartbeat,
    ...faultCodes,
  ]),
  measurements,
  limits,
  message('Temperatures', 'Temperatures and insulation', 1000, [
    ...cellTemperatures,
    temperature('ElectronicsTemperature', 'Temperature of the management unit'),
    coolantTemperature,
    measured('InsulationResistance', 'Lowest resistance to the housing', [1, 'kOhm'], fixed(0, 60_000), {
      needs: 'highVoltage',
    }),
  ]),
  energy,
  command('Request of the vehicle; its heartbeat must not stop', 100, [
    requestedState('Off', 'Discharge', 'Charge', 'Reset fault'),
    heartbeat,
  ]),
];

/** Battery modules, which a system controller reads. */
export const moduleMessages: readonly MessageDeclaration[] = [
  message('Status', 'State and faults', 100, [
    operatingState('Operation', 'Balancing'),
    flag('FanOn', 'The fan is on', { needs: 'forcedAir' }),
    percent('StateOfCharge', 'Charge as a share of the full capacity'),
    heartbeat,
    ...faultCodes,
  ]),
  measurements,
  limits,
  message('Temperatures', 'Temperatures', 1000, [...cellTemperatures, coolantTemperature]),
  energy,
];
