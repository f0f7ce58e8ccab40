import { useRenderContext } from '../renderContext.tsx';

export interface FormFieldProps {
  readonly name: string;
  readonly kind: 'line' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'text';
  readonly isOptional: boolean;
  readonly autoComplete: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** What the visitor typed. */
  readonly value: string;
  /** What is wrong with it, in the page's language. */
  readonly fault: string | undefined;
  /** Of a date, YYYY-MM-DD. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Of a choice. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** Of a narrow window: a text that a calculator fills in shows whole. */
const CHARACTERS_OF_LINE = 36;

const INPUTS = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  // Of type `number`, browsers drop what they cannot read: numbers in other notations, and words.
  number: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  date: { type: 'date' },
} as const;

/** A field of a form, with its label, hint and fault. */
export function InquiryField({ id, ...field }: FormFieldProps & { readonly id: string }) {
  const { words, t } = useRenderContext();
  const { name, kind, isOptional, autoComplete, label, hint, value, fault, min, max, options } = field;
  const described = [...(hint ? [`${id}-hint`] : []), ...(fault ? [`${id}-fault`] : [])].join(' ');
  const shared = {
    id,
    name,
    autoComplete,
    defaultValue: value,
    required: !isOptional,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': fault ? true : undefined,
  };
  return (
    <p className="form-field">
      <label className="strong" htmlFor={id}>
        {label}
        {isOptional ? <small>{t('frame:inBrackets', { text: words.inquiries.optional })}</small> : null}
      </label>
      {hint ? (
        <span className="note" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {fault ? (
        <strong className="form-field-fault" id={`${id}-fault`}>
          {fault}
        </strong>
      ) : null}
      {kind === 'text' ? (
        <textarea {...shared} rows={Math.max(5, Math.ceil(value.length / CHARACTERS_OF_LINE))} dir="auto" />
      ) : kind === 'choice' ? (
        <select {...shared}>
          <option value="">{words.inquiries.choose}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} {...INPUTS[kind]} min={min} max={max} />
      )}
    </p>
  );
}
