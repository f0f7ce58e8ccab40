import type { SendMailOptions } from 'nodemailer';
import { isLanguageCode } from '../model/codes.ts';
import { LANGUAGES } from '../model/languages.ts';
import type { Words } from '../model/words.ts';
import { organization } from '../organization.ts';
import type { Inquiry } from './inquiry.ts';
import type { FieldName } from './fields.ts';
import { FORMS } from './forms.ts';
import { hubFor, recipientOf } from './recipient.ts';

/** A plain address. Servers may reject others in headers, and mail programs may decode `=?…?=` to further headers. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/^`{|}~-]+@[a-z\d.-]+$/i;
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

interface MailOptions {
  readonly from: string;
  /** Origin of the global site. */
  readonly siteUrl: string;
  /** The English texts of the forms: the departments read English. */
  readonly words: Words['inquiries'];
}

/**
 * The mail of an inquiry to its department or hub, as plain text. Its Message-ID is the same each time, so that mail programs
 * recognize a second copy. Of the visitor's texts, only the address to reply to is in a header, if it is plain ASCII. The
 * others are indented, so that none of their lines can pass for a label.
 */
export function composeMail(inquiry: Inquiry, { from, siteUrl, words }: MailOptions): SendMailOptions {
  const { caseNumber, form, language, receivedAt, about, values } = inquiry;
  const { subject, answerDays } = FORMS[form];
  const hub = hubFor(values);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Case', caseNumber],
    ['Received', receivedAt],
    ['Answer in', languageNames.of(language) ?? language],
    ['Business days to answer', String(answerDays)],
    ['Hub', hub],
    ...(about === '' ? [] : [['About', siteUrl + about] as const]),
  ];
  return {
    from,
    to: recipientOf(form, hub).mail,
    ...(PLAIN_ADDRESS.test(values.email ?? '') && { replyTo: { name: '', address: values.email } }),
    messageId: messageIdOf(caseNumber),
    subject: `[${caseNumber}] ${subject}`,
    date: new Date(receivedAt),
    text: [
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...Object.entries(values).map(([name, value]) => section(name as FieldName, value, inquiry, words)),
    ].join('\n\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function messageIdOf(caseNumber: string): string {
  return `<${caseNumber}@${organization.domain}>`;
}

function section(name: FieldName, value: string, { form }: Inquiry, words: Words['inquiries']): string {
  const field = FORMS[form].fields.find((each) => each.name === name);
  const text = field?.kind === 'choice' ? optionLabel(words, name, value) : value;
  const lines = (text === '' ? '–' : text).split('\n').map((line) => `    ${line}`);
  return [words.labels[name], ...lines].join('\n');
}

/** The label of an option of a choice. */
export function optionLabel({ choices }: Words['inquiries'], name: FieldName, option: string): string {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = choices;
  if (name === 'language' && isLanguageCode(option)) return LANGUAGES[option].name;
  return labels[name]?.[option] ?? option;
}
