import { familyOf, type ProductId } from './catalog.ts';
import { formatValue, keyFigures, type FigureWords } from './dataTable.ts';
import type { RowKey } from './family.ts';
import { figureOf, modelsOf, spanOf, type Figure, type Model, type Span } from './models.ts';

/** A figure with less detail than those that it is calculated from. */
const rounded = (value: number) => Number(value.toPrecision(3));

/** The highest number in the first of these rows. */
function most(model: Model, keys: readonly RowKey[]): number | undefined {
  const figure = figureOf(model, keys);
  return figure && spanOf(figure)?.[1];
}

/** What a model delivers continuously. Batteries whose data sheet names no power: current times nominal voltage. */
export function powerOf(model: Model): Figure | undefined {
  const stated = figureOf(model, ['ratedPower', 'outputPower', 'continuousPower']);
  const current = figureOf(model, ['continuousCurrent']);
  const [amperes, volts] = [most(model, ['continuousCurrent']), most(model, ['nominalVoltage'])];
  if (stated || !current || amperes === undefined || volts === undefined) return stated;
  const value = rounded((amperes * volts) / 1000);
  return { row: { ...current.row, key: 'continuousPower', unit: 'kW', values: [] }, value };
}

/** Units that the data sheet allows in parallel. */
const parallelOf = (model: Model) => most(model, ['parallelUnits', 'parallelStrings']) ?? 1;

/** The figure of one unit, of two, and so on, up to the largest system that the data sheet allows. */
export function multiplesOf(model: Model, figure: Figure | undefined): readonly Span[] {
  const [min, max] = (figure && spanOf(figure)) ?? [];
  if (min === undefined || max === undefined) return [];
  const units = parallelOf(model) * (most(model, ['seriesModules']) ?? 1);
  return Array.from({ length: units }, (_, index) => [min * (index + 1), max * (index + 1)]);
}

/** Energy in kWh and power in kW of a model's largest system, if its data sheet allows several units in parallel. */
export function largestSystem(model: Model) {
  const parallel = parallelOf(model);
  const largest = (figure: Figure | undefined) => multiplesOf(model, figure).at(-1)?.map(rounded)[1];
  if (parallel === 1) return undefined;
  return { parallel, energy: largest(figureOf(model, ['energy'])), power: largest(powerOf(model)) };
}

/** The key figures of a product; the second is the energy of its largest system, if it has several units in parallel. */
export function keyFiguresOf(id: ProductId, context: FigureWords) {
  const figures = keyFigures(familyOf(id), context);
  const systems = modelsOf(id).flatMap((model) => largestSystem(model) ?? []);
  const energies = systems.flatMap(({ energy }) => energy ?? []);
  if (energies.length === 0) return figures;
  const counts = [...new Set(systems.map(({ parallel }) => parallel))].sort((a, b) => a - b);
  const [min, max] = [Math.min(...energies), Math.max(...energies)];
  const largest = {
    label: context.words.products.ways.largestOf.replace(
      '{{limit}}',
      context.format.alternatives(counts.map(context.format.number)),
    ),
    value: formatValue(min === max ? min : [min, max], 'kWh', context),
  };
  return [...figures.slice(0, 1), largest, ...figures.slice(1)];
}
