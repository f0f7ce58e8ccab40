import type { DatedWords, FigureWords, RenderContext } from '../model/renderContext.ts';
import type { Words } from '../model/words.ts';
import { fill } from '../common/fill.ts';
import { figures } from '../figures.ts';
import { numbersIn, type Value } from '../model/value.ts';
import { busesOf, INTERFACE_REVISION } from './buses.ts';
import { familyOf, productPath, type ProductId } from './catalog.ts';
import type { Family } from './family.ts';
import { modelsOf, type Model, type Place } from './models.ts';

export type Stage = keyof Words['lifecycle']['stages'];

/**
 * Dates of a model, YYYY-MM-DD. Orders of the last day are delivered after the lead time; spare parts and updates count from
 * then on. While the model is sold, `securityUntil` is what is promised so far.
 */
export function milestonesOf({ product, index }: Place) {
  const { lifecycles, rows } = familyOf(product);
  const { soldFrom = '', lastOrder, successor } = lifecycles[index] ?? {};
  const { supportOnSale, support } = figures.security;
  const [weeks = 0] = numbersIn(rows.find(({ key }) => key === 'leadTime')?.values[index] ?? 0);
  const lastDelivery = lastOrder && later(lastOrder, { days: weeks * 7 });
  const sparesUntil = lastDelivery && later(lastDelivery, { years: figures.spareParts.value });
  const securityUntil = lastDelivery ? later(lastDelivery, { years: support.value }) : supportOnSale;
  return { soldFrom, lastOrder, lastDelivery, successor, sparesUntil, securityUntil };
}

