import { useId } from 'react';

export interface CalculatorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** The visitor's input, or the value of the chosen option. */
  readonly text: string;
  /** Validation error, in the page's language. */
  readonly fault?: string | undefined;
  /** Choices of a select box: value and label. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** Of a text area: the most characters that it takes. */
  readonly longest?: number;
}

/** A labeled field of a calculator, with hint and error: a number in any notation, a choice, or pasted text. */
export function CalculatorField({ name, label, hint, text, fault, options, longest }: CalculatorFieldProps) {
  const id = useId();
  const shared = {
    id,
    'aria-describedby': [`${id}hint`, ...(fault === undefined ? [] : [`${id}fault`])].join(' '),
    'aria-invalid': fault === undefined ? undefined : true,
    name,
  };
  const typed = { autoComplete: 'off', dir: 'ltr', defaultValue: text } as const;
  return (
    <p className="form-field">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <span className="note" id={`${id}hint`}>
        {hint}
      </span>
      {fault === undefined ? null : (
        <strong className="form-field-fault" id={`${id}fault`}>
          {fault}
        </strong>
      )}
      {options ? (
        <select {...shared} defaultValue={text}>
          {options.map(([value, choice]) => (
            <option key={value} value={value}>
              {choice}
            </option>
          ))}
        </select>
      ) : longest === undefined ? (
        <input {...shared} type="text" inputMode="decimal" {...typed} />
      ) : (
        <textarea {...shared} rows={4} maxLength={longest} {...typed} />
      )}
    </p>
  );
}
