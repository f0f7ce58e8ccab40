import { useSite } from '../site.tsx';
import type { DataRow } from './DataTable.tsx';

export interface ComparedRow extends DataRow {
  readonly differs: boolean;
}

export interface Comparison {
  readonly columns: readonly { readonly to: string; readonly name: string }[];
  readonly rows: readonly ComparedRow[];
}

/** Products side by side; the rows in which they differ bear a mark. */
export function ComparisonTable({ columns, rows }: Comparison) {
  const { words, href } = useSite();
  const { heading, caption, differs, product } = words.products.compare;
  return (
    <section className="data-table comparison" id="comparison">
      <h2>{heading}</h2>
      <section className="data-table-scroll" tabIndex={0} aria-label={heading}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{product}</th>
              {columns.map(({ to, name }) => (
                <th key={to} scope="col">
                  <a href={href(to)}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className={row.differs ? 'comparison-differs' : undefined}>
                <th scope="row">
                  {row.label}
                  {row.differs ? <span className="visually-hidden">{` (${differs})`}</span> : null}
                </th>
                {row.values.map((value, index) => (
                  <td key={columns[index]?.to}>
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
