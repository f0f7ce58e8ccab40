import type { ReactNode } from 'react';
import { useSite } from '../site.tsx';

/** One purpose that a visitor can allow (specification, section 3). The first is always on. */
export interface ConsentOption {
  readonly id: 1 | 2;
  readonly checked: boolean;
  /** Refused for the visitor by a signal of their browser. */
  readonly refused?: boolean;
}

const ALWAYS_ON = 1;

interface FormProps {
  /** Path of the page to go back to. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * The answer about cookies as a plain form: the server keeps it and leads back. Boxes stand in a form of their own with
 * one answer: Enter in a box gives the first answer of its form.
 */
export function ConsentForm({ path, children }: FormProps) {
  return (
    <form className="consent-form" action="/consent" method="post" autoComplete="off">
      <input type="hidden" name="path" value={path} />
      {children}
    </form>
  );
}

/** The purposes with a box each. A disabled box is not sent: the server adds the first option itself. */
export function ConsentOptions({ options }: { readonly options: readonly ConsentOption[] }) {
  const { words } = useSite();
  const { banner, options: texts, alwaysOn } = words.consent;
  return (
    <fieldset className="consent-options">
      <legend>{banner.legend}</legend>
      <ul>
        {options.map(({ id, checked, refused = false }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                name="option"
                value={id}
                defaultChecked={checked}
                disabled={id === ALWAYS_ON || refused}
                aria-describedby={`consent-option-${id}`}
              />
              <span>{texts[id].title}</span>
              {id === ALWAYS_ON ? <small>{alwaysOn}</small> : null}
            </label>
            <p id={`consent-option-${id}`}>{texts[id].content}</p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** A button that answers: `all`, `necessary`, or what the boxes say. */
export function ConsentAnswer({
  choice,
  children,
}: {
  readonly choice: 'all' | 'necessary' | 'custom';
  readonly children: ReactNode;
}) {
  return (
    <button className="button button-answer" type="submit" name="choice" value={choice}>
      {children}
    </button>
  );
}
