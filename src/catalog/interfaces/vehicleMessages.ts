import { command, message, type MessageDeclaration } from './message.ts';
import {
  both,
  coolantTemperature,
  faultCodes,
  flag,
  heartbeat,
  measured,
  operatingState,
  requestedState,
  temperature,
  upTo,
} from './quantity.ts';

const torque = both('peakTorque');
const speed = both('maximumSpeed');

export const driveMessages: readonly MessageDeclaration[] = [
  message('Motion', 'State, torque and speed', 10, [
    operatingState('Ready', 'Torque control', 'Discharging link'),
    flag('InterlockClosed', 'The interlock loop is closed'),
    heartbeat,
    measured('Torque', 'Torque at the motor shaft; negative: regenerating', [0.5, 'Nm'], torque),
    measured('Speed', 'Speed of the motor shaft', [1, 'rpm'], speed),
  ]),
  message('Electrical', 'Electrical values', 20, [
    measured('DcVoltage', 'Voltage of the DC link', [0.1, 'V'], upTo('dcVoltage')),
    measured('PhaseCurrent', 'Phase current, RMS', [0.1, 'A'], upTo('phaseCurrent')),
    measured(
      'DcPower',
      'Power drawn from the battery; negative: regenerating',
      [0.1, 'kW'],
      both('peakPower'),
    ),
  ]),
  message('Limits', 'Available torque and faults', 100, [
    measured('MotoringTorqueLimit', 'Available motoring torque', [0.5, 'Nm'], upTo('peakTorque')),
    measured('RegeneratingTorqueLimit', 'Available regenerating torque', [0.5, 'Nm'], upTo('peakTorque')),
    ...faultCodes,
  ]),
  message('Temperatures', 'Temperatures', 500, [
    temperature('WindingTemperature', 'Highest temperature of the windings'),
    temperature('InverterTemperature', 'Highest temperature of the power semiconductors'),
    coolantTemperature,
  ]),
  command('Request of the vehicle; its heartbeat must not stop', 10, [
    requestedState('Off', 'Ready', 'Torque control', 'Discharge link', 'Reset fault'),
    heartbeat,
    measured('RequestedTorque', 'Wanted torque at the motor shaft', [0.5, 'Nm'], torque),
    measured('SpeedLimit', 'Highest permitted speed', [1, 'rpm'], upTo('maximumSpeed')),
  ]),
];

const gridCurrent = both('inputCurrent');

export const onboardChargerMessages: readonly MessageDeclaration[] = [
  message('Status', 'State and faults', 100, [
    operatingState('Plugged in', 'Charging', 'Feeding back'),
    flag('PlugLocked', 'The charging plug is locked'),
    heartbeat,
    ...faultCodes,
  ]),
  message('Grid', 'Values at the grid', 100, [
    measured('GridVoltage', 'Grid voltage, RMS', [0.1, 'V'], upTo('inputVoltage')),
    measured('GridCurrent', 'Current per phase, RMS; negative: feeding back', [0.1, 'A'], gridCurrent),
    measured('GridFrequency', 'Grid frequency', [0.01, 'Hz'], upTo('gridFrequency')),
    measured(
      'GridPower',
      'Power drawn from the grid; negative: feeding back',
      [0.1, 'kW'],
      both('inputPower'),
    ),
  ]),
  message('Output', 'Values at the battery and at the low-voltage network', 100, [
    measured('OutputVoltage', 'Voltage at the battery', [0.1, 'V'], upTo('outputVoltage')),
    measured(
      'OutputCurrent',
      'Current into the battery; negative: feeding back',
      [0.1, 'A'],
      both('outputCurrent'),
    ),
    measured('LowVoltage', 'Voltage of the low-voltage network', [0.1, 'V'], upTo('auxiliaryVoltage')),
    measured('LowVoltagePower', 'Power of the DC/DC converter', [0.1, 'kW'], upTo('auxiliaryPower')),
  ]),
  message('Temperatures', 'Temperatures', 1000, [
    temperature('ConverterTemperature', 'Highest temperature of the power semiconductors'),
    temperature('InletTemperature', 'Temperature of the charging inlet'),
    coolantTemperature,
  ]),
  command('Request of the vehicle; its heartbeat must not stop', 100, [
    requestedState('Off', 'Charge', 'Feed back', 'Reset fault'),
    heartbeat,
    measured(
      'RequestedVoltage',
      'Highest permitted voltage at the battery',
      [0.1, 'V'],
      upTo('outputVoltage'),
    ),
    measured('RequestedCurrent', 'Wanted current into the battery', [0.1, 'A'], both('outputCurrent')),
    measured('GridCurrentLimit', 'Highest permitted current per phase', [0.1, 'A'], upTo('inputCurrent')),
  ]),
];
