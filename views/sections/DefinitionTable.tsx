import { TableHead } from '../elements/TableHead.tsx';
import { PhoneLink } from '../elements/PhoneLink.tsx';
import type { Feature } from './FeatureGrid.tsx';

export type DefinitionRows = readonly (Feature & { readonly phone?: string })[];

interface Props {
  /** Table caption for screen readers. */
  readonly caption: string;
  /** Headers of the two columns, if they are not self-explanatory. */
  readonly heads?: readonly [string, string];
  /** `title` is the term, `text` its definition, after a phone number if there is one. */
  readonly rows: DefinitionRows;
}

/** Table of terms and definitions. */
export function DefinitionTable({ caption, heads, rows }: Props) {
  return (
    <table className="ruled-end definition-table">
      <caption className="visually-hidden">{caption}</caption>
      {heads ? <TableHead heads={heads} /> : null}
      <tbody>
        {rows.map(({ title, text, phone }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              {phone === undefined ? null : (
                <>
                  <PhoneLink number={phone} />
                  <br />
                </>
              )}
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
