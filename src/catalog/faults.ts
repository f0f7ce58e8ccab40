import type { Words } from '../model/words.ts';
import { familyOf, PRODUCT_IDS, type ProductId } from './catalog.ts';
import type { Family, ManualKind } from './family.ts';
import { hasFeature, type Feature } from './features.ts';

/** A fault that a product reports on its display, its bus and in its log. */
export interface Fault {
  /** Unique among all products; shown as `F-101`. */
  readonly code: number;
  /** Key of its texts in the manual. */
  readonly id: string;
  /** A warning limits the power; a fault switches off. */
  readonly level: 'warning' | 'fault';
  /** Reported only by models with this feature. */
  readonly needs?: Feature;
  /** What anyone does before the remedy, in this order: keys of the texts. */
  readonly first: readonly (keyof FaultWords['remedies']['first'])[];
  /** The work needs power, is at cells, or is itself how to de-energize; or it is for personnel trained by us. */
  readonly work?: 'live' | 'trained';
}

/** Whether its cause is fire or gas, or can be. */
export const isEmergency = ({ first }: Pick<Fault, 'first'>) =>
  first.includes('detected') || first.includes('possible');

/** As displays and manuals show it. */
export const faultCode = ({ code }: Pick<Fault, 'code'>) => `F-${code}`;

/** Last segment of the path of its page, and its anchor in manuals. */
export const faultSlug = (fault: Pick<Fault, 'code'>) => faultCode(fault).toLowerCase();

/** English desktop path of its page. */
export const faultPath = (fault: Pick<Fault, 'code'>) => `/services/fault-codes/${faultSlug(fault)}`;

export function productsThatReport(kind: ManualKind, fault: Fault): readonly ProductId[] {
  return PRODUCT_IDS.filter((id) => familyOf(id).manual === kind && faultsOf(familyOf(id)).includes(fault));
}

/** The faults that a product reports, in the order of its manual. */
export function faultsOf(family: Family): readonly Fault[] {
  const reported = FAULTS[family.manual].filter(
    ({ needs }) => needs === undefined || hasFeature(family, needs),
  );
  return (['warning', 'fault'] as const).flatMap((level) =>
    reported.filter((fault) => fault.level === level),
  );
}

type FaultWords = Words['faults'];
/** The words of pages that texts of faults consist of. */
export type PageWords = Pick<Words, 'faults' | 'frame'>;

/** What a pack or a drive is built into; undefined if the texts must suit all. */
export function vehicleOf(family: Family): keyof FaultWords['remedies']['vehicles'] | undefined {
  if (hasFeature(family, 'ship')) return 'ship';
  if (hasFeature(family, 'chargingContacts')) return 'driverless';
  return family.manual === 'pack' || family.manual === 'drive' ? 'road' : undefined;
}

const CHAPTER = /\{\{chapters\.(safety|emergency|limits)\}\}/gu;

/**
 * What a fault looks like, what is wrong, what anyone does, the work of qualified personnel, and both in one paragraph.
 *
 * @param vehicle undefined if the texts must suit all
 */
export function faultTexts(
  kind: ManualKind,
  { id, first, work: by }: Fault,
  { faults: words, frame }: PageWords,
  vehicle?: ReturnType<typeof vehicleOf>,
) {
  const texts: Readonly<Record<string, FaultText>> = words[kind];
  const own = texts[id];
  if (!own) throw new Error(`locales/en/faults.json has no texts for the fault ${id} of ${kind}`);
  const { first: general, vehicles, work: conditions } = words.remedies;
  const openings = { ...general, ...(vehicle && vehicles[vehicle]) };
  // Nobody approaches a driverless vehicle before looking for smoke.
  const order =
    vehicle === 'driverless'
      ? first.toSorted((a, b) => Number(b === 'possible') - Number(a === 'possible'))
      : first;
  const join = (...parts: readonly (string | undefined)[]) =>
    parts
      .filter(Boolean)
      .join(frame.sentenceSpace)
      .replace(CHAPTER, (_, key: keyof FaultWords['chapters']) => words.chapters[key]);
  const remedy = join(...order.map((key) => openings[key]), own.remedy);
  const work = own.work && join(conditions[by ?? 'isolated'], own.work);
  return { sign: own.sign, cause: own.cause, remedy, work, whole: join(remedy, work) };
}

