import * as z from 'zod';
import type { Words } from '../model/words.ts';
import { cleanText } from '../common/cleanText.ts';
import { readDecimal } from '../common/readDecimal.ts';
import { HOUR_MS } from '../common/time.ts';
import type { LanguageCode } from '../model/codes.ts';

export type FieldName = keyof Words['inquiries']['labels'] & keyof Words['inquiries']['missing'];

/** A choice names its options; their labels are in the locale files. */
export interface Field {
  readonly name: FieldName;
  readonly kind: 'line' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'text';
  readonly isOptional?: boolean;
  /** A serial number or code: read in half width. */
  readonly isCode?: boolean;
  /** Key of the hint that the form shows. */
  readonly hint?: keyof Words['inquiries']['hints'];
  /** Value of the `autocomplete` attribute (WCAG 1.3.5); `off` if omitted. */
  readonly autoComplete?: string;
  /** Of a choice. */
  readonly options?: readonly string[];
  /** Of a number; of a date, in days from today. */
  readonly min?: number;
  readonly max?: number;
  /** A number must be a multiple of it; 1 if omitted. */
  readonly step?: number;
}

/** What is wrong with a value: a key of the locale files, except `missing`, which has a text for each field. */
export type FieldFault =
  'missing' | 'tooLong' | 'email' | 'phone' | 'number' | 'step' | 'date' | 'atLeast' | 'atMost' | 'choice';

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>;

/** Characters of a value. The longest address of SMTP has 254 (RFC 5321, section 4.5.3.1). */
export const MAX_LENGTHS = {
  line: 120,
  email: 254,
  phone: 40,
  number: 20,
  date: 10,
  choice: 40,
  text: 3000,
} as const;

/** No characters that separate or quote addresses in mail headers. Domains may be internationalized. */
const EMAIL =
  /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
/** At least five digits of any script; an extension may be named in words. */
const PHONE = /(?:\p{Nd}\P{Nd}*){5}/u;

/** The bounds of a date, YYYY-MM-DD. Today is the visitor's, whose clock is up to 12 hours behind UTC or 14 ahead. */
export function dateBounds({ min, max }: Field, now: number) {
  const dayAt = (days: number | undefined, zone: number) =>
    days === undefined
      ? undefined
      : new Date(now + (24 * days + zone) * HOUR_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { min: dayAt(min, -12), max: dayAt(max, 14) };
}

/** Validation errors are the keys of `FieldFault`. */
function schemaOf(field: Field, language: LanguageCode, now: number): z.ZodType {
  const { kind, options = [], min = -Infinity, max = Infinity, step = 1 } = field;
  const limited = z.string().max(MAX_LENGTHS[kind], { error: 'tooLong', abort: true });
  if (kind === 'email') return limited.regex(EMAIL, 'email');
  if (kind === 'phone') return limited.regex(PHONE, 'phone');
  if (kind === 'number') {
    const number = z.number('number').min(min, 'atLeast').max(max, 'atMost').multipleOf(step, 'step');
    return limited.transform((value) => readDecimal(value, language)).pipe(number);
  }
  if (kind === 'date') {
    const { min: first = '', max: last = '9' } = dateBounds(field, now);
    const date = z.iso.date({ error: 'date', abort: true });
    return limited.pipe(
      date.refine((value) => value >= first, 'atLeast').refine((value) => value <= last, 'atMost'),
    );
  }
  if (kind === 'choice') return limited.refine((value) => options.includes(value), 'choice');
  return limited;
}

/**
 * Removes control characters and surrounding space; only `text` keeps line breaks. Japanese keyboards write addresses,
 * numbers and codes in full width.
 */
function tidy({ kind, isCode }: Field, value: unknown): string {
  const given = typeof value === 'string' ? cleanText(value).replace(/\r\n?/g, '\n') : '';
  const isPlain = isCode || ['email', 'phone', 'number', 'date'].includes(kind);
  const clean = isPlain ? given.normalize('NFKC') : given;
  return (kind === 'text' ? clean.replace(/\n{3,}/g, '\n\n') : clean.replace(/\s+/g, ' ')).trim();
}

/**
 * Reads the fields of a submitted form; other fields are ignored.
 *
 * @param language of the page: it determines the decimal sign
 * @returns all values as typed, and their faults
 */
export function readFields(
  fields: readonly Field[],
  body: Readonly<Record<string, unknown>>,
  language: LanguageCode,
  now: number,
): { readonly values: FieldValues; readonly faults: FieldFaults } {
  const values: Partial<Record<FieldName, string>> = {};
  const faults: Partial<Record<FieldName, FieldFault>> = {};
  for (const field of fields) {
    const { name, kind, isOptional = false } = field;
    const value = tidy(field, body[name]);
    // Far longer values are cut: the page shows them again.
    values[name] = value.slice(0, 2 * MAX_LENGTHS[kind]);
    const { error } = schemaOf(field, language, now).safeParse(value);
    if (value === '' && !isOptional) faults[name] = 'missing';
    else if (value !== '' && error) faults[name] = error.issues[0]?.message as FieldFault;
  }
  return { values, faults };
}
