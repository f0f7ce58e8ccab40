import { fill } from '../common/fill.ts';
import { marketName, placeNames, type MarketContext } from '../markets/marketTexts.ts';
import { MARKET_IDS, MARKETS, type MarketId, type PowerSystem } from '../markets/markets.ts';
import { formatBare, formatValue } from './dataTable.ts';
import { isRange, numbersIn, type Value } from '../model/value.ts';
import { PRODUCT_IDS } from './catalog.ts';
import type { Family, Row, RowKey } from './family.ts';
import { hasFeature, modelsWith, names } from './features.ts';

/** A market where a family is sold. */
interface Sale {
  readonly market: MarketId;
  readonly models: readonly string[];
  /** Undefined if it is sold in all countries of the market. */
  readonly countries?: readonly string[] | undefined;
}

export function salesOf({ prefix, models }: Family): readonly Sale[] {
  return MARKET_IDS.flatMap((market) => {
    const { sold, only } = MARKETS[market];
    const own = models.filter((model) => sold.includes(prefix) || sold.includes(model));
    return own.length > 0 ? [{ market, models: own, countries: only?.[prefix] }] : [];
  });
}

/** How far the voltage of a grid may be from the rated voltage of a product. */
const VOLTAGE_TOLERANCE = 0.1;

const rowOf = ({ rows }: Family, key: RowKey): Row | undefined => rows.find((row) => row.key === key);

/** The row with the voltage of the grid or, of a source, that of its outlets; undefined without alternating current. */
function mainsRow(family: Family): Row | undefined {
  const isSource = rowOf(family, 'outputFrequency') !== undefined;
  return rowOf(family, 'gridVoltage') ?? rowOf(family, isSource ? 'outputVoltage' : 'inputVoltage');
}

/** The supply systems of a market that fit models of a family. */
export function fittingSystems(family: Family, { market, models }: Sale): readonly PowerSystem[] {
  const voltage = mainsRow(family);
  const threePhase = modelsWith(family, 'threePhase');
  return (MARKETS[market].grid?.systems ?? []).filter(({ phases, volts }) =>
    models.some((model) => {
      const value = voltage?.values[family.models.indexOf(model)];
      const isPhase = phases === (threePhase.includes(model) ? 3 : 1);
      return value !== undefined && isPhase && volts.some((volt) => includes(value, volt));
    }),
  );
}

function includes(value: Value, volt: number): boolean {
  const [min = 0, max = min] = numbersIn(value);
  return isRange(value) ? min <= volt && volt <= max : Math.abs(volt / min - 1) <= VOLTAGE_TOLERANCE;
}

/** Where a family is sold, and where not: markets with the same models and the same grid are one entry. */
export function soldIn(family: Family, context: MarketContext) {
  const entries = Map.groupBy(salesOf(family), (sale) => saleText(family, sale, context));
  const places = MARKET_IDS.flatMap((market) => {
    const sale = salesOf(family).find((one) => one.market === market);
    const countries = MARKETS[market].countries.filter((code) => sale?.countries?.includes(code) === false);
    return sale && countries.length === 0 ? [] : [{ market, countries: sale && countries }];
  });
  const unsold = { title: placeNames(places, context), text: context.words.markets.soldIn.notOffered };
  const sold = [...entries].map(([text, sales]) => ({ title: placeNames(sales, context), text }));
  return places.length > 0 ? [...sold, unsold] : sold;
}

