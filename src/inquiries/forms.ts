import { LANGUAGE_CODES } from '../model/codes.ts';
import type { Words } from '../model/words.ts';
import type { DepartmentId } from '../organization.ts';
import type { Field } from './fields.ts';

/** Those that have all texts. */
export type FormId = keyof Words['inquiries']['forms'] & keyof Words['inquiries']['received']['steps'];

interface Form {
  /** First letter of its case numbers. */
  readonly letter: string;
  /** A department with a phone. */
  readonly department: Exclude<DepartmentId, 'careers' | 'privacy'>;
  /** Subject of the mail to the department, after the case number. */
  readonly subject: string;
  /** Business days within which the department answers. */
  readonly answerDays: number;
  readonly fields: readonly Field[];
}

const NAME: Field = { name: 'name', kind: 'line', autoComplete: 'name' };
const EMAIL: Field = { name: 'email', kind: 'email', autoComplete: 'email' };
const PHONE: Field = { name: 'phone', kind: 'phone', autoComplete: 'tel', isOptional: true, hint: 'phone' };
const COMPANY: Field = { name: 'company', kind: 'line', autoComplete: 'organization' };
const COUNTRY: Field = { name: 'country', kind: 'line', autoComplete: 'country-name' };
const PRODUCT_COUNTRY: Field = { ...COUNTRY, hint: 'productCountry' };
const SERIAL: Field = { name: 'serial', kind: 'line', hint: 'serial', isCode: true };

/** The forms of the site. Their texts are in `inquiries.json` of the locale files. */
export const FORMS: Readonly<Record<FormId, Form>> = {
  engineer: {
    letter: 'E',
    department: 'sales',
    subject: 'Question for an engineer',
    answerDays: 2,
    fields: [
      {
        name: 'application',
        kind: 'choice',
        options: ['machine', 'vehicle', 'charging', 'storage', 'home', 'other'],
      },
      { name: 'dutyCycle', kind: 'text', hint: 'dutyCycle' },
      NAME,
      { ...COMPANY, isOptional: true },
      PRODUCT_COUNTRY,
      EMAIL,
      PHONE,
    ],
  },
  list: {
    letter: 'L',
    department: 'sales',
    subject: 'Parts list',
    answerDays: 2,
    fields: [
      { name: 'items', kind: 'text', hint: 'items' },
      NAME,
      { ...COMPANY, isOptional: true },
      PRODUCT_COUNTRY,
      EMAIL,
      PHONE,
    ],
  },
  paper: {
    letter: 'D',
    department: 'hotline',
    subject: 'Copy on paper',
    answerDays: 3,
    fields: [
      { name: 'document', kind: 'line', hint: 'document' },
      { name: 'language', kind: 'choice', options: LANGUAGE_CODES },
      { ...SERIAL, isOptional: true },
      NAME,
      { ...COMPANY, isOptional: true },
      { name: 'address', kind: 'text', autoComplete: 'street-address' },
      COUNTRY,
      EMAIL,
    ],
  },
  press: {
    letter: 'M',
    department: 'press',
    subject: 'Press inquiry',
    answerDays: 1,
    fields: [
      { name: 'publication', kind: 'line', autoComplete: 'organization' },
      { name: 'question', kind: 'text' },
      { name: 'deadline', kind: 'date', min: 0, isOptional: true },
      NAME,
      EMAIL,
      PHONE,
    ],
  },
  service: {
    letter: 'S',
    department: 'hotline',
    subject: 'Service case',
    answerDays: 1,
    fields: [
      SERIAL,
      { name: 'faultCode', kind: 'line', isOptional: true, hint: 'faultCode', isCode: true },
      { name: 'operation', kind: 'choice', options: ['normal', 'limited', 'stopped'] },
      { name: 'incident', kind: 'text', hint: 'incident' },
      NAME,
      PRODUCT_COUNTRY,
      EMAIL,
      PHONE,
    ],
  },
  registration: {
    letter: 'R',
    department: 'hotline',
    subject: 'Product registration',
    answerDays: 3,
    fields: [
      SERIAL,
      { name: 'commissioned', kind: 'date', max: 0, hint: 'commissioned' },
      { name: 'installer', kind: 'line', isOptional: true, hint: 'installer' },
      NAME,
      PRODUCT_COUNTRY,
      EMAIL,
    ],
  },
  partner: {
    letter: 'P',
    department: 'partners',
    subject: 'Partner application',
    answerDays: 2,
    fields: [
      COMPANY,
      { name: 'trade', kind: 'choice', options: ['builder', 'installer', 'dealer', 'operator'] },
      { name: 'technicians', kind: 'number', min: 1, max: 10_000, isOptional: true },
      { name: 'experience', kind: 'text', hint: 'experience' },
      NAME,
      COUNTRY,
      EMAIL,
      PHONE,
    ],
  },
};

export const FORM_IDS = Object.keys(FORMS) as FormId[];
