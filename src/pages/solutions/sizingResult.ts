import type { SizingResultProps } from '../../../views/sections/SizingResult.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { productPath } from '../../catalog/catalog.ts';
import { formatValue } from '../../catalog/dataTable.ts';
import type { Unit } from '../../model/value.ts';
import { isMet, marginOf, tightest, type Limit, type Proposal } from '../../catalog/sizing/proposal.ts';
import { contactPath } from '../../inquiries/contactPath.ts';
import type { READ_FORM, SizingForm } from './sizingForms.ts';

type Named = Readonly<Record<string, string>>;

interface Calculator {
  readonly id: keyof typeof READ_FORM;
  /** English desktop path of the page. */
  readonly path: string;
  readonly installed: Unit;
}

/** Models, margins and reasons for a case. */
export function resultOf(
  { query, lines, proposals }: SizingForm,
  { id, path, installed }: Calculator,
  context: RenderContext,
): SizingResultProps {
  const { words, t } = context;
  const { sizing } = words;
  const names: Named = sizing[id].lines;
  const fitting = proposals.filter(({ fits }) => fits).length;
  return {
    lines: lines.map((line) => [names[line.id] ?? line.id, figureText(line.value, line.unit, context)]),
    verdict: fitting > 0 ? t('sizing:someFit', { fitting, total: proposals.length }) : sizing.noneFit,
    models: proposals.map(({ model }) => ({ name: model.name, to: productPath(model.product) })),
    rows: [
      row(sizing.verdict, proposals, (proposal) => verdictOf(proposal, id, context)),
      row(sizing.units, proposals, ({ units }) => context.format.number(units)),
      row(sizing.installed, proposals, (proposal) => figureText(proposal.installed, installed, context)),
      ...limitRows(proposals, id, context),
    ],
    contact: contactPath(`${path}?${query}`),
  };
}

type Row = SizingResultProps['rows'][number];

function row(label: string, proposals: readonly Proposal[], valueOf: (proposal: Proposal) => string): Row {
  return { label, conditions: '', values: proposals.map(valueOf) };
}

function verdictOf(
  { fits, limits }: Proposal,
  id: Calculator['id'],
  { words, t, format, language }: RenderContext,
) {
  const names: Named = words.sizing[id].limits;
  /** Labels begin with a capital letter; in a sentence, only German nouns do. */
  const inSentence = (label: string) =>
    language.code === 'de' ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1);
  const named = (some: readonly Limit[]) =>
    format.list(some.map((limit) => inSentence(names[limit.id] ?? limit.id)));
  if (!fits) return t('sizing:short', { limits: named(limits.filter((limit) => !isMet(limit))) });
  const first = tightest(limits);
  return t('sizing:fits', { limit: first ? named([first]) : '' });
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
