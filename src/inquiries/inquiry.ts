import * as z from 'zod';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { isPlainPath } from '../model/paths.ts';
import { formOfCase } from './caseNumber.ts';
import type { FieldValues } from './fields.ts';
import { FORM_IDS } from './forms.ts';

/** Longest path of a page that a form carries. */
const MAX_ABOUT = 1200;

/** An inquiry as the spool keeps it. It never changes. */
export const inquirySchema = z.object({
  caseNumber: z.string().refine((text) => formOfCase(text) !== undefined),
  form: z.literal(FORM_IDS),
  language: z.literal(LANGUAGE_CODES),
  receivedAt: z.iso.datetime(),
  /** Path and query string of the page about which the visitor writes; empty if there is none. */
  about: z.string(),
  /** Values of the form's fields, in its order. */
  values: z.record(z.string(), z.string()),
});

export type Inquiry = Readonly<Omit<z.infer<typeof inquirySchema>, 'values'>> & {
  readonly values: FieldValues;
};

/** A short path of this site with an optional query string, or an empty text. */
export function readAbout(text: unknown): string {
  if (typeof text !== 'string' || text.length > MAX_ABOUT) return '';
  const [path = '', ...query] = text.split('?');
  const isPath = isPlainPath(path) && /^[\w%&=.,;:+~*!()'/?-]*$/.test(query.join('?'));
  return isPath ? text : '';
}
