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
  /** Whether its cause is fire or gas, or can be; the remedy in the manual begins with what to do then. */
  readonly emergency?: 'detected' | 'possible';
  /** What anyone does first: a key of the texts. */
  readonly first?: keyof FaultWords['remedies']['first'];
}

/** As displays and manuals show it. */
export function faultCode({ code }: Pick<Fault, 'code'>): string {
  return `F-${code}`;
}

/** Last segment of the path of its page, and its anchor in manuals. */
export function faultSlug(fault: Pick<Fault, 'code'>): string {
  return faultCode(fault).toLowerCase();
}

/** English desktop path of its page. */
export function faultPath(fault: Pick<Fault, 'code'>): string {
  return `/services/fault-codes/${faultSlug(fault)}`;
}

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

export type FaultWords = Words['faults'];

/**
 * What a fault looks like, what is wrong, what anyone may do, the work of qualified personnel, and both in one paragraph.
 * A fault that is an emergency may need no remedy of its own.
 */
export function faultTexts(kind: ManualKind, { id, emergency, first }: Fault, words: FaultWords) {
  const texts: Readonly<Record<string, FaultText>> = words[kind];
  const own = texts[id];
  if (!own) throw new Error(`locales/en/faults.json has no texts for the fault ${id} of ${kind}`);
  const { remedies } = words;
  const frames = [first && remedies.first[first], emergency && remedies[emergency]];
  const framed = frames.reduce<string>(
    (text, frame) => (frame ?? '{{remedy}}').replace('{{remedy}}', text),
    own.remedy ?? '',
  );
  const remedy = framed.trim();
  const work = own.work && remedies.qualified.replace('{{work}}', own.work);
  const whole = work ? remedies.both.replace('{{remedy}}', remedy).replace('{{work}}', work).trim() : remedy;
  return { sign: own.sign, cause: own.cause, remedy, work, whole };
}

export interface FaultText {
  readonly sign: string;
  readonly cause: string;
  readonly remedy?: string;
  readonly work?: string;
}

const warning = (code: number, id: string, needs?: Feature): Fault => ({
  code,
  id,
  level: 'warning',
  ...(needs && { needs }),
});
const fault = (code: number, id: string, needs?: Feature): Fault => ({
  ...warning(code, id, needs),
  level: 'fault',
});
const emergency = (sign: Fault['emergency'] & string, fault: Fault): Fault => ({ ...fault, emergency: sign });
const after = (first: Fault['first'] & string, fault: Fault): Fault => ({ ...fault, first });

