import { everyKind, matchValue, numbersIn, type Value } from '../model/value.ts';
import type { Equipment, Family, RowKey } from './family.ts';

/** Above this DC voltage a vehicle circuit is voltage class B (ISO 6469-3). */
const HIGH_VOLTAGE = 60;

const isTrue = (value: Value) => value === true;
const exists = () => true;
/** Whether a value is one of these words or codes, or a list with one of them. */
export const names =
  (...wanted: readonly string[]) =>
  (value: Value): boolean => {
    const isWanted = (text: string) => wanted.includes(text);
    return matchValue(value, {
      ...everyKind(() => false),
      code: isWanted,
      word: isWanted,
      list: (parts) => parts.some(names(...wanted)),
    });
  };
const exceeds = (limit: number) => (value: Value) => numbersIn(value).some((number) => number > limit);

/** Features that rows tell: a model has the feature if one of the rows has a value that matches. */
const ROW_FEATURES = {
  activeBalancing: [['balancing', names('activeBalancing')]],
  activeVentilation: [['fireProtection', names('activeVentilation')]],
  backup: [['switchover', exists]],
  balancing: [['balancing', exists]],
  ballast: [['serviceWeight', exists]],
  battery: [['chemistry', exists]],
  batteryConnector: [['batteryConnector', exists]],
  bidirectional: [['bidirectional', isTrue]],
  can: [['communication', names('CAN 2.0B', 'CAN FD', 'CANopen', 'SAE J1939')]],
  canopen: [['communication', names('CANopen')]],
  cellControllers: [['architecture', names('masterAndCellControllers')]],
  chargingContacts: [['chargingContacts', exists]],
  display: [['display', isTrue]],
  ductedVenting: [['venting', exists]],
  extinguishing: [['fireProtection', names('aerosolExtinguishing')]],
  feedsIn: [['acEfficiency', exists]],
  fireReserve: [['fireReserve', exists]],
  forcedAir: [['cooling', names('forcedAir')]],
  functionalSafety: [['functionalSafety', exists]],
  gasDetection: [['fireProtection', names('gasDetection')]],
  gear: [['transmission', names('singleSpeed')]],
  heating: [['heating', isTrue]],
  highVoltage: [
    ['voltageRange', exceeds(HIGH_VOLTAGE)],
    ['nominalVoltage', exceeds(HIGH_VOLTAGE)],
    ['dcVoltage', exceeds(HIGH_VOLTAGE)],
    ['outputVoltage', exceeds(HIGH_VOLTAGE)],
    ['systemVoltage', exceeds(HIGH_VOLTAGE)],
    ['solarVoltage', exceeds(HIGH_VOLTAGE)],
  ],
  islandOperation: [['islandOperation', isTrue]],
  isolationMonitoring: [['isolationMonitoring', isTrue]],
  j1939: [['communication', names('SAE J1939')]],
  liquidCooledCable: [['cableCooling', names('liquidCooling')]],
  liquidCooling: [['cooling', names('liquidCooling')]],
  mains: [
    ['gridConnection', exists],
    ['mainsChargePower', exists],
  ],
  modbus: [
    ['communication', names('Modbus TCP')],
    ['protocols', names('Modbus TCP')],
  ],
  overTheAir: [['updates', names('overTheAir')]],
  parallel: [
    ['parallelUnits', exists],
    ['parallelStrings', exists],
  ],
  powerSharing: [['powerSharing', isTrue]],
  pressureRelief: [['fireProtection', names('pressureRelief')]],
  radio: [
    ['communication', names('wifi')],
    ['authorization', names('RFID')],
  ],
  safetyInput: [['safetyResponseTime', exists]],
  series: [['seriesModules', exists]],
  ship: [['classNotation', exists]],
  singlePhase: [['gridConnection', names('singlePhase')]],
  solar: [
    ['solarVoltage', exists],
    ['solarChargePower', exists],
  ],
  strings: [['strings', exists]],
  threePhase: [['gridConnection', names('threePhase')]],
  waterConnection: [['fireProtection', names('waterConnection')]],
  waterJets: [['protection', names('IP6K9K')]],
} as const satisfies Readonly<Record<string, readonly (readonly [RowKey, (value: Value) => boolean])[]>>;

/** Electrical requirements of industrial trucks. */
const INDUSTRIAL_TRUCKS = 'EN 1175';

export type Feature = keyof typeof ROW_FEATURES | 'industrialTruck' | Equipment;

/** The models of a family that have a feature, in model order: all, some or none. */
export function modelsWith({ models, rows, equipment, standards }: Family, feature: Feature) {
  if (feature === 'industrialTruck') return standards.includes(INDUSTRIAL_TRUCKS) ? models : [];
  const listed = equipment.find(({ part }) => part === feature)?.models ?? [];
  const tests = feature in ROW_FEATURES ? ROW_FEATURES[feature as keyof typeof ROW_FEATURES] : [];
  return models.filter(
    (name, model) =>
      listed.includes(name) ||
      tests.some(([key, matches]) =>
        rows.some(({ key: own, values }) => {
          const value = values[model];
          return own === key && value !== undefined && matches(value);
        }),
      ),
  );
}

export function hasFeature(family: Family, feature: Feature): boolean {
  return modelsWith(family, feature).length > 0;
}
