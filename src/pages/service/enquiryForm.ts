import type { FormFieldProps } from '../../../views/sections/EnquiryField.tsx';
import type { EnquiryFormProps } from '../../../views/sections/EnquiryForm.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { PRODUCT_IDS, productPath } from '../../catalogue/catalogue.ts';
import { ABOUT_PARAMETER } from '../../enquiries/contactPath.ts';
import { readAbout } from '../../enquiries/enquiry.ts';
import { MAX_LENGTHS, type Field, type FieldFault } from '../../enquiries/fields.ts';
import { FORMS, type FormId } from '../../enquiries/forms.ts';
import { TECHNICAL_FIELDS, type FormProblem, type Submission } from '../../enquiries/intake.ts';
import { optionLabel } from '../../enquiries/mail.ts';
import { organisation } from '../../organisation.ts';
import type { LoadRequest } from '../../pageTable/page.ts';

const EXAMPLE_DATE = '2026-03-31';

/**
 * A form as its page shows it: empty, or with what was typed and what is wrong with it.
 *
 * @throws {Error} if the page's entry does not name the form, so that nobody would receive it
 */
export function enquiryForm(
  id: FormId,
  { context, query, enquiry, path, forms }: LoadRequest,
): EnquiryFormProps {
  if (!forms.includes(id)) throw new Error(`${path} shows the form ${id}: add it to \`forms\` of the page`);
  const { words, href } = context;
  const submission = enquiry?.submission?.form === id ? enquiry.submission : undefined;
  const about = submission?.about ?? (id === 'engineer' ? readAbout(query.get(ABOUT_PARAMETER)) : '');
  return {
    id,
    action: `${href(path)}#${id}`,
    ...words.enquiries.forms[id],
    privacy: id === 'registration' ? words.enquiries.privacyRegistration : words.enquiries.privacy,
    fields: FORMS[id].fields.map((field) => fieldProps(field, submission, context)),
    problem: submission?.problem && problemText(submission.problem, context),
    about: about === '' ? undefined : { path: about, label: aboutLabel(about, words) },
    hidden: [
      [TECHNICAL_FIELDS.form, id],
      [TECHNICAL_FIELDS.stamp, submission?.stamp ?? enquiry?.stamp ?? ''],
      ...(about === '' ? [] : [[TECHNICAL_FIELDS.about, about] as const]),
    ],
    trap: TECHNICAL_FIELDS.trap,
  };
}

function fieldProps(
  field: Field,
  submission: Submission | undefined,
  context: RenderContext,
): FormFieldProps {
  const { name, kind, isOptional = false, hint, autoComplete = 'off', options = [] } = field;
  const { enquiries } = context.words;
  const fault = submission?.faults[name];
  return {
    name,
    kind,
    isOptional,
    autoComplete,
    label: enquiries.labels[name],
    hint: hint && enquiries.hints[hint],
    value: submission?.values[name] ?? '',
    fault: fault && faultText(fault, field, context),
    options: options.map((option) => [option, optionLabel(enquiries, name, option)]),
  };
}

function faultText(fault: FieldFault, { name, kind }: Field, { words, t, format }: RenderContext): string {
  const { missing, faults } = words.enquiries;
  if (fault === 'missing') return missing[name];
  if (fault === 'tooLong') return t('enquiries:faults.tooLong', { most: format.number(MAX_LENGTHS[kind]) });
  if (fault === 'date') return t('enquiries:faults.date', { example: EXAMPLE_DATE });
  return faults[fault];
}

function problemText(problem: FormProblem, { words, t }: RenderContext): string {
  return problem === 'notStored'
    ? t('enquiries:problems.notStored', { phone: organisation.phone, mail: organisation.email })
    : words.enquiries.problems[problem];
}

/** The name of the product whose page it is, or the path. */
function aboutLabel(about: string, { products }: RenderContext['words']): string {
  const product = PRODUCT_IDS.find((id) => productPath(id) === about);
  return product ? products.products[product].name : about;
}
