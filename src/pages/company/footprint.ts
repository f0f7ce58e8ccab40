import { familyOf, type ProductId } from '../../catalog/catalog.ts';
import type { Value } from '../../model/value.ts';
import type { RowKey } from '../../catalog/family.ts';
import type { FieldRanges } from '../../catalog/sizing/fields.ts';
import { completed, readFigures } from '../calculators/readFigures.ts';

/**
 * Carbon footprint of stationary storage according to ISO 14067, computed from the data sheet of the model. Masses of
 * CO₂e are in kg unless a name says grams; energy is in kWh.
 */

/** Stages of the life cycle, in order. */
const STAGES = ['materials', 'production', 'distribution', 'use', 'endOfLife'] as const;
type Stage = (typeof STAGES)[number];
type MakingStage = Exclude<Stage, 'use'>;

/**
 * kg CO₂e per kWh of capacity, from the model study of each product. A container has no inverter and the least
 * enclosure per kWh; a home storage system has an inverter and an enclosure of its own.
 */
const KG_PER_CAPACITY = {
  cabinet: { materials: 52, production: 9, distribution: 3, endOfLife: 6 },
  container: { materials: 51, production: 6, distribution: 2, endOfLife: 5 },
  household: { materials: 54, production: 14, distribution: 4, endOfLife: 8 },
} as const satisfies Partial<Record<ProductId, Readonly<Record<MakingStage, number>>>>;

type StudiedProduct = keyof typeof KG_PER_CAPACITY;

/** Carbon intensity of the solar electricity assumed for the use stage, in g CO₂e/kWh. */
export const SOLAR_GRAMS = 40;

/** Figures of the data sheet that the footprint depends on. All shares are in percent. */
export interface StorageModel {
  readonly name: string;
  readonly product: StudiedProduct;
  readonly cycles: number;
  readonly depthOfDischarge: number;
  /** Capacity left after `cycles`. */
  readonly endCapacity: number;
  /** Round-trip efficiency. */
  readonly efficiency: number;
  /** Where the efficiency is measured: at the AC or at the DC terminals. */
  readonly current: 'ac' | 'dc';
}

export const STORAGE_MODELS: readonly StorageModel[] = (
  Object.keys(KG_PER_CAPACITY) as StudiedProduct[]
).flatMap(modelsOf);

function modelsOf(product: StudiedProduct): StorageModel[] {
  const { models, rows } = familyOf(product);
  const current = rows.some(({ key }) => key === 'acEfficiency') ? 'ac' : 'dc';
  return models.map((name, index) => {
    const rowOf = (wanted: RowKey) => rows.find(({ key }) => key === wanted);
    const figure = (wanted: RowKey) => numberIn(rowOf(wanted)?.values[index], `${name}, row ${wanted}`);
    return {
      name,
      product,
      cycles: figure('cycleLife'),
      depthOfDischarge: figure('depthOfDischarge'),
      endCapacity: numberIn(rowOf('cycleLife')?.conditions.endCapacity, `${name}, end of its cycle life`),
      efficiency: figure(`${current}Efficiency`),
      current,
    };
  });
}

function numberIn(value: Value | undefined, place: string): number {
  if (typeof value === 'number') return value;
  throw new Error(`${place}: the catalog has no number, which the carbon footprint needs`);
}

/** The model with this name; by default, the largest cabinet. */
export function modelNamed(name: string | null): StorageModel {
  const model =
    STORAGE_MODELS.find((known) => known.name === name) ??
    STORAGE_MODELS.findLast(({ product }) => product === 'cabinet');
  if (!model) throw new Error('The catalog has no storage cabinet: choose another default model');
  return model;
}

export type Footprint = ReturnType<typeof footprintOf>;

/** The footprint of a model for each kWh that it delivers. */
export function footprintOf({ product, cycles, depthOfDischarge, endCapacity, efficiency }: StorageModel) {
  const masses: Readonly<Record<MakingStage, number>> = KG_PER_CAPACITY[product];
  const meanCapacity = (100 + endCapacity) / 2;
  const delivered = (cycles * depthOfDischarge * meanCapacity) / 10_000;
  const grams = (mass: number) => (mass * 1000) / delivered;
  const useGrams = (100 / efficiency - 1) * SOLAR_GRAMS;
  return {
    /** All stages except use, in kg per kWh of capacity. */
    masses: Object.values(masses),
    /** Energy delivered over the service life, per kWh of capacity. */
    delivered,
    /** In g per kWh delivered. */
    stages: STAGES.map((stage) => [stage, stage === 'use' ? useGrams : grams(masses[stage])] as const),
    /** All stages except use, in g per kWh delivered. */
    makingGrams: grams(Object.values(masses).reduce((sum, mass) => sum + mass, 0)),
    useGrams,
  };
}

export const FOOTPRINT_FIELDS = {
  /** MWh in a year. The limit, 1 TWh, is far more than the largest storage delivers. */
  energy: { above: 0, most: 1_000_000, example: 500 },
  /** t CO₂e/MWh. No grid exceeds the limit; larger values are probably g/kWh. The example is Germany in 2023. */
  factor: { above: 0, most: 2, example: 0.38 },
} as const satisfies FieldRanges;

export type Avoided = ReturnType<typeof avoidedEmissions>;

/**
 * One year of operation with electricity that would otherwise be curtailed, so that charging adds no emissions. Energy
 * in MWh, masses of CO₂e in t; `net` is negative if manufacturing emits more than the use avoids.
 *
 * @param stored MWh that are charged in a year
 * @param factor carbon intensity of the electricity that is replaced, in t CO₂e/MWh
 */
export function avoidedEmissions(model: StorageModel, stored: number, factor: number) {
  const delivered = (stored * model.efficiency) / 100;
  const avoided = delivered * factor;
  // g/kWh equals kg/MWh.
  const making = (delivered * footprintOf(model).makingGrams) / 1000;
  return { stored, delivered, avoided, making, net: avoided - making };
}

/**
 * Reads the calculator's form and computes its result if all fields are valid.
 *
 * @param tag BCP 47 tag of the page, see `readFigures`
 */
export function calculate(query: URLSearchParams, tag: string) {
  const model = modelNamed(query.get('model'));
  const { fields, figures } = readFigures(FOOTPRINT_FIELDS, query, tag);
  const given = completed(figures, fields);
  return { model, fields, result: given && avoidedEmissions(model, given.energy, given.factor) };
}
