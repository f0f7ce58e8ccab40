import { HiddenFields, type Fields } from '../elements/HiddenFields.tsx';
import { useRenderContext } from '../renderContext.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { SplitSection } from './SplitSection.tsx';

export interface InquiryFormProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly action: string;
  readonly heading: string;
  readonly text: string;
  readonly submit: string;
  readonly privacy: string;
  readonly fields: readonly FormFieldProps[];
  /** Why the form as a whole was not accepted. */
  readonly problem: string | undefined;
  /** The page about which the visitor writes: English desktop path and query string. */
  readonly about: { readonly path: string; readonly label: string } | undefined;
  readonly hidden: Fields;
  /** Name of a field that only programs fill in. */
  readonly trap: string;
}

/** A form for visitors, with a summary of what is wrong after an unsuccessful attempt. */
export function InquiryForm(props: InquiryFormProps) {
  const { id, action, heading, text, submit, privacy, fields, problem, about, hidden, trap } = props;
  const { words, href } = useRenderContext();
  const { required, about: aboutLabel, trap: trapLabel, privacyLink } = words.inquiries;
  const hasFaults = problem !== undefined || fields.some(({ fault }) => fault !== undefined);
  return (
    <SplitSection
      id={id}
      className="unprinted inquiry"
      ground="paper"
      heading={heading}
      text={text}
      data-inquiry=""
    >
      {hasFaults ? <Summary {...props} /> : null}
      <form className="inquiry-form" action={action} method="post" noValidate>
        <HiddenFields fields={hidden} />
        {about ? (
          <p className="callout inquiry-about">
            {`${aboutLabel}${words.frame.labelSeparator}`}
            <a href={href(about.path)}>
              <bdi>{about.label}</bdi>
            </a>
          </p>
        ) : null}
        <p className="note">{required}</p>
        {fields.map((field) => (
          <FormField key={field.name} id={`${id}-${field.name}`} {...field} />
        ))}
        <p className="visually-hidden" aria-hidden="true">
          <label>
            {trapLabel}
            <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <p className="note">
          {`${privacy} `}
          <a href={href('/privacy')}>{privacyLink}</a>
        </p>
        <button className="button button-primary" type="submit">
          {submit}
        </button>
      </form>
    </SplitSection>
  );
}

function Summary({ id, fields, problem }: InquiryFormProps) {
  const { words } = useRenderContext();
  const faulty = fields.filter(({ fault }) => fault !== undefined);
  return (
    <div
      className="stack gap-2 inquiry-summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${id}-summary`}
      data-inquiry-focus=""
    >
      <h3 className="error" id={`${id}-summary`}>
        {words.inquiries.summary}
      </h3>
      {problem === undefined ? null : <p>{problem}</p>}
      {faulty.length > 0 ? (
        <ul className="stack gap-2">
          {faulty.map(({ name, label, fault }) => (
            <li key={name}>
              <a href={`#${id}-${name}`}>{`${label}${words.frame.labelSeparator}${fault}`}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
