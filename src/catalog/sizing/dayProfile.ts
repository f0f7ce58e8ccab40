import { parse } from 'csv-parse/sync';
import { cleanText } from '../../common/cleanText.ts';
import { readDecimal } from '../../common/readDecimal.ts';
import { PEAK_FIELDS } from './peakShaving.ts';

/** Values of a day: one per hour, half hour, quarter hour, or ten minutes (the interval of French meters). */
export const PROFILE_COUNTS: readonly number[] = [24, 48, 96, 144];

/** 144 values such as 123.4. The address of a GET form has at most 2,000 characters; a line break takes six of them. */
export const LONGEST_PROFILE = 865;

/** kW. */
const HIGHEST_LOAD = PEAK_FIELDS.peak.most;

export type ProfileFault =
  | { readonly kind: 'profileTooLong' }
  | { readonly kind: 'profileCount'; readonly count: number }
  | { readonly kind: 'profileValue'; readonly text: string };

interface DayProfile {
  /** The input, cut to `LONGEST_PROFILE` characters. */
  readonly text: string;
  readonly fault?: ProfileFault;
  /** kW; empty if there is a fault. */
  readonly loads: readonly number[];
}

/**
 * Reads the load profile of a day from CSV: one value per line, in its last column, or all values in one line. A first
 * line without a number is a header.
 *
 * @param tag BCP 47 tag of the page, see `readDecimal`
 */
export function readDayProfile(typed: string, tag: string): DayProfile {
  // A browser sends two characters for a line break, but counts one.
  const pasted = typed.replaceAll('\r\n', '\n').trim();
  const text = cleanText(pasted.slice(0, LONGEST_PROFILE));
  if (pasted.length > LONGEST_PROFILE) return { text, fault: { kind: 'profileTooLong' }, loads: [] };
  const readings = [[';', '\t', ' '], [',']].map((delimiter) => readValues(text, delimiter, tag));
  const complete = readings.find(({ fault }) => fault === undefined);
  // The comma may be a decimal separator, so the first reading tells what is wrong unless it has one value only.
  const [first, byComma] = readings;
  const chosen = complete ?? (first && first.found > 1 ? first : byComma);
  return { text, loads: chosen?.loads ?? [], ...(chosen?.fault && { fault: chosen.fault }) };
}

function readValues(text: string, delimiter: string[], tag: string) {
  const records = parse(text, {
    delimiter,
    quote: false,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [only = []] = records;
  const cells = records.length === 1 ? only : records.map((record) => record.at(-1) ?? '');
  const read = (cell = '') => readDecimal(cell.replaceAll('"', ''), tag);
  const isHeader = read(cells[0]) === undefined;
  const values = (isHeader ? cells.slice(1) : cells).map((cell) => ({ cell, load: read(cell) }));
  const loads = values.flatMap(({ load }) => (isLoad(load) ? [load] : []));
  const wrong = values.find(({ load }) => !isLoad(load));
  const found = values.length;
  if (wrong) return { found, loads: [], fault: { kind: 'profileValue', text: wrong.cell } as const };
  if (!PROFILE_COUNTS.includes(found))
    return { found, loads: [], fault: { kind: 'profileCount', count: found } as const };
  return { found, loads };
}

function isLoad(load: number | undefined): load is number {
  return load !== undefined && load >= 0 && load <= HIGHEST_LOAD;
}
