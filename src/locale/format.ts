import { TIME_UNITS, type Format, type TimeUnit } from '../model/renderContext.ts';
import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { LANGUAGES, type Language } from '../model/languages.ts';
import { withSoftHyphens } from './longWords.ts';
import { isUncasedWord } from './unitSymbols.ts';

/** Cache size per language and kind (dates, numbers, sizes): twice as many as all articles and data tables have. */
const MAX_KEPT = 2000;
/** Keeps a number and its unit on one line. */
const NO_BREAK = '\u00a0';
/** Around the dash between two days, in English. */
const THIN_SPACE = '\u2009';

/** Characters of the Unicode Bidirectional Algorithm: right-to-left mark, first strong isolate, its end. */
const [RIGHT_TO_LEFT, ISOLATE, ISOLATE_END] = ['\u200f', '\u2068', '\u2069'];

const dayOf = (iso: string) => new Date(`${iso}T00:00:00Z`);

export function isTimeUnit(unit: string | undefined): unit is TimeUnit {
  return TIME_UNITS.some((one) => one === unit);
}

/** Symbols of units of time, and their names in `Intl`. */
const TIMES: Readonly<Record<string, string>> = {
  ms: 'millisecond',
  s: 'second',
  min: 'minute',
  h: 'hour',
};

/** A number whose unit `Intl` always writes after digits; Arabic writes one and two minutes as a word only. */
const HUNDRED = 100;

/** `Intl` leaves out the vowel sign of the Arabic word for seconds, which texts write. */
function spelled(text: string): string {
  return text.replace(/ثوان$/u, 'ثوانٍ');
}

/** The sign of a number that differs from `Intl`: most languages' data have a hyphen as minus sign. */
function signOf(type: Intl.NumberFormatPartTypes, groupSign: string | undefined): string | undefined {
  if (type === 'minusSign') return '−';
  return type === 'group' ? groupSign : undefined;
}

/** Formats with `Intl` in a language. Formatters and results are cached: both cost more than a lookup. */
export const formatOf = memoize(
  (code: LanguageCode): Format => createFormat(LANGUAGES[code]),
  LANGUAGE_CODES.length,
);

function createFormat({
  code,
  dir,
  tag,
  listSeparator = ', ',
  unitWordSpace = NO_BREAK,
  hasTimeWords = false,
  groupSign,
  rangeDash = '–',
  signedRange: [beforeSigned, betweenSigned],
  localPhone: [international, local] = ['', ''],
}: Language): Format {
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const withSigns = (parts: readonly Intl.NumberFormatPart[]) =>
    parts.map(({ type, value }) => signOf(type, groupSign) ?? value).join('');
  const number = memoize((value: number) => withSigns(numbers.formatToParts(value)), MAX_KEPT);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const kilobytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(0.5);
  const percentSpace = percent.some(({ value }) => /\s/.test(value)) ? NO_BREAK : '';
  const plural = new Intl.PluralRules(tag);
  const alternatives = new Intl.ListFormat(tag, { type: 'disjunction' });
  const isRtl = dir === 'rtl';
  const isolate = (text: string) => (isRtl ? ISOLATE + text + ISOLATE_END : text);
  const unitWords = memoize(
    (unit: string) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }),
    MAX_KEPT,
  );
  const unitParts = (unit: string, count: number) => unitWords(unit).formatToParts(count);
  const timeWord = (unit: string, count: number) => {
    const parts = unitParts(unit, count);
    const hasDigits = parts.some(({ type }) => type === 'integer');
    const word = (hasDigits ? parts : unitParts(unit, HUNDRED)).find(({ type }) => type === 'unit');
    return spelled(word?.value ?? unit);
  };

  return {
    number,
    range: ([min, max], suffix) =>
      min < 0
        ? beforeSigned + isolate(number(min)) + betweenSigned + isolate(`+${number(max)}${suffix}`)
        : number(min) + rangeDash + number(max) + suffix,
    unitSpace: (unit) => {
      if (unit === '%') return percentSpace;
      return isUncasedWord(unit) ? unitWordSpace : NO_BREAK;
    },
    unitSymbol: (symbol, count) => {
      const time = hasTimeWords ? TIMES[symbol] : undefined;
      return time === undefined ? symbol : timeWord(time, count);
    },
    duration: (value, unit) => spelled(unitWords(unit).format(value).replace(/\s/gu, unitWordSpace)),
    withSoftHyphens: code === 'de' ? memoize(withSoftHyphens, MAX_KEPT) : (text) => text,
    isolate,
    capitalized: (text) => text.slice(0, 1).toLocaleUpperCase(tag) + text.slice(1),
    list: (parts) => (isRtl ? RIGHT_TO_LEFT : '') + parts.map(isolate).join(listSeparator),
    alternatives: (parts) => alternatives.format(parts.map(isolate)),
    plural: (count) => plural.select(count),
    phone: (digits) =>
      digits.startsWith(international) ? local + digits.slice(international.length) : digits,
    fileSize: memoize((bytes) => withSigns(kilobytes.formatToParts(bytes / 1000)), MAX_KEPT),
    month: memoize((iso) => month.format(dayOf(iso)), MAX_KEPT),
    date: memoize((iso) => {
      const [first = '', last = first] = iso.split('/');
      const [from, to] = [dayOf(first), dayOf(last)];
      const range = date
        .formatRange(from, to)
        .replaceAll(THIN_SPACE, '')
        // ICU has two digits for days in Italian ranges only.
        .replace(/\b0(?=\d\b)/gu, '')
        .replace(/^\d+–\d+(?= )/u, isolate);
      // ICU writes Japanese ranges in figures only.
      return range.includes('/') ? date.format(from) + rangeDash + date.format(to) : range;
    }, MAX_KEPT),
  };
}
