import type { SizingResultProps } from '../../../views/sections/SizingResult.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { productPath } from '../../catalog/catalog.ts';
import { formatValue } from '../../catalog/dataTable.ts';
import { datesOf } from '../../catalog/lifecycle.ts';
import type { Unit } from '../../model/value.ts';
import type { FieldRanges } from '../../catalog/sizing/fields.ts';
import {
  floorOf,
  isMet,
  marginOf,
  tightest,
  type Limit,
  type Proposal,
} from '../../catalog/sizing/proposal.ts';
import type { RowKey } from '../../catalog/family.ts';
import { figureOf } from '../../catalog/models.ts';
import { contactPath } from '../../inquiries/contactPath.ts';
import type { PageRequest } from '../../pageTable/page.ts';
import { PROFILE, type READ_FORM, type SizingForm } from './sizingForms.ts';

type Named = Readonly<Record<string, string>>;

export interface Calculator {
  readonly id: keyof typeof READ_FORM;
  /** English desktop path of the page. */
  readonly path: string;
  readonly ranges: FieldRanges;
  /** Unit of the rated size of a unit, which the calculator keeps small. */
  readonly installed: Unit;
  /** Rows of the data sheet that the proposal shows. */
  readonly facts: readonly RowKey[];
  /** Whether the units stand on a floor. */
  readonly stands: boolean;
}

/** Proposal, models, margins and reasons for a case. */
export function resultOf(
  form: SizingForm,
  calculator: Calculator,
  { context, siteUrl }: Pick<PageRequest, 'context' | 'siteUrl'>,
): SizingResultProps {
  const { query, lines, proposals } = form;
  const { id, path, installed } = calculator;
  const { sizing } = context.words;
  const names: Named = sizing[id].lines;
  const about = `${path}?${query}`;
  return {
    query: `?${query}`,
    sentences: caseSentences(form, calculator, context),
    proposal: proposalOf(form, calculator, context),
    lines: lines.map((line) => [names[line.id] ?? line.id, figureText(line.value, line.unit, context)]),
    models: proposals.map(({ model }) => ({ name: model.name, to: productPath(model.product) })),
    rows: [
      row(sizing.fits, proposals, ({ fits }) => (fits ? sizing.fit : sizing.misfit)),
      row(sizing.units, proposals, ({ units }) => context.format.number(units)),
      row(sizing.installed, proposals, (proposal) => figureText(proposal.installed, installed, context)),
      ...limitRows(proposals, id, context),
    ],
    contact: contactPath(about),
    address: `${siteUrl}${context.href(about)}#sizing`,
  };
}

/** The visitor's figures as sentences. */
function caseSentences(
  { values, fields }: SizingForm,
  { id, ranges }: Calculator,
  context: RenderContext,
): string {
  const { t, format } = context;
  // The voltage of a shift is a choice.
  const unitOf = (name: string) => (name in ranges ? ranges[name]?.unit : 'V');
  const figures = Object.entries(values).map(([name, value]) => [
    name,
    format.isolate(formatValue(value, unitOf(name), context)),
  ]);
  const hasProfile = fields.some(({ name, text }) => name === PROFILE && text !== '');
  return t(`sizing:${id}.${hasProfile ? 'profileSentence' : 'sentence'}`, Object.fromEntries(figures));
}

/** The one proposal with its reason, and the next best; or what to change if no model fits. */
function proposalOf(
  { values, proposals, changes, ended }: SizingForm,
  { id, installed, facts, stands }: Calculator,
  context: RenderContext,
): SizingResultProps['proposal'] {
  const { t, words, format } = context;
  const { sizing, products } = words;
  const [best, ...others] = proposals;
  const first = best && tightest(best.limits);
  if (!best?.fits || !first) {
    const labels: Readonly<Record<string, { readonly label: string }>> = sizing[id].fields;
    return {
      title: sizing.proposal.none,
      text: ended
        ? t('sizing:proposal.ended', {
            name: nameOf(ended, context),
            successor: datesOf(ended.model, context).successor ?? '–',
          })
        : changes.length > 0
          ? sizing.proposal.change
          : sizing.noneFit,
      facts: [],
      changes: changes.map(({ name, value, proposal }) =>
        t('sizing:proposal.changed', {
          label: labels[name]?.label ?? name,
          value: format.isolate(format.number(value)),
          given: format.isolate(format.number(values[name] ?? 0)),
          name: nameOf(proposal, context),
        }),
      ),
    };
  }
  const margin = marginText(first, context);
  const next =
    others.find(({ fits }) => fits) ?? others.toSorted((one, other) => least(other) - least(one))[0];
  return {
    title: nameOf(best, context),
    to: productPath(best.model.product),
    text: t('sizing:proposal.reason', {
      installed: format.isolate(figureText(best.installed, installed, context)),
      limit: limitNames([first], id, context),
      margin: format.isolate(margin === '' ? '∞' : margin),
    }),
    facts: [
      ...facts.flatMap((key) => {
        const figure = figureOf(best.model, [key]);
        if (!figure) return [];
        const value = formatValue(figure.value, figure.row.unit, context);
        const isTime = key === 'leadTime';
        return [{ label: products.rows[key], value: isTime ? value : eachOf(best.units, value, context) }];
      }),
      ...(stands ? [{ label: sizing.proposal.floor, value: figureText(floorOf(best), 'm²', context) }] : []),
    ],
    changes: [],
    next: next && {
      label: next.fits ? sizing.proposal.next : sizing.proposal.nearest,
      name: nameOf(next, context),
      text: whyNot(next, best, { id, installed }, context),
    },
  };
}

