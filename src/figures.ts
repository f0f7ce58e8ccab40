/**
 * Figures of the company that texts, charts and pages quote, and that are no product data. Texts refer to them by
 * placeholders such as `{{organization.figures.countries}}`, which also show the unit of a figure that has one, as a
 * symbol or as a word of time. Dates, ranges of dates and times of day are shown as usual in the language.
 */

/** The date of the current headcounts. */
const countedOn = '2026-10-31';

/** Staff in research and development at the end of the year; the last value is current. */
const researchersByYear = [
  ['2010', 9],
  ['2014', 64],
  ['2018', 151],
  ['2022', 246],
  ['2026', 310],
] as const;

/** Patent families by field. */
const patentFamilies = { battery: 97, electronics: 68, charging: 49 } as const;

/** The cycle test of LFP cells that ended in November 2024 (news article 3). */
const agingTest = {
  cells: 48,
  cycles: 6000,
  /** Charge and discharge rate. */
  rate: '1C',
  temperature: { value: 25, unit: '°C' },
  /** Mean capacity after all cycles at this temperature, in percent of the initial capacity. */
  capacity: { value: 81.2, unit: '%' },
  /** Temperature of the second group. */
  hotTemperature: { value: 45, unit: '°C' },
  /** Cycles after which the second group reached the end of its life. */
  hotCycles: 3900,
  endOfLife: { value: 80, unit: '%' },
} as const;

/** Emissions of our sites in t CO₂e, scopes 1 and 2, from the base year of the targets on. */
const siteEmissions = [
  ['2019', 31_500],
  ['2021', 27_900],
  ['2023', 22_400],
  ['2024', 20_300],
  ['2025', 18_600],
] as const;
const [baseEmissions, lastEmissions] = [siteEmissions[0][1], siteEmissions[4][1]];

/** Results in the sustainability report 2025. */
const report = {
  pages: 84,
  siteEmissions: lastEmissions,
  siteEmissionsCut: { value: Math.round((1 - lastEmissions / baseEmissions) * 100), unit: '%' },
  renewable: { value: 92, unit: '%' },
  renewableTarget: { value: 90, unit: '%' },
  footprintCut: { value: 24, unit: '%' },
  recycled: { value: 78, unit: '%' },
  secondLife: { value: 140, unit: 'MWh' },
  accidents: 1.9,
  accidentsTarget: 1.5,
  traced: { value: 83, unit: '%' },
  tracedTarget: { value: 90, unit: '%' },
} as const;

/** Targets of the sustainability strategy, against 2019. */
const targets = {
  warming: { value: 1.5, unit: '°C' },
  siteEmissionsCut: { value: 70, unit: '%' },
  footprintCut: { value: 40, unit: '%' },
  recycled: { value: 80, unit: '%' },
  netZeroCut: { value: 90, unit: '%' },
} as const;

export const figures = {
  installed: { value: 12, unit: 'GWh' },
  countries: 38,
  people: 2400,
  plants: 3,
  hubs: 4,
  /** Supply of spare parts after the last delivery of a series. */
  spareParts: { value: 15, unit: 'year' },
  /** Copies of manuals on paper, free of charge: until when after the purchase, and how soon they are sent. */
  paper: { orderedWithin: { value: 6, unit: 'month' }, sentWithin: { value: 1, unit: 'month' } },
  /** Recalls that are open until every unit has been checked, by product; an article has the details. */
  openRecalls: { household: { article: 10, when: '2025-08-13', built: '2025-01-06/2025-01-24' } },
  /** What we promise owners and those who report a weakness. */
  security: {
    answerDays: 2,
    assessDays: 7,
    disclosureDays: 90,
    /** To the authorities, about a weakness that is exploited: Regulation (EU) 2024/2847, Article 14. */
    warningHours: 24,
    notificationHours: 72,
    finalReportDays: 14,
    /** Updates after the last delivery of a model. */
    support: { value: 10, unit: 'year' },
    /** Updates of the models on sale, as promised so far. */
    supportOnSale: '2036-12-31',
  },
  countedOn,
  researchersByYear,
  researchers: researchersByYear[4][1],
  patentFamilies,
  allPatentFamilies: Object.values(patentFamilies).reduce((sum, count) => sum + count, 0),
  agingTest,
  siteEmissions,
  siteEmissionsTarget: (baseEmissions * (100 - targets.siteEmissionsCut.value)) / 100,
  report,
  targets,
  laboratory: {
    climateChambers: { value: [-40, 85], unit: '°C' },
    protection: 'IP6K9K',
  },
  /** How a battery is stored when it is not in use. */
  batteryStorage: {
    temperature: { value: [10, 25], unit: '°C' },
    charge: { value: [30, 50], unit: '%' },
    /** Between two checks of the state of charge. */
    check: { value: 3, unit: 'month' },
  },
  /** How long a fully charged battery stays on the charger for balancing. */
  balancing: { value: 2, unit: 'hour' },
  /** How long a drive that is switched off may be live. */
  discharge: { value: 5, unit: 'minute' },
  /** Times of day in Berlin; those of the hubs are in `markets/hubs.ts`. */
  hours: {
    office: { from: '08:00', to: '17:30', toOnFriday: '16:00' },
    goodsIn: { from: '07:00', to: '14:00' },
    /** Parts ordered before it leave the same working day. */
    parts: { to: '14:00' },
  },
  /** How long data of the energy management platform are kept after the end of a contract. */
  platformData: { value: 3, unit: 'month' },
  /** Industrial batteries above it need a passport: Regulation (EU) 2023/1542, Article 77(1). */
  passportEnergy: { value: 2, unit: 'kWh' },
  invoiceDays: 21,
  walkMinutes: 12,
} as const;
