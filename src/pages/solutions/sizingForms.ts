import { DEPOT_FIELDS, sizeDepot } from '../../catalog/sizing/depot.ts';
import { readDayProfile } from '../../catalog/sizing/dayProfile.ts';
import { PEAK_FIELDS, profileOf, sizePeakShaving } from '../../catalog/sizing/peakShaving.ts';
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
  readonly lines: readonly Line[];
  readonly proposals: readonly Proposal[];
}

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

const NOTHING = { query: '', lines: [], proposals: [] } as const;

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
  return { fields, query: queryOf({ voltage, ...given }), ...sizeShift({ voltage, ...given }) };
};

const readDepot: ReadForm = (query, tag) => {
  const { fields, figures } = readFigures(DEPOT_FIELDS, query, tag);
  const given = completed(figures, fields);
  if (!given) return { ...NOTHING, fields };
  return { fields, query: queryOf(given), ...sizeDepot(given) };
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
  return { fields, query: queryOf(given), ...sizePeakShaving({ target, loads: profileOf(given) }) };
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
  return {
    fields,
    query: `${queryOf(given)}&${profile}`,
    ...sizePeakShaving({ target: given.target, loads }),
  };
};

export const READ_FORM = {
  shift: readShift,
  depot: readDepot,
  peakShaving: readPeakShaving,
} as const satisfies Readonly<Record<string, ReadForm>>;
