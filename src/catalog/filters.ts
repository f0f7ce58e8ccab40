import { PACK_IDS, systemOfProduct } from './catalog.ts';
import { codesOf, type Unit } from '../model/value.ts';
import type { RowKey } from './family.ts';
import { multiplesOf, powerOf } from './largestSystem.ts';
import { canBeOrdered } from './lifecycle.ts';
import { figureOf, MODELS, spanOf, type Figure, type Model, type Span } from './models.ts';
import { SYSTEM_IDS } from './systems.ts';

/** One choice of a filter. */
export interface Option {
  /** Value in the query string. */
  readonly id: string;
  /** Interval of a numeric filter, in the filter's unit: `min` belongs to it, `max` does not. */
  readonly interval?: { readonly min: number; readonly max: number; readonly unit: Unit };
  /** The models that have the property. */
  readonly models: ReadonlySet<Model>;
}

interface Filter {
  /** The figure that the filter reads. */
  readonly figureOf?: (model: Model) => Figure | undefined;
  readonly options: readonly Option[];
}

/** Keeps the ids of the filters as a type. */
function filters<Id extends string>(declared: Readonly<Record<Id, Filter>>): Readonly<Record<Id, Filter>> {
  return declared;
}

const modelsThat = (match: (model: Model) => boolean) => new Set(MODELS.filter(match));

/** A filter whose options are the intervals between these edges, from 0; those from `open` have no upper end. */
function intervals(
  unit: Unit,
  edges: readonly number[],
  ownFigure: (model: Model) => Figure | undefined,
  spansOf: (model: Model) => readonly (Span | undefined)[],
  open = Infinity,
): Filter {
  const spans = MODELS.map((model) => [model, spansOf(model)] as const);
  return {
    figureOf: ownFigure,
    options: [0, ...edges].map((min, index) => {
      const max = (min < open ? edges[index] : undefined) ?? Infinity;
      const within = spans.filter(([, all]) => all.some((span) => overlaps(span, min, max)));
      return {
        id: String(min),
        interval: { min, max, unit },
        models: new Set(within.map(([model]) => model)),
      };
    }),
  };
}

/** From here, buyers ask for at least so many kWh or kW. */
const AT_LEAST = 200;

/** A filter by what one unit has, or several together. */
function inMultiples(
  unit: Unit,
  edges: readonly number[],
  ownFigure: (model: Model) => Figure | undefined,
): Filter {
  return intervals(unit, edges, ownFigure, (model) => multiplesOf(model, ownFigure(model)), AT_LEAST);
}

/** A range that only touches the interval does not overlap it. */
function overlaps(span: Span | undefined, min: number, max: number): boolean {
  if (!span) return false;
  const [from, to] = span;
  return from < max && (from === to ? from >= min : to > min);
}

function spanOfRows(model: Model, rows: readonly RowKey[]): Span | undefined {
  const figure = figureOf(model, rows);
  return figure && spanOf(figure);
}

/** Voltage of an empty cell, in V: the lower end of every pack's range. */
const LOWEST_CELL_VOLTAGE = 2.8;

/** DC voltages at which a model works. A management unit needs its fewest cells and bears its maximum voltage. */
function voltagesOf(model: Model): Span | undefined {
  const cells = spanOfRows(model, ['cellChannels']);
  const span = spanOfRows(model, VOLTAGE_ROWS);
  return cells && span ? [cells[0] * LOWEST_CELL_VOLTAGE, span[1]] : span;
}

const VOLTAGE_ROWS = [
  'voltageRange',
  'dcVoltage',
  'nominalVoltage',
  'outputVoltage',
  'systemVoltage',
] as const;
const PROTECTION_ROWS = ['protection'] as const;

/** All IP classes in the catalog, from the lowest. */
const IP_CLASSES = [...new Set(MODELS.flatMap(protectionOf))].sort();

function protectionOf(model: Model): readonly string[] {
  const figure = figureOf(model, PROTECTION_ROWS);
  return figure ? codesOf(figure.value) : [];
}

const figureIn = (rows: readonly RowKey[]) => (model: Model) => figureOf(model, rows);

/**
 * The filters of the product finder, in the order shown. Power is what a model delivers continuously: a pack's charging
 * power is not comparable with it.
 */
export const FILTERS = filters({
  system: {
    options: SYSTEM_IDS.map((id) => ({
      id,
      models: modelsThat(({ product }) => systemOfProduct(product) === id),
    })),
  },
  application: {
    options: PACK_IDS.map((id) => ({ id, models: modelsThat(({ product }) => product === id) })),
  },
  energy: inMultiples('kWh', [5, 20, 100, AT_LEAST, 500, 1000], figureIn(['energy'])),
  power: inMultiples('kW', [5, 25, 100, AT_LEAST, 500, 1000], powerOf),
  voltage: intervals('V', [60, 120, 500, 1000], figureIn(VOLTAGE_ROWS), (model) => [voltagesOf(model)]),
  protection: {
    figureOf: figureIn(PROTECTION_ROWS),
    options: IP_CLASSES.map((id) => ({
      id,
      models: modelsThat((model) => protectionOf(model).includes(id)),
    })),
  },
});

export type FilterId = keyof typeof FILTERS;
export const FILTER_IDS = Object.keys(FILTERS) as readonly FilterId[];

/** The chosen options of each filter: a model needs one of them, or any if none is chosen. */
export type Selection = Readonly<Record<FilterId, readonly Option[]>>;

/** Options that a query string names; anything else in it is ignored. */
export function selectionIn(query: URLSearchParams): Selection {
  return selectionOf((id) => {
    const named = new Set(query.getAll(id));
    return FILTERS[id].options.filter((each) => named.has(each.id));
  });
}

/** The selection with other options of one filter. */
export function withOptions(selection: Selection, filter: FilterId, options: readonly Option[]): Selection {
  return selectionOf((id) => (id === filter ? options : selection[id]));
}

/** The models that match every filter and can be ordered. @param day YYYY-MM-DD */
export function modelsIn(selection: Selection, day: string): readonly Model[] {
  const isIn = (model: Model) => (id: FilterId) =>
    selection[id].length === 0 || selection[id].some(({ models }) => models.has(model));
  return MODELS.filter((model) => canBeOrdered(model, day) && FILTER_IDS.every(isIn(model)));
}

/** Number of models that would remain if this were the only option chosen of its filter. */
export function countWith(selection: Selection, filter: FilterId, one: Option, day: string): number {
  return modelsIn(withOptions(selection, filter, [one]), day).length;
}

function selectionOf(optionsOf: (id: FilterId) => readonly Option[]): Selection {
  return Object.fromEntries(FILTER_IDS.map((id) => [id, optionsOf(id)])) as Record<
    FilterId,
    readonly Option[]
  >;
}
