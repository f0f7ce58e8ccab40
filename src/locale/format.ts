import type { Format } from '../../views/site.tsx';
import { memoize } from '../memoize.ts';
import type { Language, LanguageCode } from './languages.ts';
import { partsOfLongWords, withSoftHyphens } from './longWords.ts';

/** Dates, numbers and sizes kept at most for a language, each: those of all articles and data tables, twice over. */
const MAX_KEPT = 2000;
/** A figure and its unit stay on one line. */
const NO_BREAK = '\u00a0';

/** Languages whose long words need help to break. */
const PARTED: Partial<Record<LanguageCode, Format['partsOfLongWords']>> = {
  de: (text) => [withSoftHyphens(text)],
  ja: partsOfLongWords,
};

/** `Intl` in the language's own tag. The formatters are made once, and what they said is kept: either costs more than to
 * look it up. */
export function createFormat({ code, tag }: Language): Format {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const kilobytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(0.5);
  const percentSpace = percent.some(({ value }) => /\s/.test(value)) ? NO_BREAK : '';
  const plural = new Intl.PluralRules(tag);
  return {
    // A hyphen stands for a minus in most languages' `Intl` data; beside figures it should be one.
    number: memoize((value) => number.format(value).replace('-', '−'), MAX_KEPT),
    unitSpace: (symbol) => (symbol === '%' ? percentSpace : NO_BREAK),
    partsOfLongWords: memoize(PARTED[code] ?? ((text) => [text]), MAX_KEPT),
    plural: (count) => plural.select(count),
    fileSize: memoize((bytes) => kilobytes.format(bytes / 1000), MAX_KEPT),
    date: memoize((iso) => date.format(new Date(`${iso}T00:00:00Z`)), MAX_KEPT),
  };
}
