import type { ReactNode } from 'react';
import { Title } from '../elements/Title.tsx';

interface Props {
  readonly id: string;
  /** Beside `data-table`. */
  readonly className?: string;
  readonly heading: string;
  readonly caption: string;
  /** Head of the column that holds the rows' own heads. */
  readonly corner: string;
  readonly columns: readonly { readonly key: string; readonly head: ReactNode }[];
  readonly rows: readonly {
    readonly label: string;
    readonly className?: string | undefined;
    /** What the row's head says behind its label. */
    readonly note?: ReactNode;
    /** One for each column. */
    readonly values: readonly string[];
  }[];
}

/** Values in rows and columns under a heading; where the window is narrow they scroll sideways, by keyboard, too. */
export function ValueTable({ id, className, heading, caption, corner, columns, rows }: Props) {
  return (
    <section className={className ? `data-table ${className}` : 'data-table'} id={id}>
      <h2>{heading}</h2>
      <section className="data-table-scroll" tabIndex={0} aria-label={heading}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Title text={corner} />
              </th>
              {columns.map(({ key, head }) => (
                <th key={key} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className={row.className}>
                <th scope="row">
                  <Title text={row.label} />
                  {row.note}
                </th>
                {row.values.map((value, index) => (
                  <td key={columns[index]?.key}>
                    <bdi>{value}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
