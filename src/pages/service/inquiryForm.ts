import type { FormFieldProps } from '../../../views/sections/FormField.tsx';
import type { InquiryFormProps } from '../../../views/sections/InquiryForm.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { PRODUCT_IDS, productPath, solutionPath, solutions } from '../../catalog/catalog.ts';
import { ABOUT_PARAMETER } from '../../inquiries/contactPath.ts';
import { readAbout } from '../../inquiries/inquiry.ts';
import {
  dateBounds,
  MAX_LENGTHS,
  type Field,
  type FieldFault,
  type FieldFaults,
  type FieldValues,
} from '../../inquiries/fields.ts';
import { FORMS, type FormId } from '../../inquiries/forms.ts';
import { TECHNICAL_FIELDS, type FormProblem } from '../../inquiries/intake.ts';
import { COMPARE_PATH, comparedModels } from '../solutions/comparison.ts';
import { optionLabel } from '../../inquiries/mail.ts';
import { organization } from '../../organization.ts';
import type { LoadRequest } from '../../pageTable/page.ts';
import { caseIn } from '../solutions/sizing.ts';

const EXAMPLE_DATE = '2026-03-31';

/** What a page fills in before the visitor does. */
interface Given {
  /** Path and query string of the page itself. */
  readonly about: string;
  readonly values: FieldValues;
}

/**
 * A form as its page shows it: empty, or with what was typed and what is wrong with it.
 *
 * @throws {Error} if the page's entry does not name the form, so that nobody would receive it
 */
export function inquiryForm(id: FormId, request: LoadRequest, given?: Given): InquiryFormProps {
  const { context, query, inquiry, path, forms } = request;
  if (!forms.includes(id)) throw new Error(`${path} shows the form ${id}: add it to \`forms\` of the page`);
  const { words, href } = context;
  const submission = inquiry?.submission?.form === id ? inquiry.submission : undefined;
  const asked = id === 'engineer' ? readAbout(query.get(ABOUT_PARAMETER)) : '';
  const about = submission?.about ?? given?.about ?? asked;
  const values: FieldValues = submission?.values ?? given?.values ?? caseIn(about, request) ?? {};
  // Keeps the query of the page, in case that the form comes back.
  const search = given?.about.includes('?') ? given.about.slice(given.about.indexOf('?')) : '';
  return {
    id,
    action: `${href(path)}${search}#${id}`,
    ...words.inquiries.forms[id],
    privacy: id === 'registration' ? words.inquiries.privacyRegistration : words.inquiries.privacy,
    fields: FORMS[id].fields.map((field) =>
      fieldProps(field, values, submission?.faults, context, inquiry?.now ?? 0),
    ),
    problem: submission?.problem && problemText(submission.problem, context),
    about: about === '' || given ? undefined : { path: about, label: aboutLabel(about, context) },
    hidden: [
      [TECHNICAL_FIELDS.form, id],
      [TECHNICAL_FIELDS.stamp, submission?.stamp ?? inquiry?.stamp ?? ''],
      ...(about === '' ? [] : [[TECHNICAL_FIELDS.about, about] as const]),
    ],
    trap: TECHNICAL_FIELDS.trap,
  };
}

function fieldProps(
  field: Field,
  values: FieldValues,
  faults: FieldFaults | undefined,
  context: RenderContext,
  now: number,
): FormFieldProps {
  const { name, kind, isOptional = false, hint, autoComplete = 'off', options = [] } = field;
  const { inquiries } = context.words;
  const fault = faults?.[name];
  return {
    name,
    kind,
    isOptional,
    autoComplete,
    label: inquiries.labels[name],
    hint: hint && inquiries.hints[hint],
    value: values[name] ?? '',
    fault: fault && faultText(fault, field, context, now),
    ...(kind === 'date' && dateBounds(field, now)),
    options: ['', ...options].map((option) => [
      option,
      option === '' ? inquiries.choose : optionLabel(inquiries, name, option),
      name === 'language' && option !== '' ? option : undefined,
    ]),
  };
}

/** What to enter; nobody has to fill in what is optional. */
function faultText(fault: FieldFault, field: Field, context: RenderContext, now: number): string {
  const text = requiredText(fault, field, context, now);
  return field.isOptional ? context.t('inquiries:faults.optional', { text }) : text;
}

function requiredText(fault: FieldFault, field: Field, { words, t, format }: RenderContext, now: number) {
  const { name, kind, step = 1 } = field;
  const { missing, faults } = words.inquiries;
  if (fault === 'missing') return missing[name];
  if (fault === 'number') return words.company.calculator.notNumber;
  if (fault === 'step')
    return step === 1 ? words.sizing.notWhole : t('inquiries:faults.step', { step: format.number(step) });
  if (fault === 'atLeast' || fault === 'atMost') {
    const end = fault === 'atLeast' ? 'min' : 'max';
    return kind === 'date'
      ? t(`inquiries:faults.${fault}`, { limit: format.date(dateBounds(field, now)[end] ?? '') })
      : t(`sizing:${fault}`, { limit: format.number(field[end] ?? 0) });
  }
  if (fault === 'tooLong') return t('inquiries:faults.tooLong', { most: format.number(MAX_LENGTHS[kind]) });
  if (fault === 'date') return t('inquiries:faults.date', { example: EXAMPLE_DATE });
  return faults[fault];
}

function problemText(problem: FormProblem, { words, t }: RenderContext): string {
  return problem === 'notStored'
    ? t('inquiries:problems.notStored', { phone: organization.phone, mail: organization.email })
    : words.inquiries.problems[problem];
}

/** The name of the product or the solution whose page it is, the compared models, or the path. */
function aboutLabel(
  about: string,
  { words: { products, solutions: words }, t, format }: RenderContext,
): string {
  const [path, query] = about.split('?');
  const { items: models } = comparedModels(new URLSearchParams(query));
  if (path === COMPARE_PATH && models.length > 0)
    return t('selection:compare.named', { name: format.list(models.map(({ name }) => name)) });
  const product = PRODUCT_IDS.find((id) => productPath(id) === about);
  const solution = solutions.find((each) => solutionPath(each) === path);
  if (solution) return words.solutions[solution.name].name;
  return product ? products.products[product].name : about;
}