type Row = SizingResultProps['rows'][number];

function row(label: string, proposals: readonly Proposal[], valueOf: (proposal: Proposal) => string): Row {
  return { label, conditions: '', values: proposals.map(valueOf) };
}

/** “6 × AV-DC 120”. */
function nameOf({ units, model }: Proposal, context: RenderContext): string {
  return context.format.isolate(eachOf(units, model.name, context));
}

function eachOf(units: number, text: string, { format }: RenderContext): string {
  return units === 1 ? text : `${format.number(units)} × ${text}`;
}

/** The margin of the limit that decides. */
function least({ limits }: Proposal): number {
  const limit = tightest(limits);
  return limit ? marginOf(limit) : Infinity;
}

/** Why the next best is not the proposal. */
function whyNot(
  next: Proposal,
  best: Proposal,
  { id, installed }: Pick<Calculator, 'id' | 'installed'>,
  context: RenderContext,
): string {
  const { t, format } = context;
  if (!next.fits) return verdictOf(next, id, context);
  const more = next.installed - best.installed;
  if (more === 0 && next.units === best.units) return verdictOf(next, id, context);
  return more > 0
    ? t('sizing:proposal.larger', { more: format.isolate(figureText(more, installed, context)) })
    : t('sizing:proposal.moreUnits', { units: next.units, fewer: best.units });
}

function verdictOf({ fits, limits }: Proposal, id: Calculator['id'], context: RenderContext): string {
  const { t, words } = context;
  const missed = limits.filter((limit) => !isMet(limit));
  const worst = tightest(missed);
  if (fits || !worst) return words.sizing.fits;
  const value = t('sizing:short', { limits: limitNames(missed, id, context) });
  return t('sizing:withMargin', { value, margin: context.format.isolate(marginText(worst, context)) });
}

/** The names of limits within a sentence. */
function limitNames(limits: readonly Limit[], id: Calculator['id'], context: RenderContext): string {
  const { words, format, language } = context;
  const names: Named = words.sizing[id].limits;
  /** Labels begin with a capital letter; in a sentence, only German nouns do. */
  const inSentence = (label: string) =>
    language.code === 'de' ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1);
  return format.list(limits.map((limit) => inSentence(names[limit.id] ?? limit.id)));
}

/** A row for each limit: what is needed, and what each model provides, with its margin. */
function limitRows(proposals: readonly Proposal[], id: Calculator['id'], context: RenderContext): Row[] {
  const { t, words, format } = context;
  const names: Named = words.sizing[id].limits;
  const [first] = proposals;
  return (first?.limits ?? []).map((limit, index) => {
    const all = proposals.flatMap(({ limits }) => limits[index] ?? []);
    const needed = all.map((each) => tidy(each.needed));
    const [least, most] = [Math.min(...needed), Math.max(...needed)];
    const value = formatValue(least === most ? least : [least, most], limit.unit, context);
    return {
      label: names[limit.id] ?? limit.id,
      conditions: t('sizing:needed', { value: format.isolate(value) }),
      values: all.map((each) => {
        const available = figureText(each.available, each.unit, context);
        const margin = marginText(each, context);
        return margin === '' ? available : t('sizing:withMargin', { value: available, margin });
      }),
    };
  });
}

/** Rounded down, so that no margin looks larger than it is. */
function marginText(limit: Limit, { format }: RenderContext): string {
  const margin = Math.floor(marginOf(limit) * 100);
  if (!Number.isFinite(margin)) return '';
  const sign = margin < 0 ? '' : '+';
  return `${sign}${format.number(margin)}${format.unitSpace('%')}%`;
}

function figureText(value: number, unit: Unit, context: RenderContext): string {
  return formatValue(tidy(value), unit, context);
}

/** Three significant digits, but no rounding of whole numbers. */
function tidy(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
