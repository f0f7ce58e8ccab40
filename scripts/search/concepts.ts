import {
  productPath,
  solutionPath,
  solutions,
  systemPath,
  type SolutionId,
} from '../../src/catalog/catalog.ts';
import type { Role } from '../../src/search/languageIndex.ts';

const CONTACT = '/about-us/contact-us';
const SALES = `${CONTACT}#department-sales`;
const SERVICE = '/services/after-sales-service';
export const EMERGENCY = `${CONTACT}#emergency`;
export const FAULT_CODES = '/services/fault-codes';

function solution(id: SolutionId): string {
  const own = solutions.find(({ name }) => name === id);
  if (!own) throw new Error(`Unknown solution ${id}`);
  return solutionPath(own);
}

function faults(...numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => `${FAULT_CODES}/f-${number}`);
}

/**
 * What customers have their own words for, and where these lead: English desktop paths, the best first. The words are in
 * `locales/{language}/search/words.json`, the site's own word first.
 */
export const CONCEPTS = {
  urgent: {
    emergency: [EMERGENCY],
    recall: ['/news/10'],
  },
  task: {
    faultCode: [FAULT_CODES, SERVICE],
    repair: [SERVICE],
    warranty: [SERVICE],
    spareParts: [`${CONTACT}#department-parts`, SERVICE],
    hotline: [`${CONTACT}#department-hotline`, SERVICE],
    partner: ['/services/join', '/about-us/corporation-partner', '/twoPage/jion'],
    training: ['/services/join', '/news/20'],
    registration: ['/twoPage/open'],
    careers: [`${CONTACT}#department-careers`],
    press: [`${CONTACT}#department-press`, '/about-us/press', '/news'],
    pressKit: ['/about-us/press', `${CONTACT}#department-press`],
    recycling: ['/about-us/sustainable-development', '/news/18'],
    carbon: ['/about-us/carbon-footprint'],
    privacy: ['/privacy', `${CONTACT}#department-privacy`],
    legal: ['/legal'],
    apprenticeship: ['/news/11', `${CONTACT}#department-careers`],
    orderStatus: [`${CONTACT}#department-parts`, SALES],
    supplier: [`${CONTACT}#department-purchasing`],
    transport: ['/services', '/about-us/download'],
    batteryPassport: ['/about-us/sustainable-development'],
    visit: ['/'],
    vulnerability: ['/services/security'],
    storing: [SERVICE],
    references: ['/about-us/corporation-partner'],
    sustainability: ['/about-us/sustainable-development', '/news/8'],
  },
  symptom: {
    darkScreen: faults(501, 511, 812, 907),
    insulation: faults(131, 208, 703),
    noFeedIn: faults(801, 802),
    cardReader: faults(509),
    imbalance: [...faults(210), solution('battery-management-system')],
    weakDrive: faults(301, 304, 308, 310),
    slowCharging: faults(401, 112, 512, 605),
    noData: faults(810, 951, 952, 510),
  },
  thing: {
    leadAcid: [productPath('forklift'), '/news/4'],
    management: [productPath('electron'), solution('battery-management-system')],
    drive: [productPath('electric'), solution('solution-drive-electric')],
    charger: [productPath('super'), solution('ev-charger'), systemPath('charging-system')],
    onboardCharger: [productPath('charger'), solution('obc')],
    connector: [productPath('super')],
    bidirectional: [productPath('charger'), productPath('household')],
    module: [productPath('parts'), solution('energy-storage-parts')],
    cabinet: [productPath('cabinet'), solution('cabinet-energy-storage')],
    container: [productPath('container'), solution('containerized-energy-storage')],
    household: [productPath('household'), solution('residential-energy-storage')],
    backup: [productPath('household'), productPath('cabinet'), productPath('portable')],
    portable: [productPath('portable'), solution('portable-power-station')],
    platform: [productPath('cloud'), solution('intelligent-energy-management-platform')],
    inverter: [productPath('household'), productPath('cabinet')],
    peakShaving: [solution('cabinet-energy-storage'), productPath('cabinet')],
    calculator: [solution('battery-pack'), solution('ev-charger'), solution('cabinet-energy-storage')],
    chargerCalculator: [solution('ev-charger'), productPath('super')],
    retrofit: ['/news/21', productPath('electric')],
    firmware: ['/technical-strength', solution('battery-management-system'), `${CONTACT}#department-hotline`],
  },
  vehicle: {
    forklift: [productPath('forklift')],
    agv: [productPath('agv')],
    'e-bus': [productPath('e-bus')],
    marine: [productPath('marine')],
    'light-truck': [productPath('light-truck')],
    'construction-machine': [productPath('construction-machine')],
  },
  general: {
    battery: [solution('battery-pack'), systemPath('battery-system'), productPath('battery')],
    storage: [
      systemPath('energy-storage-system'),
      productPath('cabinet'),
      productPath('container'),
      productPath('household'),
    ],
    solar: [productPath('household'), solution('residential-energy-storage')],
    chemistry: ['/technical-strength', '/news/3'],
    catalog: ['/about-us/download'],
    dataSheet: ['/about-us/download'],
    manual: ['/about-us/download'],
    declaration: ['/about-us/download'],
    firm: ['/about-us/company-profile', '/about-us'],
    testing: ['/technical-strength'],
  },
  aside: {
    price: [SALES],
    delivery: [SALES],
    comparison: ['/solutions/detail'],
    contact: [CONTACT],
  },
} as const satisfies Record<Role, Readonly<Record<string, readonly string[]>>>;
