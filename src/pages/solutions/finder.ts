import type { FinderProps } from '../../../views/sections/ProductFinder.tsx';
import type { FoundProduct, TickableModel } from '../../../views/sections/FoundFamily.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { pictureOf, productPath, type ProductId } from '../../catalog/catalog.ts';
import { conditionText, formatValue } from '../../catalog/dataTable.ts';
import {
  countWith,
  FILTER_IDS,
  FILTERS,
  modelsIn,
  selectionIn,
  withOptions,
  type Option,
  type Selection,
} from '../../catalog/filters.ts';
import { codeOf, type Model } from '../../catalog/models.ts';
import { AT_25 } from '../../catalog/conditions.ts';
import { stageNote } from '../../catalog/lifecycle.ts';
import { largestSystem } from '../../catalog/largestSystem.ts';
import { isSystem, SYSTEM_IDS } from '../../catalog/systems.ts';
import { COMPARE_PATH, COMPARED_LIMIT, comparedModels } from './comparison.ts';
import { PRODUCT_GROUPS } from './productCard.ts';

/** So many models are shown without a tap. */
const FEW = 6;

/** Filters with a figure that the results show. */
const FIGURES = FILTER_IDS.filter((id) => FILTERS[id].figureOf);

/** The product finder's form and results for a query string. */
export function finder(query: URLSearchParams, context: RenderContext): FinderProps {
  const { words } = context;
  const selection = selectionIn(query);
  const day = context.today();
  const found = modelsIn(selection, day);
  const { items, surplus } = comparedModels(query);
  const ticked = [...items, ...surplus];
  return {
    filters: FILTER_IDS.map((id) => ({
      id,
      options: FILTERS[id].options.map((option: Option) => ({
        id: option.id,
        label: optionLabel(option, context),
        isChosen: selection[id].includes(option),
        count: countWith(selection, id, option, day),
      })),
    })),
    note: words.products.ways.counted.replace('{{conditions}}', conditionText(AT_25, context)),
    found: found.length,
    total: modelsIn(selectionIn(new URLSearchParams()), day).length,
    chosen: fieldsOf(selection),
    comparison: {
      action: COMPARE_PATH,
      limit: COMPARED_LIMIT,
      ticked: fieldsOfModels(ticked),
      hidden: ticked.filter((model) => !found.includes(model)).map(tickable(ticked)),
    },
    families: PRODUCT_GROUPS.flatMap((ids, index) => {
      const products = ids
        .map((id) => ({ id, models: found.filter(({ product }) => product === id) }))
        .filter(({ models }) => models.length > 0)
        .map(({ id, models }) => foundProduct(id, models, ticked, context, found.length <= FEW));
      const system = SYSTEM_IDS[index];
      const heading = system ? words.solutions.systems[system].name : words.solutions.headings.packs;
      return products.length > 0 ? [{ heading, products }] : [];
    }),
    waysBack: found.length > 0 ? [] : waysBack(selection, day),
  };
}

/** Filters whose removal leaves models. */
function waysBack(selection: Selection, day: string): FinderProps['waysBack'] {
  return FILTER_IDS.filter((id) => selection[id].length > 0)
    .map((id) => ({ id, without: withOptions(selection, id, []) }))
    .map(({ id, without }) => ({
      filter: id,
      count: modelsIn(without, day).length,
      chosen: fieldsOf(without),
    }))
    .filter(({ count }) => count > 0);
}

/** The form fields of a selection. */
function fieldsOf(selection: Selection): readonly (readonly [name: string, value: string])[] {
  return FILTER_IDS.flatMap((id) => selection[id].map((option) => [id, option.id] as const));
}

const fieldsOfModels = (models: readonly Model[]) =>
  models.map(({ name }) => ['models', codeOf(name)] as const);

const tickable =
  (ticked: readonly Model[]) =>
  (model: Model): TickableModel => ({
    name: model.name,
    code: codeOf(model.name),
    isTicked: ticked.includes(model),
  });

/** What an option of a filter is called. */
export function optionLabel({ id, interval }: Option, context: RenderContext): string {
  const { finder: texts } = context.words.products;
  if (!interval) {
    if (isSystem(id)) return context.words.solutions.systems[id].name;
    const names: Readonly<Record<string, string>> = texts.applications;
    return names[id] ?? id;
  }
  const { min, max, unit } = interval;
  const format = (value: number | readonly [number, number]) => formatValue(value, unit, context);
  if (min === 0) return texts.under.replace('{{value}}', format(max));
  return max === Infinity ? texts.from.replace('{{value}}', format(min)) : format([min, max]);
}

function foundProduct(
  id: ProductId,
  models: readonly Model[],
  ticked: readonly Model[],
  context: RenderContext,
  isFew: boolean,
): FoundProduct {
  const { products, rows, finder: texts } = context.words.products;
  return {
    id,
    isOpen: isFew || models.some((model) => ticked.includes(model)),
    to: productPath(id),
    name: products[id].name,
    picture: pictureOf(id),
    columns: FIGURES.flatMap((filter) => {
      const figures = models.map((model) => FILTERS[filter].figureOf?.(model));
      const [first] = figures;
      const column = {
        label: first ? rows[first.row.key] : texts.filters[filter],
        values: figures.map((figure) => figure && formatValue(figure.value, figure.row.unit, context)),
      };
      return filter === 'power' ? [column, ...largestSystems(models, context)] : [column];
    }),
    models: models.map((model) => ({ ...tickable(ticked)(model), stage: stageNote(model, context) })),
  };
}

/** The column of the largest systems, for products that can be combined. */
function largestSystems(models: readonly Model[], context: RenderContext): FoundProduct['columns'] {
  const values = models.map((model) => {
    const { energy, power } = largestSystem(model) ?? {};
    if (energy === undefined || power === undefined) return undefined;
    return context.format.list([formatValue(energy, 'kWh', context), formatValue(power, 'kW', context)]);
  });
  const label = context.words.products.ways.largest;
  return values.every((value) => value === undefined) ? [] : [{ label, values }];
}
