import type { Value } from '../model/value.ts';
import { familyOf, type ProductId } from './catalog.ts';
import type { RowKey } from './family.ts';

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

/** The published study of a model, if there is one. */
export const studyOf = ({ name }: Pick<StorageModel, 'name'>) =>
  STORAGE_MODELS.find((each) => each.name === name);

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
