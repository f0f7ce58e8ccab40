import { changesOf, type Change } from '../../catalog/sizing/changes.ts';
import type { Model } from '../../catalog/models.ts';
import { DEPOT_FIELDS, sizeDepot } from '../../catalog/sizing/depot.ts';
import { readDayProfile } from '../../catalog/sizing/dayProfile.ts';
import { PEAK_FIELDS, profileOf, sizePeakShaving } from '../../catalog/sizing/peakShaving.ts';
import type { FieldRanges } from '../../catalog/sizing/fields.ts';
import type { Line, Proposal } from '../../catalog/sizing/proposal.ts';
import { DEFAULT_VOLTAGE, SHIFT_FIELDS, SHIFT_VOLTAGES, sizeShift } from '../../catalog/sizing/shift.ts';
import {
  completed,
  readFigures,
  shortText,
  type FigureFault,
  type FormField,
} from '../calculators/readFigures.ts';

export interface SizingForm {
  readonly fields: readonly FormField[];
  /** Query string of the case that every language reads in the same way; empty without a valid case. */
  readonly query: string;
  /** The figures of the case. */
  readonly values: Readonly<Record<string, number>>;
  readonly lines: readonly Line[];
  readonly proposals: readonly Proposal[];
  /** What would make a model fit, if none does. */
  readonly changes: readonly Change[];
  /** What fits but can no longer be ordered, if nothing else fits. */
  readonly ended?: Proposal | undefined;
}

/** A form with what can be ordered. */
export function offered(form: SizingForm, isOffered: (model: Model) => boolean): SizingForm {
  const proposals = form.proposals.filter(({ model }) => isOffered(model));
  const changes = form.changes.filter(({ proposal }) => isOffered(proposal.model));
  const fitting = (some: readonly Proposal[]) => some.find(({ fits }) => fits);
  return { ...form, proposals, changes, ended: fitting(proposals) ? undefined : fitting(form.proposals) };
}

/** Figures that an operator can change, other than those of the machine, the vehicle or the load. */
const CHANGEABLE = {
  shift: ['hours', 'breaks', 'charger', 'rest'],
  depot: ['hours', 'grid', 'distance', 'vehicles'],
  peakShaving: ['target'],
} as const;

/** Reads a form from a page's query string. @param tag BCP 47 tag of the page, see `readFigures` */
type ReadForm = (query: URLSearchParams, tag: string) => SizingForm;

/** Adds a fault that a field has only in combination with others. */
function withFault(fields: readonly FormField[], name: string, fault: FigureFault): readonly FormField[] {
  return fields.map((field) => (field.name === name ? { ...field, fault: field.fault ?? fault } : field));
}

/** A number that every language reads in the same way: three decimals could be thousands. */
function plainNumber(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function queryOf(values: Readonly<Record<string, number>>): string {
  return String(
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, plainNumber(value)])),
  );
}

/** Name of the field for the load profile. */
export const PROFILE = 'profile';

const NOTHING = { query: '', values: {}, lines: [], proposals: [], changes: [] } as const;

interface Sizing {
  readonly lines: readonly Line[];
  readonly proposals: readonly Proposal[];
}

/** A form with a valid case. */
function solved<Name extends string>(
  fields: readonly FormField[],
  values: Readonly<Record<Name, number>>,
  names: readonly NoInfer<Name>[],
  ranges: FieldRanges,
  size: (values: Readonly<Record<Name, number>>) => Sizing,
): SizingForm {
  const sizing = size(values);
  const changes = sizing.proposals.some(({ fits }) => fits)
    ? []
    : changesOf(values, names, ranges, (changed) => size(changed).proposals);
  return { fields, query: queryOf(values), values, ...sizing, changes };
}

const readShift: ReadForm = (query, tag) => {
  const chosen = SHIFT_VOLTAGES.find((each) => String(each) === query.get('voltage'));
  const voltage = chosen ?? DEFAULT_VOLTAGE;
  const read = readFigures(SHIFT_FIELDS, query, tag);
  const { figures } = read;
  const { power = 0, peak = power } = figures;
  const numbers =
    peak < power ? withFault(read.fields, 'peak', { kind: 'atLeast', limit: power }) : read.fields;
  const fields = [{ name: 'voltage', text: String(voltage) }, ...numbers];
  const given = completed(figures, fields);
  if (!given) return { ...NOTHING, fields };
  return solved(fields, { voltage, ...given }, CHANGEABLE.shift, SHIFT_FIELDS, sizeShift);
};

const readDepot: ReadForm = (query, tag) => {
  const { fields, figures } = readFigures(DEPOT_FIELDS, query, tag);
  const given = completed(figures, fields);
  if (!given) return { ...NOTHING, fields };
  return solved(fields, given, CHANGEABLE.depot, DEPOT_FIELDS, sizeDepot);
};

/** Peak shaving with a few figures, as one peak a day. */
const readPeak: ReadForm = (query, tag) => {
  const read = readFigures(PEAK_FIELDS, query, tag);
  const { figures } = read;
  const { target = Infinity, peak, base = 0 } = figures;
  const withTarget =
    peak !== undefined && figures.target !== undefined && target >= peak
      ? withFault(read.fields, 'target', { kind: 'below', limit: peak })
      : read.fields;
  const numbers =
    base >= target ? withFault(withTarget, 'base', { kind: 'below', limit: target }) : withTarget;
  const fields = [...numbers, { name: PROFILE, text: '' }];
  const given = completed(figures, fields);
  if (!given) return { ...NOTHING, fields };
  return solved(fields, given, CHANGEABLE.peakShaving, PEAK_FIELDS, ({ target: most, ...load }) =>
    sizePeakShaving({ target: most, loads: profileOf(load) }),
  );
};

/** Peak shaving with a load profile, which replaces the figures of the peak. */
const readPeakShaving: ReadForm = (query, tag) => {
  const typed = query.get(PROFILE) ?? '';
  if (typed.trim() === '') return readPeak(query, tag);
  const { text, fault, loads } = readDayProfile(typed, tag);
  const { target: range, ...others } = PEAK_FIELDS;
  const onlyTarget = new URLSearchParams({ target: query.get('target') ?? '' });
  const { figures, fields: own } = readFigures({ target: range }, onlyTarget, tag);
  const highest = Math.max(...loads);
  const isBelow = figures.target === undefined || loads.length === 0 || figures.target < highest;
  const fields = [
    ...(isBelow ? own : withFault(own, 'target', { kind: 'below', limit: highest })),
    ...Object.keys(others).map((name) => ({ name, text: shortText(query.get(name) ?? '') })),
    { name: PROFILE, text, fault },
  ];
  const given = completed(figures, fields);
  if (!given) return { ...NOTHING, fields };
  const profile = new URLSearchParams({ [PROFILE]: loads.map(plainNumber).join(' ') });
  const form = solved(fields, given, CHANGEABLE.peakShaving, PEAK_FIELDS, ({ target }) =>
    sizePeakShaving({ target, loads }),
  );
  return { ...form, query: `${form.query}&${profile}` };
};

export const READ_FORM = {
  shift: readShift,
  depot: readDepot,
  peakShaving: readPeakShaving,
} as const satisfies Readonly<Record<string, ReadForm>>;
