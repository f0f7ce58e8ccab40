import type { Email } from 'postal-mime';
import { messageIdOf } from '../../../src/inquiries/mail.ts';

/** Path of the form that is sent. */
export const FORM_PATH = '/services/after-sales-service';

/** The stamp of the form on a page. */
export function stampIn(html: string): string | undefined {
  return /name="stamp" value="([^"]+)"/.exec(html)?.[1];
}

/** The form, filled in. */
export function formOf(fields: {
  readonly stamp: string;
  readonly serial: string;
  readonly incident: string;
}): URLSearchParams {
  const form = { form: 'service', operation: 'stopped', name: 'Jane', country: 'US' };
  return new URLSearchParams({ ...form, email: 'jane@company.example', ...fields });
}

/** Inquiries that were accepted, and not delivered unaltered. @param accepted case numbers by the text of the inquiry */
export function deliveryFaults(accepted: ReadonlyMap<string, string>, mails: readonly Email[]): string[] {
  const byId = Map.groupBy(mails, ({ messageId }) => messageId);
  const numbers = new Set(accepted.values());
  const faults = [...accepted].flatMap(([text, caseNumber]) => {
    const own = byId.get(messageIdOf(caseNumber)) ?? [];
    if (own.length === 0) return [`${caseNumber} was accepted and not delivered`];
    const lines = text.split('\n').map((line) => `    ${line}`);
    const isAltered = own.some((mail) => !mail.text?.replaceAll('\r\n', '\n').includes(lines.join('\n')));
    return isAltered ? [`${caseNumber} was altered`] : [];
  });
  return numbers.size === accepted.size ? faults : [...faults, 'two inquiries have the same case number'];
}
