import { MailLink } from '../elements/MailLink.tsx';
import { PhoneLink } from '../elements/PhoneLink.tsx';
import { useRenderContext } from '../renderContext.tsx';
import type { Feature } from './FeatureGrid.tsx';

export interface Department {
  /** Of the element. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly mail: string;
  readonly phone?: string;
  readonly facts?: readonly Feature[];
  /** Opening hours from Monday through Friday, and what the script says within and outside of them. */
  readonly open?: {
    readonly timeZone: string;
    readonly from: string;
    readonly to: string;
    readonly openNow: string;
    readonly closedNow: string;
  };
}

/** Departments or hubs with their mail addresses and phone numbers. */
export function DepartmentList({ departments }: { readonly departments: readonly Department[] }) {
  const labels = useRenderContext().words.company.departments;
  return (
    <ul className="tiles department-list">
      {departments.map(({ id, title, text, mail, phone, facts = [], open }) => (
        <li key={title} className="card" id={id}>
          <h3>{title}</h3>
          {open ? <address>{text}</address> : <p className="note">{text}</p>}
          <dl className="before-2">
            {facts.map(({ title: term, text: definition }) => (
              <div key={term} className="cluster middle">
                <dt className="muted tiny">{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
            {phone === undefined ? null : (
              <div className="cluster middle">
                <dt className="muted tiny">{labels.phone}</dt>
                <dd>
                  <PhoneLink number={phone} className="tap deep small strong" />
                </dd>
              </div>
            )}
            <div className="cluster middle">
              <dt className="muted tiny">{labels.mail}</dt>
              <dd>
                <MailLink address={mail} className="tap deep small strong" />
              </dd>
            </div>
          </dl>
          {open ? (
            <p
              className="note"
              data-open-now={open.openNow}
              data-closed-now={open.closedNow}
              data-zone={open.timeZone}
              data-from={open.from}
              data-to={open.to}
              hidden
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