/** The faults of each kind of product; their texts are in its manual. */
export const FAULTS: Readonly<Record<ManualKind, readonly Fault[]>> = {
  pack: [
    after('end', fault(101, 'cellVoltageHigh')),
    after('stop', fault(102, 'cellVoltageLow')),
    warning(103, 'cellImbalance'),
    emergency('possible', after('stop', fault(111, 'cellHot'))),
    warning(112, 'cellCold'),
    warning(113, 'heating', 'heating'),
    after('cool', warning(114, 'coolant', 'liquidCooling')),
    after('stop', fault(121, 'overcurrent')),
    after('stop', fault(122, 'precharge')),
    after('stop', fault(123, 'contactor')),
    after('stop', fault(131, 'insulation', 'highVoltage')),
    after('stop', fault(132, 'interlock', 'highVoltage')),
    after('stop', fault(141, 'vehicleMessages')),
    warning(142, 'chargerMessages'),
    after('stop', fault(143, 'safetyInput', 'safetyInput')),
  ],
  managementUnit: [
    after('stop', fault(201, 'cellLine')),
    after('off', warning(202, 'temperatureSensor')),
    after('stop', fault(203, 'currentSensor')),
    after('off', warning(204, 'supply')),
    after('stop', fault(205, 'parameters')),
    after('stop', fault(206, 'selfTest')),
    after('stop', fault(207, 'contactorOutput')),
    after('off', warning(208, 'insulationMonitor', 'isolationMonitoring')),
    after('off', warning(209, 'busMessages')),
    warning(210, 'balancing', 'balancing'),
  ],
  drive: [
    warning(301, 'windingHot'),
    warning(302, 'inverterHot'),
    after('stop', fault(303, 'voltageHigh')),
    warning(304, 'voltageLow'),
    after('stop', fault(305, 'phaseCurrent')),
    after('stop', fault(306, 'rotorPosition')),
    after('stop', fault(307, 'interlock')),
    after('cool', warning(308, 'coolant', 'liquidCooling')),
    after('stop', fault(309, 'busMessages')),
    after('stop', fault(310, 'torqueMonitor')),
    fault(311, 'discharge'),
  ],
  onboardCharger: [
    warning(401, 'inputVoltage'),
    warning(402, 'inputFrequency'),
    after('end', fault(403, 'outputVoltage')),
    fault(404, 'groundFault'),
    emergency('possible', warning(405, 'hot')),
    after('cool', warning(406, 'coolant', 'liquidCooling')),
    warning(407, 'controlPilot'),
    emergency('possible', warning(408, 'inletHot')),
    after('end', fault(409, 'busMessages')),
    after('stop', fault(410, 'lowVoltageConverter')),
    after('stop', fault(411, 'interlock')),
  ],
  station: [
    fault(501, 'gridVoltage'),
    fault(502, 'emergencyStop', 'emergencyStop'),
    fault(503, 'insulation'),
    emergency('possible', warning(504, 'connectorHot')),
    warning(505, 'powerModule'),
    warning(506, 'airFilter', 'airFilter'),
    warning(507, 'cableCooling', 'liquidCooledCable'),
    fault(508, 'meter'),
    warning(509, 'cardReader'),
    warning(510, 'backEnd'),
    fault(511, 'door'),
    warning(512, 'vehicleMessages'),
  ],
  module: [
    after('off', fault(601, 'cellVoltageHigh')),
    fault(602, 'cellVoltageLow'),
    warning(603, 'cellImbalance'),
    emergency('possible', fault(604, 'cellHot')),
    warning(605, 'cellCold'),
    after('off', warning(606, 'fan', 'forcedAir')),
    after('cool', warning(607, 'coolant', 'liquidCooling')),
    after('off', warning(608, 'address')),
    after('off', fault(609, 'busMessages')),
  ],
  storageUnit: [
    fault(701, 'gridVoltage', 'mains'),
    fault(702, 'gridFrequency', 'mains'),
    fault(703, 'insulation'),
    fault(704, 'emergencyStop', 'emergencyStop'),
    emergency('detected', fault(705, 'gasAlarm', 'gasDetection')),
    emergency('detected', fault(706, 'smokeAlarm', 'smokeDetector')),
    emergency('detected', fault(707, 'extinguishing', 'extinguishing')),
    after('cool', warning(708, 'coolant', 'liquidCooling')),
    warning(709, 'airFilter', 'airFilter'),
    after('off', fault(710, 'moduleMessages')),
    warning(711, 'stringOff', 'strings'),
    warning(712, 'overload'),
    warning(713, 'door'),
    fault(714, 'auxiliarySupply'),
    warning(715, 'cellCold', 'heating'),
    fault(716, 'extinguishingFault', 'extinguishing'),
  ],
  homeStorage: [
    fault(801, 'gridVoltage'),
    fault(802, 'gridFrequency'),
    fault(803, 'solarInsulation', 'solar'),
    fault(804, 'solarVoltage', 'solar'),
    fault(805, 'moduleMessages'),
    warning(806, 'cellCold'),
    emergency('possible', warning(807, 'hot')),
    warning(808, 'overload', 'backup'),
    warning(809, 'meter'),
    warning(810, 'network', 'radio'),
    emergency('possible', fault(811, 'batteryProtection')),
    fault(812, 'inverter'),
  ],
  portable: [
    fault(901, 'overload'),
    fault(902, 'residualCurrent', 'residualCurrentDevice'),
    warning(903, 'cellCold'),
    emergency('possible', warning(904, 'hot')),
    warning(905, 'fan', 'forcedAir'),
    fault(906, 'solarVoltage', 'solar'),
    emergency('possible', fault(907, 'batteryProtection')),
    fault(908, 'inverter'),
  ],
  platform: [
    warning(951, 'uplink'),
    warning(952, 'device'),
    warning(953, 'storage'),
    warning(954, 'clock'),
    fault(955, 'certificate'),
    warning(956, 'limit'),
    warning(957, 'firmware'),
  ],
};

export const FAULT_KINDS = Object.keys(FAULTS) as readonly ManualKind[];