export interface FaultText {
  readonly sign: string;
  readonly cause: string;
  readonly remedy?: string;
  readonly work?: string;
}

type Options = Partial<Pick<Fault, 'needs' | 'first' | 'work'>>;

const warning = (code: number, id: string, options: Options = {}): Fault => ({
  code,
  id,
  level: 'warning',
  first: [],
  ...options,
});
const fault = (code: number, id: string, options: Options = {}): Fault => ({
  ...warning(code, id, options),
  level: 'fault',
});

/** The faults of each kind of product; their texts are in its manual. */
export const FAULTS: Readonly<Record<ManualKind, readonly Fault[]>> = {
  pack: [
    fault(101, 'cellVoltageHigh', { first: ['possible', 'end'], work: 'live' }),
    fault(102, 'cellVoltageLow', { first: ['stop', 'possible', 'switchOff'] }),
    warning(103, 'cellImbalance'),
    fault(111, 'cellHot', { first: ['stop', 'possible', 'switchOff'] }),
    warning(112, 'cellCold'),
    warning(113, 'heating', { needs: 'heating' }),
    warning(114, 'coolant', { needs: 'liquidCooling', first: ['park', 'cool'] }),
    fault(121, 'overcurrent', { first: ['stop', 'possible', 'switchOff'] }),
    fault(122, 'precharge', { first: ['switchOff'] }),
    fault(123, 'contactor', { first: ['stop', 'switchOff'], work: 'trained' }),
    fault(131, 'insulation', { needs: 'highVoltage', first: ['switchOff'] }),
    fault(132, 'interlock', { needs: 'highVoltage', first: ['switchOff'] }),
    fault(141, 'vehicleMessages', { first: ['switchOff'] }),
    fault(142, 'chargerMessages', { work: 'live' }),
    fault(143, 'safetyInput', { needs: 'safetyInput', first: ['stop'] }),
  ],
  managementUnit: [
    fault(201, 'cellLine', { first: ['stop', 'switchOff'] }),
    warning(202, 'temperatureSensor', { first: ['park'] }),
    fault(203, 'currentSensor', { first: ['stop', 'switchOff'] }),
    warning(204, 'supply', { first: ['park'] }),
    fault(205, 'parameters', { first: ['switchOff'], work: 'live' }),
    fault(206, 'selfTest', { first: ['stop', 'switchOff'] }),
    fault(207, 'contactorOutput', { first: ['stop', 'switchOff'] }),
    warning(208, 'insulationMonitor', { needs: 'isolationMonitoring', first: ['park'] }),
    warning(209, 'busMessages', { first: ['park'] }),
    warning(210, 'balancing', { needs: 'balancing', work: 'live' }),
  ],
  drive: [
    warning(301, 'windingHot'),
    warning(302, 'inverterHot'),
    fault(303, 'voltageHigh', { first: ['brake'], work: 'live' }),
    warning(304, 'voltageLow'),
    fault(305, 'phaseCurrent', { first: ['brake'] }),
    fault(306, 'rotorPosition', { first: ['brake'] }),
    fault(307, 'interlock', { first: ['brake'] }),
    warning(308, 'coolant', { needs: 'liquidCooling', first: ['park', 'cool'] }),
    fault(309, 'busMessages', { first: ['brake'] }),
    fault(310, 'torqueMonitor', { first: ['brake'], work: 'live' }),
    fault(311, 'discharge', { work: 'live' }),
  ],
  onboardCharger: [
    warning(401, 'inputVoltage', { work: 'live' }),
    fault(402, 'inputFrequency'),
    fault(403, 'outputVoltage'),
    fault(404, 'groundFault'),
    warning(405, 'hot', { first: ['possible'] }),
    warning(406, 'coolant', { needs: 'liquidCooling', first: ['off', 'cool'] }),
    fault(407, 'controlPilot'),
    warning(408, 'inletHot', { first: ['possible'] }),
    fault(409, 'busMessages', { first: ['end'] }),
    fault(410, 'lowVoltageConverter'),
    fault(411, 'interlock', { first: ['stop', 'switchOff'] }),
  ],
  station: [
    fault(501, 'gridVoltage', { work: 'live' }),
    fault(502, 'emergencyStop', { needs: 'emergencyStop', first: ['possible'] }),
    fault(503, 'insulation'),
    warning(504, 'connectorHot', { first: ['possible'] }),
    warning(505, 'powerModule'),
    warning(506, 'airFilter', { needs: 'airFilter' }),
    warning(507, 'cableCooling', { needs: 'liquidCooledCable' }),
    fault(508, 'meter'),
    warning(509, 'cardReader'),
    warning(510, 'backEnd'),
    fault(511, 'door'),
    fault(512, 'vehicleMessages'),
  ],
  module: [
    fault(601, 'cellVoltageHigh', { first: ['possible', 'keepOff'], work: 'live' }),
    fault(602, 'cellVoltageLow', { first: ['possible'] }),
    warning(603, 'cellImbalance'),
    fault(604, 'cellHot', { first: ['possible', 'keepOff'] }),
    warning(605, 'cellCold'),
    warning(606, 'fan', { needs: 'forcedAir', first: ['off'] }),
    warning(607, 'coolant', { needs: 'liquidCooling', first: ['off', 'cool'] }),
    warning(608, 'address', { first: ['off'] }),
    fault(609, 'busMessages', { first: ['keepOff'] }),
  ],
  storageUnit: [
    fault(701, 'gridVoltage', { needs: 'mains' }),
    fault(702, 'gridFrequency', { needs: 'mains' }),
    fault(703, 'insulation', { first: ['keepOff'] }),
    fault(704, 'emergencyStop', { needs: 'emergencyStop', first: ['possible'] }),
    fault(705, 'gasAlarm', { needs: 'gasDetection', first: ['detected'] }),
    fault(706, 'smokeAlarm', { needs: 'smokeDetector', first: ['detected'] }),
    fault(707, 'extinguishing', { needs: 'extinguishing', first: ['detected'] }),
    warning(708, 'coolant', { needs: 'liquidCooling', first: ['off', 'cool'] }),
    warning(709, 'airFilter', { needs: 'airFilter' }),
    fault(710, 'moduleMessages', { first: ['possible', 'keepOff'], work: 'trained' }),
    warning(711, 'stringOff', { needs: 'strings', first: ['possible'] }),
    warning(712, 'overload'),
    warning(713, 'door'),
    fault(714, 'auxiliarySupply', { first: ['possible'] }),
    warning(715, 'cellCold', { needs: 'heating' }),
    fault(716, 'extinguishingFault', { needs: 'extinguishing' }),
  ],
  homeStorage: [
    fault(801, 'gridVoltage'),
    fault(802, 'gridFrequency'),
    fault(803, 'solarInsulation', { needs: 'solar' }),
    fault(804, 'solarVoltage', { needs: 'solar', first: ['possible'] }),
    fault(805, 'moduleMessages', { first: ['possible'] }),
    warning(806, 'cellCold'),
    warning(807, 'hot', { first: ['possible'] }),
    warning(808, 'overload', { needs: 'backup' }),
    warning(809, 'meter'),
    warning(810, 'network', { needs: 'radio' }),
    fault(811, 'batteryProtection', { first: ['possible'] }),
    fault(812, 'inverter', { first: ['possible'] }),
  ],
  portable: [
    fault(901, 'overload'),
    fault(902, 'residualCurrent', { needs: 'residualCurrentDevice' }),
    warning(903, 'cellCold'),
    warning(904, 'hot', { first: ['possible'] }),
    warning(905, 'fan', { needs: 'forcedAir' }),
    fault(906, 'solarVoltage', { needs: 'solar' }),
    fault(907, 'batteryProtection', { first: ['possible'] }),
    fault(908, 'inverter', { first: ['possible'] }),
  ],
  platform: [
    warning(951, 'uplink'),
    warning(952, 'device'),
    warning(953, 'storage'),
    warning(954, 'clock'),
    warning(955, 'certificate'),
    warning(956, 'limit'),
    warning(957, 'firmware'),
  ],
};

export const FAULT_KINDS = Object.keys(FAULTS) as readonly ManualKind[];