/** The models, if not all are sold there, and what the grid there asks for; empty without a grid connection. */
function saleText(family: Family, sale: Sale, context: MarketContext): string {
  const { words, format } = context;
  const { soldIn: texts, radioMarks } = words.markets;
  const { market, models } = sale;
  const { marks, radioMark, grid, countries, needs = {} } = MARKETS[market];
  const { interfaceProtection, homeSolarVoltage, listings: bySeries = {} } = MARKETS[market];
  const listings = bySeries[family.prefix];
  const isVehicles = rowOf(family, 'inputVoltage') !== undefined;
  const above = (limit: number, key: RowKey) =>
    models.filter((model) => {
      const value = rowOf(family, key)?.values[family.models.indexOf(model)];
      return value !== undefined && numbersIn(value).some((number) => number > limit);
    });
  const codes = gridCodes(family, sale);
  const feedsIn = hasFeature(family, 'feedsIn');
  const openCodes = feedsIn ? MARKETS[market].gridCodes.filter((code) => !codes.includes(code)) : [];
  const parts = models.length < family.models.length ? [format.list(models)] : [];
  if (listings) parts.push(fill(texts.listings, { listings: format.list(listings) }));
  if (needs.stationary && family.battery?.category === 'stationary') parts.push(texts[needs.stationary]);
  if (needs.ship && hasFeature(family, 'ship')) parts.push(texts[needs.ship]);
  if (mainsRow(family) === undefined)
    return (parts.length > 0 ? parts : [texts.offered]).map(format.capitalized).join(' · ');
  if (!grid) return format.capitalized([...parts, texts.onRequest].join(' · '));
  const own = rowOf(family, 'outputFrequency')?.values[0];
  const hertz = `${(own === undefined ? grid.hertz : numbersIn(own)).map(format.number).join('/')}\u00a0Hz`;
  for (const { phases, wires, volts } of fittingSystems(family, sale))
    parts.push(
      fill(texts.system, {
        phases: words.products.values[phases === 1 ? 'singlePhase' : 'threePhase'],
        wires: String(wires),
        volts: format.isolate(`${volts.join('/')}\u00a0V`),
        hertz: format.isolate(hertz),
      }),
    );
  if (needs.grid && !isVehicles) parts.push(texts[needs.grid]);
  if (marks.length > 0 && !isVehicles) parts.push(fill(texts.marks, { marks: format.alternatives(marks) }));
  if (radioMark && hasFeature(family, 'radio'))
    parts.push(fill(texts.marks, { marks: radioMarks[radioMark] }));
  if (codes.length > 0) parts.push(fill(texts.codes, { codes: format.list(codes) }));
  if (openCodes.length > 0) parts.push(fill(texts.openCodes, { codes: format.list(openCodes) }));
  if (codes.length > 0 && countries.length > 1) parts.push(texts.onRequest);
  const unprotected = interfaceProtection && feedsIn ? above(interfaceProtection, 'ratedPower') : [];
  if (unprotected.length > 0)
    parts.push(
      fill(texts.protection, {
        models: format.list(unprotected),
        power: format.isolate(formatValue(interfaceProtection, 'kW', context)),
      }),
    );
  if (homeSolarVoltage && above(homeSolarVoltage, 'solarVoltage').length > 0)
    parts.push(fill(texts.solar, { voltage: format.isolate(formatValue(homeSolarVoltage, 'V', context)) }));
  return parts.map(format.capitalized).join(' · ');
}

/** The grid codes of a market that the models sold there can be set to, or that the family meets. */
export function gridCodes(family: Family, { market, models }: Sale): readonly string[] {
  const row = rowOf(family, 'gridCodes');
  if (!row && hasFeature(family, 'feedsIn'))
    return MARKETS[market].gridCodes.filter((code) => family.standards.includes(code));
  const values = models.map((model) => row?.values[family.models.indexOf(model)] ?? false);
  return MARKETS[market].gridCodes.filter((code) => values.some(names(code)));
}

/**
 * Tells readers of a language that a family, or all but some models, is not sold in the market of that language, and why
 * the outlets of a source do not suit it; undefined if it is sold there.
 */
function saleNote(family: Family, context: MarketContext): string | undefined {
  const { words, format, language } = context;
  const [own, ...others] = MARKET_IDS.filter((id) => MARKETS[id].languages.includes(language.code));
  if (own === undefined || others.length > 0) return undefined;
  const sale = salesOf(family).find(({ market }) => market === own);
  if (sale?.models.length === family.models.length) return undefined;
  const { notSold, outlets, onlyModels } = words.markets.soldIn;
  const name = marketName(own, context);
  if (sale) return fill(onlyModels, { market: name, models: format.list(sale.models) });
  const { grid } = MARKETS[own];
  const [voltage, frequency] = [rowOf(family, 'outputVoltage'), rowOf(family, 'outputFrequency')];
  const figure = (row: Row) => format.isolate(formatValue(row.values[0], row.unit, context));
  const note = fill(notSold, { market: name });
  if (!grid || !voltage || !frequency) return note;
  const outlet = format.isolate(`${formatBare(grid.outlet, context)}\u00a0V`);
  const why = fill(outlets, { voltage: figure(voltage), frequency: figure(frequency), outlet });
  return [note, why].join(words.frame.sentenceSpace);
}

/** Tells readers of a language what is offered in a market of theirs that lacks most products. */
export function rangeNotes(context: MarketContext): readonly string[] {
  const { words, format, language } = context;
  const few = MARKET_IDS.map((id) => ({ id, ...MARKETS[id] })).filter(
    ({ languages, sold }) => languages.includes(language.code) && sold.length < PRODUCT_IDS.length / 2,
  );
  return few.map(({ id, sold }) => {
    const facts = { market: marketName(id, context), series: format.list(sold) };
    return fill(words.markets.soldIn.onlySeries, facts);
  });
}

/** The lead of a page or document, followed by the note. */
export function leadOf(lead: string, family: Family, context: MarketContext): string {
  const note = saleNote(family, context);
  return note === undefined ? lead : [lead, note].join(context.words.frame.sentenceSpace);
}
