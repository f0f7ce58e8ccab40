import type { MessageDeclaration } from './message.ts';
import { both, faultCodes, flag, heartbeat, measured, state, temperature, upTo } from './quantity.ts';
import { coolantTemperature } from './shared.ts';

const torque = both('peakTorque');
const speed = both('maximumSpeed');

export const driveMessages: readonly MessageDeclaration[] = [
  {
    name: 'Motion',
    text: 'State, torque and speed',
    period: 10,
    quantities: [
      state(
        'State',
        'Operating state',
        'Initializing',
        'Standby',
        'Ready',
        'Torque control',
        'Discharging link',
        'Fault',
        'Service mode',
      ),
      flag('InterlockClosed', 'The interlock loop is closed'),
      heartbeat,
      measured('Torque', 'Torque at the motor shaft; negative: regenerating', [0.5, 'Nm'], torque),
      measured('Speed', 'Speed of the motor shaft', [1, 'rpm'], speed),
    ],
  },
  {
    name: 'Electrical',
    text: 'Electrical values',
    period: 20,
    quantities: [
      measured('DcVoltage', 'Voltage of the DC link', [0.1, 'V'], upTo('dcVoltage')),
      measured('PhaseCurrent', 'Phase current, RMS', [0.1, 'A'], upTo('phaseCurrent')),
      measured(
        'DcPower',
        'Power drawn from the battery; negative: regenerating',
        [0.1, 'kW'],
        both('peakPower'),
      ),
    ],
  },
  {
    name: 'Limits',
    text: 'Available torque and faults',
    period: 100,
    quantities: [
      measured('MotoringTorqueLimit', 'Available motoring torque', [0.5, 'Nm'], upTo('peakTorque')),
      measured('RegeneratingTorqueLimit', 'Available regenerating torque', [0.5, 'Nm'], upTo('peakTorque')),
      ...faultCodes,
    ],
  },
  {
    name: 'Temperatures',
    text: 'Temperatures',
    period: 500,
    quantities: [
      temperature('WindingTemperature', 'Highest temperature of the windings'),
      temperature('InverterTemperature', 'Highest temperature of the power semiconductors'),
      coolantTemperature,
    ],
  },
  {
    name: 'Command',
    text: 'Request of the vehicle; its heartbeat must not stop',
    period: 10,
    isCommand: true,
    quantities: [
      state(
        'RequestedState',
        'Wanted state',
        'Off',
        'Ready',
        'Torque control',
        'Discharge link',
        'Reset fault',
      ),
      heartbeat,
      measured('RequestedTorque', 'Wanted torque at the motor shaft', [0.5, 'Nm'], torque),
      measured('SpeedLimit', 'Highest permitted speed', [1, 'rpm'], upTo('maximumSpeed')),
    ],
  },
];

const gridCurrent = both('inputCurrent');

export const onboardChargerMessages: readonly MessageDeclaration[] = [
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
        'Plugged in',
        'Charging',
        'Feeding back',
        'Fault',
        'Service mode',
      ),
      flag('PlugLocked', 'The charging plug is locked'),
      heartbeat,
      ...faultCodes,
    ],
  },
  {
    name: 'Grid',
    text: 'Values at the grid',
    period: 100,
    quantities: [
      measured('GridVoltage', 'Grid voltage, RMS', [0.1, 'V'], upTo('inputVoltage')),
      measured('GridCurrent', 'Current per phase, RMS; negative: feeding back', [0.1, 'A'], gridCurrent),
      measured('GridFrequency', 'Grid frequency', [0.01, 'Hz'], upTo('gridFrequency')),
      measured(
        'GridPower',
        'Power drawn from the grid; negative: feeding back',
        [0.1, 'kW'],
        both('inputPower'),
      ),
    ],
  },
  {
    name: 'Output',
    text: 'Values at the battery and at the low-voltage network',
    period: 100,
    quantities: [
      measured('OutputVoltage', 'Voltage at the battery', [0.1, 'V'], upTo('outputVoltage')),
      measured(
        'OutputCurrent',
        'Current into the battery; negative: feeding back',
        [0.1, 'A'],
        both('outputCurrent'),
      ),
      measured('LowVoltage', 'Voltage of the low-voltage network', [0.1, 'V'], upTo('auxiliaryVoltage')),
      measured('LowVoltagePower', 'Power of the DC/DC converter', [0.1, 'kW'], upTo('auxiliaryPower')),
    ],
  },
  {
    name: 'Temperatures',
    text: 'Temperatures',
    period: 1000,
    quantities: [
      temperature('ConverterTemperature', 'Highest temperature of the power semiconductors'),
      temperature('InletTemperature', 'Temperature of the charging inlet'),
      coolantTemperature,
    ],
  },
  {
    name: 'Command',
    text: 'Request of the vehicle; its heartbeat must not stop',
    period: 100,
    isCommand: true,
    quantities: [
      state('RequestedState', 'Wanted state', 'Off', 'Charge', 'Feed back', 'Reset fault'),
      heartbeat,
      measured(
        'RequestedVoltage',
        'Highest permitted voltage at the battery',
        [0.1, 'V'],
        upTo('outputVoltage'),
      ),
      measured('RequestedCurrent', 'Wanted current into the battery', [0.1, 'A'], both('outputCurrent')),
      measured('GridCurrentLimit', 'Highest permitted current per phase', [0.1, 'A'], upTo('inputCurrent')),
    ],
  },
];
