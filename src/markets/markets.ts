import type { Words } from '../model/words.ts';
import type { LanguageCode } from '../model/codes.ts';
import type { HubId } from './hubs.ts';

/** A supply system: the voltages of its conductors, lower ones first. */
export interface PowerSystem {
  readonly phases: 1 | 3;
  /** Without the protective conductor. */
  readonly wires: 2 | 3 | 4;
  readonly volts: readonly number[];
}

interface Grid {
  readonly systems: readonly PowerSystem[];
  readonly hertz: readonly number[];
  /** Voltage of wall outlets. */
  readonly outlet: number;
}

interface Market {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Languages of the site that are spoken there; pages in the first one name its numbers first. */
  readonly languages: readonly LanguageCode[];
  /** The hub that receives forms from there. */
  readonly hub: HubId;
  /** Number of the fire department, and the countries, or keys of `regions` in the texts, where it is valid. */
  readonly emergency: Readonly<Record<string, readonly string[]>>;
  /** Numbers of the ambulance, if they differ from those. */
  readonly ambulance?: Readonly<Record<string, readonly string[]>>;
  /** Undefined where it differs from country to country. */
  readonly grid?: Grid;
  /** Equipment for the grid needs one of these marks there. This does not say that a product has it. */
  readonly marks: readonly string[];
  /** Equipment with radio needs this mark there: a key of the texts. */
  readonly radioMark?: keyof Words['markets']['radioMarks'];
  /** Rules for generating units in the low-voltage grid. */
  readonly gridCodes: readonly string[];
  /** Total rated power, in kW, above which the inverter's own interface protection does not suffice. */
  readonly interfaceProtection?: number;
  /** What products need there besides, a key of the texts, by what they are: `grid` if they are connected to it. */
  readonly needs?: Readonly<
    Partial<Record<'grid' | 'ship' | 'stationary', keyof Words['markets']['soldIn']>>
  >;
  /** Highest DC voltage of solar modules in homes. */
  readonly homeSolarVoltage?: number;
  /** Product standards whose listing authorities there ask for, by series. This does not say that a product is listed. */
  readonly listings?: Readonly<Record<string, readonly string[]>>;
  /** Models, or prefixes of whole series. */
  readonly sold: readonly string[];
  /** Series that are sold in some of the countries only, by prefix. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Steps of manuals that are required only there, as `{kind}.{section}.{key}`. */
  readonly steps?: readonly string[];
}

const list = (text: string) => text.split(' ');

/** Direct current, or made for the customer's vehicle: no grid and no household socket decides. */
const VEHICLES = list('AV-BP AV-FL AV-AG AV-EB AV-MA AV-LT AV-CM AV-BM AV-ED AV-OC');
const STORAGE = list('AV-SM AV-CT');
const EUROPEAN = [...VEHICLES, ...STORAGE, ...list('AV-EM AV-DC AV-SC AV-HS AV-PP')];

const IEC_GRID: Grid = {
  systems: [
    { phases: 1, wires: 2, volts: [230] },
    { phases: 3, wires: 4, volts: [230, 400] },
  ],
  hertz: [50],
  outlet: 230,
};

/** Largest single-phase power in Germany without the consent of the grid operator (VDE-AR-N 4100), in kVA. */
export const GERMAN_SINGLE_PHASE = 4.6;

/** The countries of the European Economic Area but Germany, Spain, France and Italy, and Switzerland. */
const CENTRAL = list('AT BE BG CH CY CZ DK EE FI GR HR HU IE IS LI LT LU LV MT NL NO PL PT RO SE SI SK');
const GULF = list('AE BH KW OM QA SA');

/** A country of the European Union with a language of the site and its own grid code. */
const country = (code: string, language: LanguageCode, hub: HubId, gridCode: string): Market => ({
  countries: [code],
  languages: [language],
  hub,
  emergency: { 112: [code] },
  grid: IEC_GRID,
  marks: ['CE'],
  gridCodes: [gridCode],
  sold: EUROPEAN,
});

