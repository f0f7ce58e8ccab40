import type { FormFieldProps } from '../../../views/sections/FormField.tsx';
import { LONGEST_PROFILE } from '../../catalog/sizing/dayProfile.ts';
import type { FieldRange } from '../../catalog/sizing/fields.ts';
import { fill } from '../../common/fill.ts';
import type { RenderContext } from '../../model/renderContext.ts';
import type { FormField } from './readFigures.ts';

export interface FieldTexts {
  readonly label: string;
  readonly hint: string;
}

/** A field of a calculator as its page shows it: with an example, and what is wrong with the input. */
export function calculatorField(
  field: FormField,
  { label, hint }: FieldTexts = { label: field.name, hint: '' },
  range: FieldRange | undefined,
  context: RenderContext,
): FormFieldProps {
  const { number } = context.format;
  return {
    name: field.name,
    kind: 'number',
    label,
    hint: fill(hint, { example: range ? number(range.example) : '', most: number(LONGEST_PROFILE) }),
    value: field.text,
    fault: faultText(field, context),
  };
}

function faultText({ fault }: FormField, { words, t, format }: RenderContext): string | undefined {
  if (fault === undefined) return undefined;
  switch (fault.kind) {
    case 'missing':
    case 'notNumber':
    case 'tooSmall':
      return words.company.calculator[fault.kind];
    case 'notWhole':
      return words.sizing.notWhole;
    case 'atLeast':
    case 'atMost':
    case 'below':
      return t(`sizing:${fault.kind}`, { limit: format.number(fault.limit) });
    case 'profileTooLong':
      return t('sizing:peakShaving.profileTooLong', { most: format.number(LONGEST_PROFILE) });
    case 'profileCount':
      return t('sizing:peakShaving.profileCount', { found: fault.count });
    case 'profileValue':
      return t('sizing:peakShaving.profileValue', { text: fault.text });
  }
}
