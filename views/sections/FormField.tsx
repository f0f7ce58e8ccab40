import { useId } from 'react';
import { useRenderContext } from '../renderContext.tsx';

type Options = readonly (readonly [value: string, label: string, lang?: string | undefined])[];

export interface FormFieldProps {
  readonly name: string;
  readonly kind: 'line' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'text';
  readonly label: string;
  readonly hint?: string | undefined;
  /** What the visitor typed or chose. */
  readonly value: string;
  /** What is wrong with it, in the page's language. */
  readonly fault?: string | undefined;
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
  /** Of a date, YYYY-MM-DD. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Of a text. If missing, all of the value shows. */
  readonly maxLength?: number;
  /** Of a choice: single options, or groups of them. Of a line: suggestions. */
  readonly options?: Options;
  readonly groups?: readonly { readonly label: string; readonly options: Options }[];
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
export function FormField({ id: given, ...field }: FormFieldProps & { readonly id?: string }) {
  const { words, t } = useRenderContext();
  const { name, kind, label, hint = '', value, fault, isOptional, autoComplete = 'off' } = field;
  const { min, max, maxLength, options = [], groups = [] } = field;
  const own = useId();
  const id = given ?? own;
  const described = [...(hint === '' ? [] : [`${id}-hint`]), ...(fault ? [`${id}-fault`] : [])].join(' ');
  const shared = {
    id,
    name,
    autoComplete,
    defaultValue: value,
    required: isOptional === false,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': fault ? true : undefined,
  };
  const suggestions = kind === 'line' && options.length > 0 ? `${id}-options` : undefined;
  const rows = maxLength === undefined ? Math.ceil(value.length / CHARACTERS_OF_LINE) : 0;
  return (
    <p className="stack gap-1 form-field">
      <label className="strong" htmlFor={id}>
        {label}
        {isOptional ? (
          <small className="muted">{t('frame:inBrackets', { text: words.inquiries.optional })}</small>
        ) : null}
      </label>
      {hint === '' ? null : (
        <span className="note" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {fault ? (
        <strong className="error small form-field-fault" id={`${id}-fault`}>
          {fault}
        </strong>
      ) : null}
      {kind === 'text' ? (
        <textarea {...shared} rows={Math.max(5, rows)} maxLength={maxLength} dir="auto" />
      ) : kind === 'choice' ? (
        <select {...shared}>
          {optionsOf(options)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {optionsOf(group.options)}
            </optgroup>
          ))}
        </select>
      ) : (
        <input {...shared} {...INPUTS[kind]} min={min} max={max} list={suggestions} />
      )}
      {suggestions === undefined ? null : <datalist id={suggestions}>{optionsOf(options)}</datalist>}
    </p>
  );
}

const optionsOf = (options: Options) =>
  options.map(([value, label, lang]) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ));