/** One record per market: all that pages, forms, documents and structured data say of a country comes from here. */
export const RECORDS = {
  germany: {
    ...country('DE', 'de', 'berlin', 'VDE-AR-N 4105'),
    steps: [
      'homeStorage.commissioning.control',
      'homeStorage.commissioning.singlePhase',
      'onboardCharger.operation.singleLimit',
      'pack.vehicleWork.persons',
      'managementUnit.vehicleWork.persons',
      'drive.vehicleWork.persons',
      'onboardCharger.vehicleWork.persons',
    ],
  },
  europe: {
    countries: CENTRAL,
    languages: ['en', 'de'],
    hub: 'berlin',
    emergency: { 112: CENTRAL },
    grid: IEC_GRID,
    marks: ['CE'],
    gridCodes: ['EN 50549-1'],
    sold: EUROPEAN,
  },
  spain: {
    ...country('ES', 'es', 'lyon', 'UNE 217002'),
    steps: ['homeStorage.commissioning.certificate'],
  },
  france: {
    ...country('FR', 'fr', 'lyon', 'VFR 2019'),
    steps: ['homeStorage.commissioning.consuel'],
  },
  italy: {
    ...country('IT', 'it', 'lyon', 'CEI 0-21'),
    interfaceProtection: 11.08,
    steps: ['homeStorage.installation.interface', 'homeStorage.commissioning.interfaceTest'],
  },
  // No product with a British plug, and no settings for the British grid codes.
  britain: {
    countries: ['GB'],
    languages: ['en'],
    hub: 'berlin',
    emergency: { 999: ['GB'] },
    grid: IEC_GRID,
    marks: ['UKCA', 'CE'],
    gridCodes: ['G98', 'G99'],
    sold: [...VEHICLES, ...STORAGE, 'AV-EM', 'AV-DC'],
  },
  gulf: {
    countries: GULF,
    languages: ['ar', 'en'],
    hub: 'dubai',
    emergency: { 112: ['KW'], 911: ['SA-1'], 997: ['AE'], 998: ['SA-2'], 999: ['BH', 'QA'], 9999: ['OM'] },
    ambulance: { 112: ['KW'], 911: ['SA-1'], 997: ['SA-2'], 998: ['AE'], 999: ['BH', 'QA'], 9999: ['OM'] },
    grid: {
      systems: [
        { phases: 1, wires: 2, volts: [230] },
        { phases: 3, wires: 4, volts: [230, 400] },
        { phases: 3, wires: 4, volts: [240, 415] },
      ],
      hertz: [50, 60],
      outlet: 230,
    },
    marks: [],
    gridCodes: [],
    needs: { grid: 'gulfMarks', stationary: 'gulfApproval' },
    sold: [...VEHICLES, ...STORAGE, 'AV-EM', 'AV-DC', 'AV-SC', 'AV-PP'],
    // Saudi Arabia has 60 Hz.
    only: { 'AV-PP': GULF.filter((country) => country !== 'SA') },
  },
  // No model for outlets of 100 V, and no charging station for 200 V.
  japan: {
    countries: ['JP'],
    languages: ['ja'],
    hub: 'osaka',
    emergency: { 119: ['JP'] },
    grid: {
      systems: [
        // Homes.
        { phases: 1, wires: 3, volts: [100, 200] },
        { phases: 3, wires: 3, volts: [200] },
        { phases: 3, wires: 4, volts: [240, 415] },
      ],
      hertz: [50, 60],
      outlet: 100,
    },
    marks: [],
    radioMark: 'giteki',
    gridCodes: ['JEAC 9701'],
    needs: { ship: 'japaneseShips' },
    homeSolarVoltage: 450,
    sold: [...VEHICLES, ...STORAGE, 'AV-SC', 'AV-HS 5'],
    steps: [
      'homeStorage.installation.splitPhase',
      'homeStorage.installation.homeGrounding',
      'homeStorage.installation.solarHomes',
      'homeStorage.commissioning.outputControl',
      'storageUnit.installation.permit',
    ],
  },
  // The standards of our vehicle packs are not those of North America.
  northAmerica: {
    countries: ['US', 'CA'],
    languages: ['en'],
    hub: 'berlin',
    emergency: { 911: ['US', 'CA'] },
    grid: {
      systems: [
        { phases: 1, wires: 3, volts: [120, 240] },
        { phases: 3, wires: 4, volts: [120, 208] },
        { phases: 3, wires: 4, volts: [277, 480] },
      ],
      hertz: [60],
      outlet: 120,
    },
    marks: [],
    gridCodes: ['IEEE 1547'],
    listings: { 'AV-SM': ['UL 1973'], 'AV-CT': ['UL 1973', 'UL 9540'] },
    sold: STORAGE,
    steps: ['storageUnit.installation.authority'],
  },
  /** All other countries. */
  rest: {
    countries: [],
    languages: ['en'],
    hub: 'berlin',
    emergency: {},
    marks: [],
    gridCodes: [],
    sold: [...VEHICLES, ...STORAGE, 'AV-DC', 'AV-SC'],
  },
} as const satisfies Readonly<Record<string, Market>>;

export type MarketId = keyof typeof RECORDS;
export const MARKETS: Readonly<Record<MarketId, Market>> = RECORDS;
export const MARKET_IDS = Object.keys(RECORDS) as MarketId[];

/** Have one name when they are listed together, a key of the texts: the larger group first. */
export const GROUPS = {
  wholeEurope: ['germany', 'europe', 'spain', 'france', 'italy'],
  centralEurope: ['germany', 'europe'],
} as const satisfies Readonly<Record<string, readonly MarketId[]>>;

/** The countries that alone require a step of a manual; undefined if the step is not limited. */
export function countriesOfStep(step: string): readonly string[] | undefined {
  const markets = MARKET_IDS.map((id) => MARKETS[id]).filter(({ steps }) => steps?.includes(step));
  const countries = markets.flatMap((market) => market.countries);
  return countries.length > 0 ? countries : undefined;
}
