import type { Feature } from '../../../src/catalogue/features.ts';
import type { ManualKind } from '../../../src/catalogue/family.ts';
import type { TextPath } from './manualWords.ts';

/** Safety functions that pages or data tables name. */
export const SAFETY_FEATURES = [
  'activeVentilation',
  'ductedVenting',
  'emergencyStop',
  'extinguishing',
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

/** The steps of a manual that keep a safety function working. */
interface Upkeep<Kind extends ManualKind> {
  /** `builtIn` if nothing has to be connected or set up on site. */
  readonly connect: TextPath<Kind> | 'builtIn';
  readonly test: TextPath<Kind>;
  readonly maintain: TextPath<Kind>;
  /** Where it reports to, if that is not the product's own controller. */
  readonly reportsTo?: 'fireAlarmPanel' | 'controlRoom';
}

/** The safety functions that products of each kind can have. */
export const SAFETY_FUNCTIONS: {
  readonly [Kind in ManualKind]: Readonly<Partial<Record<SafetyFeature, Upkeep<Kind>>>>;
} = {
  pack: {
    functionalSafety: {
      connect: 'installation.signal',
      test: 'commissioning.shutdown',
      maintain: 'maintenance.yearly.shutdown',
    },
    safetyInput: {
      connect: 'installation.safetyInput',
      test: 'commissioning.safetyInput',
      maintain: 'maintenance.yearly.safetyInput',
    },
    isolationMonitoring: {
      connect: 'installation.bondingMarine',
      test: 'commissioning.insulationMonitor',
      maintain: 'maintenance.yearly.isolation',
    },
    ductedVenting: {
      connect: 'installation.batteryRoom',
      test: 'commissioning.ventilation',
      maintain: 'maintenance.halfYearly.duct',
    },
  },
  managementUnit: {
    functionalSafety: {
      connect: 'installation.contactors',
      test: 'commissioning.shutdown',
      maintain: 'maintenance.yearly.shutdown',
    },
    isolationMonitoring: {
      connect: 'installation.isolation',
      test: 'commissioning.insulationMonitor',
      maintain: 'maintenance.yearly.isolation',
    },
  },
  drive: {
    functionalSafety: {
      connect: 'installation.signals',
      test: 'commissioning.safeState',
      maintain: 'maintenance.yearly.safeState',
    },
  },
  onboardCharger: {
    functionalSafety: {
      connect: 'installation.bus',
      test: 'commissioning.shutdown',
      maintain: 'maintenance.yearly.shutdown',
    },
    residualCurrentDevice: {
      connect: 'installation.outlet',
      test: 'commissioning.outlet',
      maintain: 'maintenance.yearly.outlet',
    },
  },
  station: {
    emergencyStop: {
      connect: 'builtIn',
      test: 'commissioning.stop',
      maintain: 'maintenance.halfYearly.stop',
    },
  },
  module: {},
  storageUnit: {
    emergencyStop: {
      connect: 'installation.stop',
      test: 'commissioning.stop',
      maintain: 'maintenance.yearly.stop',
      reportsTo: 'controlRoom',
    },
    gasDetection: {
      connect: 'installation.alarm',
      test: 'commissioning.alarms',
      maintain: 'maintenance.halfYearly.alarms',
      reportsTo: 'fireAlarmPanel',
    },
    smokeDetector: {
      connect: 'installation.alarm',
      test: 'commissioning.alarms',
      maintain: 'maintenance.halfYearly.alarms',
      reportsTo: 'fireAlarmPanel',
    },
    activeVentilation: {
      connect: 'installation.auxiliary',
      test: 'commissioning.alarms',
      maintain: 'maintenance.halfYearly.alarms',
    },
    extinguishing: {
      connect: 'installation.aerosol',
      test: 'commissioning.aerosol',
      maintain: 'maintenance.yearly.aerosol',
    },
    pressureRelief: {
      connect: 'installation.clearance',
      test: 'commissioning.relief',
      maintain: 'maintenance.yearly.relief',
    },
    waterConnection: {
      connect: 'installation.water',
      test: 'commissioning.water',
      maintain: 'maintenance.yearly.water',
    },
  },
  homeStorage: {},
  portable: {
    residualCurrentDevice: {
      connect: 'builtIn',
      test: 'commissioning.rcd',
      maintain: 'maintenance.beforeUse.look',
    },
  },
  platform: {},
};
