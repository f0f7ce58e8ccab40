import type { ReactNode } from 'react';
import { useRenderContext } from '../renderContext.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface Props {
  /** English desktop path and anchor of the calculator. */
  readonly to: string;
  readonly fields: readonly FormFieldProps[];
  readonly submit: string;
  readonly className?: string;
  /** Before the fields. */
  readonly first?: ReactNode;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Form of a calculator, by GET: the case has a URL to share. */
export function CalculatorForm({ to, fields, submit, className = '', first, children }: Props) {
  const { words, href } = useRenderContext();
  const faulty = fields.filter(({ fault }) => fault !== undefined);
  return (
    <form className={`stack ${className}`.trim()} action={href(to)} method="get" noValidate>
      {faulty.length > 0 ? (
        <div className="callout error strong form-faults" role="alert">
          <p>{words.company.calculator.faults}</p>
          <ul>
            {faulty.map(({ name, label }) => (
              <li key={name}>
                <a className="tap" href={`#${name}`}>
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="tiles form-fields">
        {first}
        {fields.map((field) => (
          <FormField key={field.name} id={field.name} {...field} />
        ))}
      </div>
      <div className="cluster middle form-actions">
        <button className="button button-primary" type="submit">
          {submit}
        </button>
        {children}
      </div>
    </form>
  );
}