function later(iso: string, { days = 0, years = 0 }: { days?: number; years?: number }): string {
  const date = new Date(iso);
  date.setUTCDate(date.getUTCDate() + days);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** @param day YYYY-MM-DD */
export function stageOf(model: Model, day: string): Stage {
  const { soldFrom, lastOrder, sparesUntil = '' } = milestonesOf(model);
  if (day < soldFrom) return 'announced';
  if (lastOrder === undefined) return 'active';
  if (day <= lastOrder) return 'lastOrder';
  return day <= sparesUntil ? 'spareParts' : 'ended';
}

/** Until the day of the last order. @param day YYYY-MM-DD */
export const canBeOrdered = (model: Place, day: string) => day <= (milestonesOf(model).lastOrder ?? day);

/** A family as it is sold on a day. */
export function familyOn(family: Family, day: string): Family {
  const models = modelsOf(family.id).filter((model) => canBeOrdered(model, day));
  const isSold = (_: Value, index: number) => models.some((model) => model.index === index);
  const rows = family.rows.map((row) => ({ ...row, values: row.values.filter(isSold) }));
  return { ...family, models: models.map(({ name }) => name), rows };
}

/** The stage in the life cycle of a model that is not simply on sale. */
export function stageNote(model: Model, { words, today }: DatedWords): string | undefined {
  const stage = today ? stageOf(model, today()) : 'active';
  return stage === 'active' ? undefined : words.lifecycle.stages[stage];
}

type Dates = Readonly<Record<keyof Words['lifecycle']['rows'], string | undefined>>;

/** The dates of a model as texts. */
export function datesOf(model: Model, { words, format }: FigureWords): Dates {
  const { afterDelivery, atLeast } = words.lifecycle;
  const { soldFrom, lastOrder, successor, sparesUntil, securityUntil } = milestonesOf(model);
  const security = format.month(securityUntil);
  return {
    soldFrom: format.month(soldFrom),
    lastOrder: lastOrder && format.date(lastOrder),
    successor: successor && format.isolate(successor),
    spareParts: sparesUntil ? format.month(sparesUntil) : afterDelivery,
    security: lastOrder ? security : fill(atLeast, { month: security }),
  };
}

/** Rows of a table with one column per model; those that no model has are left out. @param day YYYY-MM-DD */
export function lifecycleRows(models: readonly Model[], context: FigureWords, day: string) {
  const { status, stages, rows } = context.words.lifecycle;
  const dates = models.map((model) => datesOf(model, context));
  const keys = (Object.keys(rows) as (keyof Dates)[]).filter((key) => dates.some((own) => own[key]));
  return [
    { label: status, conditions: '', values: models.map((model) => stages[stageOf(model, day)]) },
    ...keys.map((key) => ({
      label: rows[key],
      conditions: '',
      values: dates.map((own) => own[key] ?? '–'),
    })),
  ];
}

/** What a data sheet says, in one line: only dates, because a printed status becomes wrong. */
export function lifecycleLine(product: ProductId, context: FigureWords): string {
  const { frame, lifecycle } = context.words;
  const { isolate } = context.format;
  const labeled = (key: keyof Dates, text = '') => lifecycle.rows[key] + frame.labelSeparator + text;
  const [sold = [], ending = []] = [false, true].map((isEnding) =>
    modelsOf(product).filter((model) => (milestonesOf(model).lastOrder !== undefined) === isEnding),
  );
  const ends = ending.map((model) => {
    const { lastOrder, successor } = datesOf(model, context);
    const text = [labeled('lastOrder', lastOrder), labeled('successor', successor)].join(' · ');
    return isolate(model.name) + fill(frame.inBrackets, { text });
  });
  const security = new Set(sold.map((model) => datesOf(model, context).security));
  return [...ends, ...[...security].map((text) => labeled('security', text))].join(' · ');
}

interface Notice {
  /** Identifies it among the notices of the product. */
  readonly id: string;
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

export function openRecalls({ words, format }: FigureWords) {
  const { title, text, link } = words.lifecycle.notices.texts.recall;
  return Object.entries(figures.openRecalls).map(([product, { built, ...recall }]) => {
    return { ...recall, product, title, text: fill(text, { built: format.date(built) }), link };
  });
}

/** The notices of a product: open recalls, then models that are phased out, and new interface files, newest first. */
export function noticesOf(product: ProductId, context: FigureWords): readonly Notice[] {
  const { format } = context;
  const { phaseOut, interfaces } = context.words.lifecycle.notices.texts;
  const ending = modelsOf(product).flatMap((model) => {
    const { announced: when } = familyOf(product).lifecycles[model.index] ?? {};
    if (when === undefined) return [];
    const facts = { model: format.isolate(model.name), ...datesOf(model, context) };
    const textOf = (text: string) => fill(text, (name) => new Map(Object.entries(facts)).get(name));
    const [title, text] = [textOf(phaseOut.title), textOf(phaseOut.text)];
    return [{ id: `phase-out-${model.name}`, when, title, text }];
  });
  const { letter, date } = INTERFACE_REVISION;
  const { can, modbus } = busesOf(familyOf(product));
  const text = interfaces[can && modbus ? 'both' : can ? 'can' : 'modbus'];
  const files =
    can || modbus
      ? [{ id: `interfaces-${letter}`, when: date, title: fill(interfaces.title, { letter }), text }]
      : [];
  const recalls = openRecalls(context)
    .filter((recall) => recall.product === product)
    .map(({ article, when, title, text: about }) => ({ id: `recall-${article}`, when, title, text: about }));
  return [...recalls, ...[...ending, ...files].toSorted((one, other) => other.when.localeCompare(one.when))];
}

/** English desktop path of a product's feed of notices. */
export const noticesPath = (id: ProductId) => `${productPath(id)}/notices.xml`;

/** What the section of a product page shows. */
export function lifecycleOf(product: ProductId, context: RenderContext) {
  const models = modelsOf(product);
  const { heading, caption } = context.words.lifecycle;
  return {
    table: {
      heading,
      caption,
      corner: context.words.products.headings.models,
      columns: models.map(({ name }) => ({ name })),
      rows: lifecycleRows(models, context, context.today()),
    },
    notices: noticesOf(product, context),
  };
}
