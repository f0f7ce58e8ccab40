import type words from '../../locales/en/products.json';
import type { Unit, Value } from '../model/value.ts';

type ConditionKey = keyof typeof words.conditions;

/** Conditions under which a figure applies. Their texts are in `conditions` of `locales/{language}/products.json`. */
export type Conditions = Readonly<Partial<Record<ConditionKey, Value>>>;

/** Units of the conditions that are quantities. A C-rate is a multiple of the capacity and has none. */
export const CONDITION_UNITS: Readonly<Partial<Record<ConditionKey, Unit>>> = {
  cellTemperature: '°C',
  ambientTemperature: '°C',
  coolantTemperature: '°C',
  depthOfDischarge: '%',
  stateOfCharge: '%',
  endCapacity: '%',
  load: '%',
  share: '%',
  seconds: 's',
  minutes: 'min',
  distance: 'm',
  missionTime: 'years',
  outlet: 'A',
  singlePhaseInGermany: 'kVA',
};

/** Rated energy and capacity of a new battery. */
export const RATED: Conditions = { cellTemperature: 25, cRate: 0.2, newBattery: true };
/** The cycle test that every cell type passes, also at rates above the limit of some packs. */
export const CYCLE_TEST: Conditions = {
  cellTest: true,
  cellTemperature: 25,
  cRate: 1,
  depthOfDischarge: 100,
  endCapacity: 80,
};
export const AT_25: Conditions = { cellTemperature: 25 };
export const PEAK: Conditions = { cellTemperature: 25, stateOfCharge: 50, seconds: 30 };
export const FAST_CHARGE: Conditions = { cellTemperature: 25, stateOfCharge: [20, 80] };
/** Round trip between the terminals of a battery. */
export const DC_ROUND_TRIP: Conditions = { cellTemperature: 25, load: 100, newBattery: true };
/** Round trip between the terminals of a system at the grid, cooling and control included. */
export const AC_ROUND_TRIP: Conditions = {
  ambientTemperature: 25,
  load: 100,
  newBattery: true,
  withAuxiliaries: true,
};
export const FULL_LOAD: Conditions = { load: 100 };
export const HALF_LOAD: Conditions = { load: 50 };
export const SOUND: Conditions = { distance: 1, load: 100 };
/** Assumptions of the performance level (ISO 13849-1) of the shutdown by the BMS. */
export const SAFE_SHUTDOWN: Conditions = { protectiveShutdown: true, safetyCategory: 3, missionTime: 20 };
/** Without it, a cabinet does not supply an island. */
export const TRANSFER_SWITCH: Conditions = { withTransferSwitch: true };
export const SEALED: Conditions = { connectorsMated: true };
