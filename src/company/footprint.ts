/**
 * The footprint of a storage cabinet by ISO 14067, as the carbon-footprint page derives it. Mass of CO₂e in kg, energy
 * in kWh.
 */

/** For one kilowatt-hour of capacity. */
const KG_PER_CAPACITY = { materials: 52, production: 9, distribution: 3, endOfLife: 6 } as const;

/** 6,000 cycles, in which the capacity falls from 100 % to 80 %: 0.9 kWh in an average one. */
const DELIVERED_PER_CAPACITY = 6000 * 0.9;

/** Share of the stored energy that goes out again. */
export const EFFICIENCY = 0.964;

/** Carbon content of the solar electricity assumed for the stage of use, in kg CO₂e a kWh. */
const SOLAR_FACTOR = 0.04;

export type FootprintStage = keyof typeof KG_PER_CAPACITY | 'use';

/** What making, moving and recycling cost, in kg CO₂e for each kWh delivered. */
export const MAKING_FACTOR =
  Object.values(KG_PER_CAPACITY).reduce((sum, mass) => sum + mass, 0) / DELIVERED_PER_CAPACITY;

/** Each stage in the order of a product's life, in grams of CO₂e for each kWh delivered, to one decimal. */
export const FOOTPRINT_STAGES: readonly (readonly [FootprintStage, number])[] = [
  ['materials', perDelivered(KG_PER_CAPACITY.materials)],
  ['production', perDelivered(KG_PER_CAPACITY.production)],
  ['distribution', perDelivered(KG_PER_CAPACITY.distribution)],
  ['use', toGrams((1 / EFFICIENCY - 1) * SOLAR_FACTOR)],
  ['endOfLife', perDelivered(KG_PER_CAPACITY.endOfLife)],
];

/** Emissions of our sites, scopes 1 and 2, in t CO₂e (sustainability report 2025). */
export const SITE_EMISSIONS: readonly (readonly [year: string, tonnes: number])[] = [
  ['2019', 31_500],
  ['2021', 27_900],
  ['2023', 22_400],
  ['2024', 20_300],
  ['2025', 18_600],
];

/** 70 % below the first year. */
export const SITE_EMISSIONS_TARGET = 9_450;

function perDelivered(kilograms: number): number {
  return toGrams(kilograms / DELIVERED_PER_CAPACITY);
}

function toGrams(kilograms: number): number {
  return Math.round(kilograms * 10_000) / 10;
}
