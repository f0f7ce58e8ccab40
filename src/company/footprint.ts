/**
 * Carbon footprint of a storage cabinet according to ISO 14067, as derived on the carbon-footprint page. Masses of CO₂e
 * are in kg, energy is in kWh.
 */

/** kg CO₂e per kWh of capacity. */
const KG_PER_CAPACITY = { materials: 52, production: 9, distribution: 3, endOfLife: 6 } as const;

/** kWh per kWh of capacity: 6,000 cycles of 0.9 kWh on average, as capacity falls from 100 % to 80 %. */
const DELIVERED_PER_CAPACITY = 6000 * 0.9;

/** Share of the stored energy that is delivered. */
export const EFFICIENCY = 0.964;

/** Carbon intensity of the solar electricity assumed for the use stage, in kg CO₂e/kWh. */
const SOLAR_FACTOR = 0.04;

export type FootprintStage = keyof typeof KG_PER_CAPACITY | 'use';

/** Emissions of all stages except use, in kg CO₂e per kWh delivered. */
export const MAKING_FACTOR =
  Object.values(KG_PER_CAPACITY).reduce((sum, mass) => sum + mass, 0) / DELIVERED_PER_CAPACITY;

/** Emissions of each life-cycle stage, in order, in g CO₂e per kWh delivered, to one decimal. */
export const FOOTPRINT_STAGES: readonly (readonly [FootprintStage, number])[] = [
  ['materials', perDelivered(KG_PER_CAPACITY.materials)],
  ['production', perDelivered(KG_PER_CAPACITY.production)],
  ['distribution', perDelivered(KG_PER_CAPACITY.distribution)],
  ['use', toGrams((1 / EFFICIENCY - 1) * SOLAR_FACTOR)],
  ['endOfLife', perDelivered(KG_PER_CAPACITY.endOfLife)],
];

/** Scope 1 and 2 emissions of our sites, in t CO₂e (sustainability report 2025). */
export const SITE_EMISSIONS: readonly (readonly [year: string, tonnes: number])[] = [
  ['2019', 31_500],
  ['2021', 27_900],
  ['2023', 22_400],
  ['2024', 20_300],
  ['2025', 18_600],
];

/** t CO₂e, 70 % below the first year. */
export const SITE_EMISSIONS_TARGET = 9_450;

function perDelivered(kilograms: number): number {
  return toGrams(kilograms / DELIVERED_PER_CAPACITY);
}

function toGrams(kilograms: number): number {
  return Math.round(kilograms * 10_000) / 10;
}
