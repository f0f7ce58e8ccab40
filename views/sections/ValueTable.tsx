import type { ReactNode } from 'react';
import { Title } from '../elements/Title.tsx';
import './DataTable.css';

interface Props {
  readonly id: string;
  /** CSS class in addition to `data-table`. */
  readonly className?: string;
  readonly heading: string;
  readonly level?: 'h2' | 'h3';
  readonly caption: string;
  /** Header of the column with the row headers. */
  readonly corner: string;
  readonly columns: readonly { readonly key: string; readonly head: ReactNode }[];
  readonly rows: readonly {
    readonly label: string;
    /** Shown under the label; may be empty. */
    readonly conditions: string;
    readonly className?: string | undefined;
    /** Content of the row header after the label. */
    readonly note?: ReactNode;
    /** One value per column. */
    readonly values: readonly string[];
  }[];
}

/** Table with heading. Scrolls sideways in narrow windows, and is focusable for keyboards. */
export function ValueTable({
  id,
  className,
  heading,
  level: Heading = 'h2',
  caption,
  corner,
  columns,
  rows,
}: Props) {
  return (
    <section className={className ? `data-table ${className}` : 'data-table'} id={id}>
      <Heading>{heading}</Heading>
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
                  {row.conditions === '' ? null : (
                    <span className="data-table-conditions">{row.conditions}</span>
                  )}
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
