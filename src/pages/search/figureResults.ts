import type { RenderContext } from '../../model/renderContext.ts';
import type { SearchResult } from '../../../views/sections/SearchResults.tsx';
import { solutionOf } from '../../catalog/catalog.ts';
import { FILTERS, modelsIn, selectionIn, type FilterId, type Option } from '../../catalog/filters.ts';
import { readDecimal } from '../../common/readDecimal.ts';
import { optionLabel } from '../solutions/finder.ts';
import { sizingOn } from '../solutions/sizing.ts';

/** Filters by unit, with the factor to the unit of the filter. */
const UNITS: readonly (readonly [RegExp, FilterId, number])[] = [
  [/^(?:mwh|ميغاواط ساعة|メガワット時)/u, 'energy', 1000],
  [/^(?:kwh|كيلوواط ساعة|キロワット時)/u, 'energy', 1],
  [/^wh/u, 'energy', 0.001],
  [/^(?:mw|ميغاواط|メガワット)(?!h)/u, 'power', 1000],
  [/^(?:kw|kilowatt|كيلوواط|كيلو واط|キロワット)(?!h)/u, 'power', 1],
  [/^(?:v(?![\p{L}\p{N}])|vdc|volt|voltios|فولت|ボルト)/u, 'voltage', 1],
];
const NUMBER = /(?<![\p{L}\p{N}\-./])\d+(?:[.,]\d+)*/gu;
/** Solution whose calculator a number of vehicles leads to. */
const DEPOT = ['charging-system', 'ev-charger'] as const;

/**
 * Results for the figures in a question: the finder with the filters that they satisfy, if a model satisfies all, and the
 * charging calculator for a number of vehicles.
 *
 * @param concepts ids of what the question names; those of vehicles and systems are also options of the finder
 */
export function figureResults(
  text: string,
  concepts: readonly string[],
  context: RenderContext,
): SearchResult[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const query = new URLSearchParams();
  let vehicles: number | undefined;
  for (const { 0: digits, index } of plain.matchAll(NUMBER)) {
    const value = readDecimal(digits, context.language.tag);
    const rest = plain.slice(index + digits.length).trimStart();
    const [, filter, factor = 1] = UNITS.find(([unit]) => unit.test(rest)) ?? [];
    const option =
      value !== undefined && filter && FILTERS[filter].options.findLast(contains(value * factor));
    if (filter && option) query.append(filter, option.id);
    else if (value !== undefined && !filter && Number.isInteger(value)) vehicles ??= value;
  }
  if (concepts.includes('e-bus') && query.size === 0 && vehicles !== undefined)
    return depotResult(vehicles, context);
  if (query.size === 0) return [];
  const named = (['system', 'application'] as const).flatMap((filter) =>
    FILTERS[filter].options.filter(({ id }) => concepts.includes(id)).map(({ id }) => [filter, id]),
  );
  const day = context.today();
  const withNamed = new URLSearchParams([...query, ...named]);
  const [fitting = query] = [withNamed, query].filter((one) => modelsIn(selectionIn(one), day).length > 0);
  const selection = selectionIn(fitting);
  const found = modelsIn(selection, day);
  if (found.length === 0) return [];
  const labels = Object.values(selection).flatMap((options) =>
    options.map((option) => optionLabel(option, context)),
  );
  return [
    result(
      `/solutions/detail?${fitting}#finder`,
      context.words.nav.products + context.words.frame.labelSeparator + context.format.list(labels),
      context.t('products:finder.count', { count: found.length }),
      context,
    ),
  ];
}

const contains =
  (value: number) =>
  ({ interval }: Option): boolean =>
    interval !== undefined && value >= interval.min && value < interval.max;

function depotResult(vehicles: number, context: RenderContext): SearchResult[] {
  const solution = solutionOf(...DEPOT);
  const sizing = solution && sizingOn(solution, { query: new URLSearchParams(), context, siteUrl: '' });
  if (!sizing) return [];
  const [path = '', query = ''] = sizing.example.split(/[?#]/);
  const filled = new URLSearchParams(query);
  filled.set('vehicles', String(vehicles));
  return [result(`${path}?${filled}#sizing`, sizing.heading, sizing.text, context)];
}

function result(path: string, title: string, text: string, { href, words }: RenderContext): SearchResult {
  const plain = (part: string) => [{ text: part, isMarked: false }];
  return {
    url: href(path),
    kind: words.search.kind.page,
    date: undefined,
    title: plain(title),
    excerpt: plain(text),
    files: [],
  };
}
