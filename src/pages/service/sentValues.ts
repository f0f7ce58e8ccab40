import type { Inquiry } from '../../inquiries/inquiry.ts';
import { FORMS } from '../../inquiries/forms.ts';
import { optionLabel } from '../../inquiries/mail.ts';
import type { RenderContext } from '../../model/renderContext.ts';

/** What identifies a person: whoever finds the address of a confirmation does not see it. */
const PERSONAL: readonly string[] = ['name', 'address', 'email', 'phone'];

/** What a visitor sent: form, date and values, with their labels. */
export function sentValues({ form, receivedAt, values }: Inquiry, { words, format }: RenderContext) {
  const { inquiries } = words;
  const { received, forms } = inquiries;
  const own = FORMS[form].fields
    .filter(({ name }) => values[name] && !PERSONAL.includes(name))
    .map(({ name, kind }) => {
      const value = values[name] ?? '';
      return {
        label: inquiries.labels[name],
        value:
          kind === 'choice'
            ? optionLabel(inquiries, name, value)
            : kind === 'date'
              ? format.date(value)
              : value,
      };
    });
  return [
    { label: received.form, value: forms[form].heading },
    { label: received.receivedOn, value: format.date(receivedAt.slice(0, 'YYYY-MM-DD'.length)) },
    ...own,
  ];
}
