import { FormField, NumberField } from './FormField.tsx';

export interface CalculatorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** The visitor's input, or the value of the chosen option. */
  readonly text: string;
  readonly fault?: string | undefined;
  /** Choices of a select box: value and label. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** Of a text area: the most characters that it takes. */
  readonly longest?: number;
}

/** A field of a calculator: a number, a choice, or pasted text. */
export function CalculatorField({ name, text, options, longest, ...field }: CalculatorFieldProps) {
  if (options) {
    return (
      <FormField {...field}>
        {(attributes) => (
          <select {...attributes} name={name} defaultValue={text}>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
    );
  }
  if (longest === undefined) return <NumberField {...field} name={name} text={text} />;
  return (
    <FormField {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          name={name}
          rows={4}
          maxLength={longest}
          autoComplete="off"
          dir="ltr"
          defaultValue={text}
        />
      )}
    </FormField>
  );
}
