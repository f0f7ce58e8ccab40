import { code, type Unit, type Value } from '../../../src/model/value.ts';
import type { ManualKind } from '../../../src/catalog/family.ts';
import { figures } from '../../../src/figures.ts';
import { isTimeUnit } from '../../../src/locale/format.ts';
import type { TimeUnit } from '../../../src/model/renderContext.ts';
import { GERMAN_SINGLE_PHASE, RECORDS } from '../../../src/markets/markets.ts';
import type { Section, SharedTexts } from './manualWords.ts';

/** A value that only the manual states, with its unit. */
type Quantity = readonly [value: Value, unit?: Unit] | Duration;
/** Written with words, because sentences state it; tables have symbols. */
type Duration = readonly [value: number, unit: TimeUnit];

const { batteryStorage, balancing, discharge } = figures;
type Time = Readonly<{ value: number; unit: TimeUnit }>;
const duration = ({ value, unit }: Time): Duration => [value, unit];

export function isDuration(quantity: Quantity): quantity is Duration {
  return isTimeUnit(quantity[1]);
}

interface Kind {
  /** Shared texts that follow the own ones of a section. */
  readonly shared: Readonly<Partial<Record<Section, readonly SharedTexts[]>>>;
  /** Values for placeholders, by name. */
  readonly values: Readonly<Record<string, Quantity>>;
}

/** From a line to the neutral, and between the lines, of the single-phase, three-wire supply of Japanese homes. */
const [neutralVoltage, lineVoltage] = RECORDS.japan.grid.systems[0].volts;

/** Rows of the technical data that are limits, of all kinds. */
export const LIMIT_ROWS: ReadonlySet<string> = new Set(
  `voltageRange continuousCurrent peakCurrent chargeCurrent chargingTemperature chargingAmbient operatingTemperature
  parallelUnits parallelStrings weight serviceWeight systemVoltage cellChannels currentRange contactorOutputs
  supplyVoltage dcVoltage phaseCurrent maximumSpeed coolantFlow coolantTemperature gridConnection inputVoltage
  inputCurrent outputVoltage outputCurrent auxiliaryVoltage gridVoltage gridCurrent cableLength seriesModules ratedPower
  altitude solarPower solarVoltage outputPower surgePower solarChargePower sites devicesPerSite offlineBuffer
  rawRetention aggregateRetention fireReserve boundaryDistance exclusionDistance serviceClearance sideClearance
  topClearance`.split(/\s+/u),
);

/** Who does the work at these intervals, the operator with the product closed; all other is for qualified personnel. */
export const WORKERS: Readonly<Record<string, 'operator' | 'competent'>> = {
  daily: 'operator',
  weekly: 'operator',
  monthly: 'operator',
  beforeUse: 'operator',
  byLaw: 'competent',
};

const BATTERY = {
  use: ['qualified'],
  safety: ['electrical', 'damagedBattery'],
  emergency: ['batteryFire', 'burnedSystem', 'electricShock'],
  transport: ['batteryFreight', 'delivery'],
  storage: ['batteryStorage'],
  disposal: ['batteryWaste'],
} as const;
const ELECTRONICS = {
  use: ['qualified'],
  safety: ['electrical', 'damagedElectronics'],
  emergency: ['electricShock', 'electronicsFire'],
  transport: ['delivery'],
  storage: ['electronicsStorage'],
  disposal: ['electronicsWaste'],
} as const;
const COMPONENT = { ...ELECTRONICS, disposal: ['componentWaste'] } as const;
const VEHICLE_WORK = { use: ['qualified', 'vehicleWork'] } as const;
const IN_VEHICLE = {
  ...COMPONENT,
  ...VEHICLE_WORK,
  emergency: ['servicePlug', 'highVoltage', ...ELECTRONICS.emergency],
} as const;
const RADIO = { use: ['radio'], scope: ['radioPapers'] } as const;

const CELLS = {
  rinseTime: [15, 'minute'],
  fireDistance: [5, 'm'],
  observationTime: [48, 'hour'],
  storageTemperature: [batteryStorage.temperature.value, batteryStorage.temperature.unit],
  storageCharge: [batteryStorage.charge.value, batteryStorage.charge.unit],
  storageCheck: duration(batteryStorage.check),
  storageMinimum: [20, '%'],
  wasteCharge: [30, '%'],
  cellSpread: [20, 'mV'],
  serviceHealth: [80, '%'],
} as const;
const WIRING = { bonding: [0.1, 'Ω'], insulation: [500, 'Ω/V'], busTermination: [120, 'Ω'] } as const;
const CIRCUIT = {
  leakPressure: [1.5, 'bar'],
  leakTime: [10, 'minute'],
  /** Freezing point of equal parts of water and ethylene glycol, and the share of glycol for lower temperatures. */
  frost: [-37, '°C'],
  strongGlycol: [60, '%'],
} as const;
/** Largest angle of a sling from the vertical, in degrees. */
export const SLING_ANGLE = 45;
const LIFTING = { slingAngle: [code(`${SLING_ANGLE}°`)] } as const;
const DRY = { storageTemperature: [[-40, 70], '°C'], storageCheck: duration(batteryStorage.check) } as const;
const BALANCING = { balancingTime: duration(balancing) } as const;
/** Voltages of a vehicle that may be touched (ISO 6469-3). */
const TOUCH = { touchVoltage: [60, 'V'], touchVoltageAc: [30, 'V'] } as const;

