import { createHmac } from 'node:crypto';
import type { FieldValues } from './fields.ts';
import { FORM_IDS, FORMS, type FormId } from './forms.ts';
import { DAY_MS } from '../common/time.ts';

/** Crockford's base 32: no letters that are mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CASE = /^([A-Z])(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
/** Path of the confirmation, before the case number. */
export const RECEIVED_PATH = '/inquiries';
/** Query parameter of the confirmation: the hub that has the case, if it is not Berlin. */
export const HUB_PARAMETER = 'hub';

/** The form that a case number belongs to; undefined if it is malformed. */
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
 * Case numbers of a content: the first is today's, the second yesterday's. A case number is 40 bits of a keyed hash of
 * content and day, and 20 bits that sign them. So it reveals nothing, cannot be guessed, and the same content has the same
 * number in every process.
 */
export function caseNumbersOf(
  { form, values, about }: Content,
  secret: string,
  now: number,
): readonly [string, string] {
  const day = Math.floor(now / DAY_MS);
  const content = JSON.stringify([form, about, Object.entries(values).toSorted()]);
  const numberOn = (date: number) => {
    const [first = '', second = ''] = groupsOf(`case ${date} ${content}`, secret);
    return signed(`${FORMS[form].letter}-${first}-${second}`, secret);
  };
  return [numberOn(day), numberOn(day - 1)];
}

/** Whether a text is a case number that has this site's signature. */
export function isOwnCase(text: string, secret: string): boolean {
  return formOfCase(text) !== undefined && signed(text.slice(0, -5), secret) === text;
}

function signed(start: string, secret: string): string {
  return `${start}-${groupsOf(`case number ${start}`, secret)[0]}`;
}

/** Groups of four letters and digits from a keyed hash of a text. */
function groupsOf(text: string, secret: string): string[] {
  const digest = createHmac('sha256', secret).update(text).digest();
  return [0, 4].map((start) =>
    [...digest.subarray(start, start + 4)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  );
}
