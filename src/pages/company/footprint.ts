import { footprintOf, STORAGE_MODELS, type StorageModel } from '../../catalog/footprint.ts';
import type { FieldRanges } from '../../catalog/sizing/fields.ts';
import { completed, readFigures } from '../calculators/readFigures.ts';

/** The model with this name; by default, the largest cabinet. */
export function modelNamed(name: string | null): StorageModel {
  const model =
    STORAGE_MODELS.find((known) => known.name === name) ??
    STORAGE_MODELS.findLast(({ product }) => product === 'cabinet');
  if (!model) throw new Error('The catalog has no storage cabinet: choose another default model');
  return model;
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
