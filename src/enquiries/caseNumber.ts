import { createHmac } from 'node:crypto';
import type { FieldValues } from './fields.ts';
import { FORM_IDS, FORMS, type FormId } from './forms.ts';

/** Crockford's base 32: no letters that are mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CASE = /^([A-Z])(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
/** Path of the confirmation, before the case number. */
export const RECEIVED_PATH = '/inquiries';
const DAY_MS = 86_400_000;

/** The form of a case number; undefined if it has not the form of one. */
export function formOfCase(caseNumber: string): FormId | undefined {
  const [, letter] = CASE.exec(caseNumber) ?? [];
  return FORM_IDS.find((id) => FORMS[id].letter === letter);
}

interface Content {
  readonly form: FormId;
  readonly values: FieldValues;
  readonly about: string;
}

/**
 * Case numbers of a content: the first is today's, the second yesterday's. A case number is 60 bits of a keyed hash of
 * content and day, so it reveals nothing and cannot be guessed, and the same content has the same number in every process.
 */
export function caseNumbersOf(
  { form, values, about }: Content,
  secret: string,
  now: number,
): readonly [string, string] {
  const day = Math.floor(now / DAY_MS);
  const content = JSON.stringify([form, about, Object.entries(values).toSorted()]);
  const numberOn = (date: number) => {
    const digest = createHmac('sha256', secret).update(`case ${date} ${content}`).digest();
    const groups = [0, 4, 8].map((start) =>
      [...digest.subarray(start, start + 4)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
    );
    return [FORMS[form].letter, ...groups].join('-');
  };
  return [numberOn(day), numberOn(day - 1)];
}
