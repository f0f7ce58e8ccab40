import { MailLink } from '../elements/MailLink.tsx';
import { PhoneLink } from '../elements/PhoneLink.tsx';
import { useRenderContext } from '../renderContext.tsx';
import './DepartmentList.css';

export interface Department {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly mail: string;
  readonly phone?: string;
}

/** Departments with their mail addresses and phone numbers. */
export function DepartmentList({ departments }: { readonly departments: readonly Department[] }) {
  const labels = useRenderContext().words.company.departments;
  return (
    <ul className="department-list">
      {departments.map(({ id, title, text, mail, phone }) => (
        <li key={id} id={`department-${id}`}>
          <h3>{title}</h3>
          <p>{text}</p>
          <dl>
            {phone === undefined ? null : (
              <div>
                <dt>{labels.phone}</dt>
                <dd>
                  <PhoneLink number={phone} />
                </dd>
              </div>
            )}
            <div>
              <dt>{labels.mail}</dt>
              <dd>
                <MailLink address={mail} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
