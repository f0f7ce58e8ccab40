import type { Feature } from '../../../src/catalog/features.ts';
import type { ManualKind } from '../../../src/catalog/family.ts';
import type { TextPath } from './manualWords.ts';

/** Safety functions that pages or data tables name. */
export const SAFETY_FEATURES = [
  'activeVentilation',
  'ductedVenting',
  'emergencyStop',
  'extinguishing',
  'fireReserve',
  'functionalSafety',
  'gasDetection',
  'isolationMonitoring',
  'pressureRelief',
  'residualCurrentDevice',
  'safetyInput',
  'smokeDetector',
  'waterConnection',
] as const satisfies readonly Feature[];
export type SafetyFeature = (typeof SAFETY_FEATURES)[number];

type PathIn<Kind extends ManualKind, Part extends string> = Extract<TextPath<Kind>, `${Part}.${string}`>;

/** Safety functions with parts that age even if they are never used, and must be replaced. */
export const AGING: readonly SafetyFeature[] = [
  'activeVentilation',
  'extinguishing',
  'fireReserve',
  'gasDetection',
  'smokeDetector',
];

/** The steps that keep a safety function working; `builtIn` if nothing has to be connected or set up on site. */
type Upkeep<Kind extends ManualKind> = readonly [
  connect: PathIn<Kind, 'installation'> | 'builtIn',
  test: PathIn<Kind, 'commissioning'>,
  maintain: PathIn<Kind, 'maintenance'>,
  replace?: PathIn<Kind, 'maintenance'>,
];

/** The safety functions that products of each kind can have. */
export const SAFETY_FUNCTIONS: {
  readonly [Kind in ManualKind]: Readonly<Partial<Record<SafetyFeature, Upkeep<Kind>>>>;
} = {
  pack: {
    functionalSafety: ['installation.signal', 'commissioning.shutdown', 'maintenance.yearly.shutdown'],
    safetyInput: ['installation.safetyInput', 'commissioning.safetyInput', 'maintenance.yearly.safetyInput'],
    isolationMonitoring: [
      'installation.bondingMarine',
      'commissioning.insulationMonitor',
      'maintenance.yearly.isolation',
    ],
    ductedVenting: ['installation.batteryRoom', 'commissioning.ventilation', 'maintenance.halfYearly.duct'],
  },
  managementUnit: {
    functionalSafety: ['installation.contactors', 'commissioning.shutdown', 'maintenance.yearly.shutdown'],
    isolationMonitoring: [
      'installation.isolation',
      'commissioning.insulationMonitor',
      'maintenance.yearly.isolation',
    ],
  },
  drive: {
    functionalSafety: ['installation.signals', 'commissioning.safeState', 'maintenance.yearly.safeState'],
  },
  onboardCharger: {
    functionalSafety: ['installation.bus', 'commissioning.shutdown', 'maintenance.yearly.shutdown'],
    residualCurrentDevice: ['installation.outlet', 'commissioning.outlet', 'maintenance.yearly.outlet'],
  },
  station: {
    emergencyStop: ['builtIn', 'commissioning.stop', 'maintenance.halfYearly.stop'],
  },
  module: {},
  storageUnit: {
    emergencyStop: ['installation.stop', 'commissioning.stop', 'maintenance.yearly.stop'],
    gasDetection: [
      'installation.alarm',
      'commissioning.alarms',
      'maintenance.halfYearly.alarms',
      'maintenance.tenYears.gas',
    ],
    smokeDetector: [
      'installation.alarm',
      'commissioning.alarms',
      'maintenance.halfYearly.alarms',
      'maintenance.tenYears.gas',
    ],
    activeVentilation: [
      'installation.auxiliary',
      'commissioning.alarms',
      'maintenance.halfYearly.alarms',
      'maintenance.fiveYears.fan',
    ],
    extinguishing: [
      'installation.aerosol',
      'commissioning.aerosol',
      'maintenance.yearly.aerosol',
      'maintenance.tenYears.aerosol',
    ],
    fireReserve: [
      'installation.reserve',
      'commissioning.reserve',
      'maintenance.yearly.reserve',
      'maintenance.fourYears.reserve',
    ],
    pressureRelief: ['installation.clearance', 'commissioning.relief', 'maintenance.yearly.relief'],
    waterConnection: ['installation.water', 'commissioning.water', 'maintenance.yearly.water'],
  },
  homeStorage: {},
  portable: {
    residualCurrentDevice: ['builtIn', 'commissioning.rcd', 'maintenance.beforeUse.look'],
  },
  platform: {},
};

/** Where safety functions of a storage unit report to. */
export const REPORTS_TO = {
  emergencyStop: 'control room',
  gasDetection: 'fire alarm panel',
  smokeDetector: 'fire alarm panel',
} as const satisfies Partial<Record<SafetyFeature, string>>;
