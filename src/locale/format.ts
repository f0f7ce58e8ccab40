import type { Format } from '../../views/site.tsx';
import { remembered } from '../remembered.ts';
import type { Language } from './languages.ts';
import { partsOfLongWords } from './longWords.ts';

/** Dates kept at most for a language: those of all articles, twice over. */
const MAX_DATES = 1000;

/** `Intl` in the language's own tag. The formatters are made once: making one costs more than using it. */
export function createFormat({ code, tag }: Language): Format {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const kilobytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const plural = new Intl.PluralRules(tag);
  return {
    // A hyphen stands for a minus in most languages' `Intl` data; beside figures it should be one.
    number: (value) => number.format(value).replace('-', '−'),
    partsOfLongWords: code === 'ja' ? partsOfLongWords : (text) => [text],
    plural: (count) => plural.select(count),
    fileSize: (bytes) => kilobytes.format(bytes / 1000),
    date: remembered((iso) => date.format(new Date(`${iso}T00:00:00Z`)), MAX_DATES),
  };
}
