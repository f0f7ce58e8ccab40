import type { ReactNode } from 'react';
import { useRenderContext } from '../renderContext.tsx';

/** A consent option (specification, section 3). The first is always on. */
export interface ConsentOption {
  readonly id: 1 | 2;
  readonly checked: boolean;
  /** Refused by Global Privacy Control. */
  readonly refused?: boolean;
}

const ALWAYS_ON = 1;

interface FormProps {
  /** Path of the page to return to. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Plain consent form: the server sets the cookies and redirects back. Checkboxes need a form of their own with a single
 * submit button, because Enter in a checkbox activates the first submit button of its form.
 */
export function ConsentForm({ path, children }: FormProps) {
  return (
    <form className="consent-form" action="/consent" method="post" autoComplete="off">
      <input type="hidden" name="path" value={path} />
      {children}
    </form>
  );
}

/** Checkboxes of the options. Disabled checkboxes are not submitted; the server adds the first option itself. */
export function ConsentOptions({ options }: { readonly options: readonly ConsentOption[] }) {
  const { words } = useRenderContext();
  const { banner, options: texts, alwaysOn } = words.consent;
  return (
    <fieldset className="consent-options">
      <legend className="strong">{banner.legend}</legend>
      <ul className="tiles gap-3">
        {options.map(({ id, checked, refused = false }) => (
          <li key={id}>
            <label className="cluster middle strong">
              <input
                type="checkbox"
                name="option"
                value={id}
                defaultChecked={checked}
                disabled={id === ALWAYS_ON || refused}
                aria-describedby={`consent-option-${id}`}
              />
              <span>{texts[id].title}</span>
              {id === ALWAYS_ON ? <small className="muted tiny">{alwaysOn}</small> : null}
            </label>
            <p className="muted tiny" id={`consent-option-${id}`}>
              {texts[id].content}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Submit button: accepts `all`, `necessary`, or the checked options (`custom`). */
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
