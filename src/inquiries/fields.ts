import * as z from 'zod';
import type { Words } from '../model/words.ts';
import { cleanText } from '../common/cleanText.ts';

export type FieldName = keyof Words['inquiries']['labels'];

/** A choice names its options; their labels are in the locale files. */
export interface Field {
  readonly name: FieldName;
  readonly kind: 'line' | 'email' | 'phone' | 'date' | 'choice' | 'text';
  readonly isOptional?: boolean;
  /** Key of the hint that the form shows. */
  readonly hint?: keyof Words['inquiries']['hints'];
  /** Value of the `autocomplete` attribute (WCAG 1.3.5); `off` if omitted. */
  readonly autoComplete?: string;
  /** Of a choice. */
  readonly options?: readonly string[];
}

/** What is wrong with a value: a key of the locale files, except `missing`, which has a text for each field. */
export type FieldFault = 'missing' | 'tooLong' | 'email' | 'phone' | 'date' | 'choice';

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>;

/** Characters of a value. The longest address of SMTP has 254 (RFC 5321, section 4.5.3.1). */
export const MAX_LENGTHS = { line: 120, email: 254, phone: 40, date: 10, choice: 40, text: 3000 } as const;

/** No characters that separate or quote addresses in mail headers. Domains may be internationalized. */
const EMAIL =
  /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
/** At least five digits of any script; an extension may be named in words. */
const PHONE = /(?:\p{Nd}\P{Nd}*){5}/u;

/** Validation errors are the keys of `FieldFault`. */
function schemaOf({ kind, options = [] }: Field): z.ZodType<string> {
  const limited = z.string().max(MAX_LENGTHS[kind], { error: 'tooLong', abort: true });
  if (kind === 'email') return limited.regex(EMAIL, 'email');
  if (kind === 'phone') return limited.regex(PHONE, 'phone');
  if (kind === 'date') return limited.pipe(z.iso.date('date'));
  if (kind === 'choice') return limited.refine((value) => options.includes(value), 'choice');
  return limited;
}

/**
 * Removes control characters and surrounding space; only `text` keeps line breaks. Japanese keyboards write addresses and
 * numbers in full width.
 */
function tidy(kind: Field['kind'], value: unknown): string {
  const given = typeof value === 'string' ? cleanText(value).replace(/\r\n?/g, '\n') : '';
  const clean = kind === 'email' || kind === 'phone' ? given.normalize('NFKC') : given;
  return (kind === 'text' ? clean.replace(/\n{3,}/g, '\n\n') : clean.replace(/\s+/g, ' ')).trim();
}

/** Reads the fields of a submitted form; other fields are ignored. @returns all values as typed, and their faults */
export function readFields(
  fields: readonly Field[],
  body: Readonly<Record<string, unknown>>,
): { readonly values: FieldValues; readonly faults: FieldFaults } {
  const values: Partial<Record<FieldName, string>> = {};
  const faults: Partial<Record<FieldName, FieldFault>> = {};
  for (const field of fields) {
    const { name, kind, isOptional = false } = field;
    const value = tidy(kind, body[name]);
    // Far longer values are cut: the page shows them again.
    values[name] = value.slice(0, 2 * MAX_LENGTHS[kind]);
    const { error } = schemaOf(field).safeParse(value);
    if (value === '' && !isOptional) faults[name] = 'missing';
    else if (value !== '' && error) faults[name] = error.issues[0]?.message as FieldFault;
  }
  return { values, faults };
}
