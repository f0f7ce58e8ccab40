import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Validation error, in the page's language. */
  readonly fault?: string | undefined;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  readonly children: (
    attributes: Pick<InputHTMLAttributes<unknown>, 'id' | 'aria-describedby' | 'aria-invalid'>,
  ) => ReactNode;
}

/** A labeled control with a hint and, if its input is invalid, the error beside it. */
export function FormField({ label, hint, fault, children }: Props) {
  const id = useId();
  const described = [`${id}hint`, ...(fault === undefined ? [] : [`${id}fault`])].join(' ');
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
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': fault === undefined ? undefined : true,
      })}
    </p>
  );
}

interface NumberFieldProps extends Omit<Props, 'children'> {
  readonly name: string;
  /** The visitor's input. */
  readonly text: string;
}

/** Text field for a number in any notation. */
export function NumberField({ name, text, ...field }: NumberFieldProps) {
  return (
    <FormField {...field}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={text}
        />
      )}
    </FormField>
  );
}