export const KINDS: Readonly<Record<ManualKind, Kind>> = {
  pack: {
    shared: {
      ...BATTERY,
      ...VEHICLE_WORK,
      emergency: ['batteryFire', 'burnedPack', 'burnedShip', 'servicePlug', 'electricShock'],
    },
    values: {
      ...CELLS,
      ...BALANCING,
      ...WIRING,
      ...CIRCUIT,
      ...LIFTING,
      ...TOUCH,
      lowCharge: [20, '%'],
      reducedCharge: [10, '%'],
      fullCharge: [100, '%'],
      preChargeTime: [2, 'second'],
      runIn: [15, 'minute'],
      // Without the battery (EN 1175).
      truckInsulation: [1000, 'Ω/V'],
    },
  },
  managementUnit: {
    shared: { ...COMPONENT, ...VEHICLE_WORK },
    values: { ...WIRING, ...DRY, ...BALANCING, ...TOUCH, cableDistance: [100, 'mm'] },
  },
  drive: {
    shared: IN_VEHICLE,
    values: {
      ...WIRING,
      ...CIRCUIT,
      ...DRY,
      ...TOUCH,
      // Time within which the capacitors discharge to the voltage that may be touched.
      activeDischarge: [5, 'second'],
      dischargeTime: duration(discharge),
    },
  },
  onboardCharger: {
    shared: IN_VEHICLE,
    values: {
      ...WIRING,
      ...CIRCUIT,
      ...DRY,
      ...TOUCH,
      dischargeTime: [5, 'minute'],
      dcFault: [6, 'mA'],
      singlePhaseLimit: [GERMAN_SINGLE_PHASE, 'kVA'],
    },
  },
  station: {
    shared: { ...ELECTRONICS, ...RADIO, use: ['qualified', 'radio'] },
    values: {
      ...LIFTING,
      ...DRY,
      dischargeTime: [10, 'minute'],
      tilt: [code('15°')],
      level: [3, 'mm/m'],
      doorClearance: [800, 'mm'],
      airClearance: [500, 'mm'],
      groundResistance: [10, 'Ω'],
      startTime: [3, 'minute'],
      runIn: [10, 'minute'],
    },
  },
  module: {
    shared: { ...BATTERY, emergency: ['batteryFire', 'burnedPack', 'electricShock'] },
    values: { ...CELLS, ...BALANCING, ...WIRING, ...CIRCUIT, stringSpread: [1, 'V'] },
  },
  storageUnit: {
    shared: { ...BATTERY, installation: ['backupSign'], storage: [] },
    values: {
      ...CELLS,
      ...WIRING,
      ...CIRCUIT,
      ...LIFTING,
      dischargeTime: [10, 'minute'],
      level: [3, 'mm/m'],
      preChargeTime: [5, 'second'],
      idleCharge: [50, '%'],
    },
  },
  homeStorage: {
    shared: {
      ...BATTERY,
      ...RADIO,
      installation: ['backupSign'],
      emergency: ['batteryFire', 'burnedHome', 'electricShock'],
    },
    values: {
      ...CELLS,
      dischargeTime: [10, 'minute'],
      footTravel: [30, 'mm'],
      singlePhaseLimit: [GERMAN_SINGLE_PHASE, 'kVA'],
      neutralVoltage: [neutralVoltage, 'V'],
      lineVoltage: [lineVoltage, 'V'],
      homeSolarVoltage: [RECORDS.japan.homeSolarVoltage, 'V'],
      // Class C from here on in Japan (Article 29 of the Interpretation).
      groundingVoltage: [300, 'V'],
      interfaceLimit: [RECORDS.italy.interfaceProtection, 'kW'],
    },
  },
  portable: {
    shared: { emergency: ['batteryFire', 'burnedPack', 'electricShock'] },
    values: { ...CELLS, liftAlone: [20, 'kg'], clearance: [200, 'mm'], holdTime: [2, 'second'] },
  },
  platform: {
    shared: {
      ...RADIO,
      emergency: ['electricShock'],
      transport: ['delivery'],
      disposal: ['electronicsWaste'],
    },
    values: {
      ...DRY,
      gatewaySupply: [code('24 V DC')],
      gatewayTemperature: [[-20, 60], '°C'],
      gatewayClearance: [50, 'mm'],
      startTime: [3, 'minute'],
      runIn: [10, 'minute'],
      retention: duration(figures.platformData),
    },
  },
};
