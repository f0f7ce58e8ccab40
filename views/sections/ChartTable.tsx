import { TableHead } from '../elements/TableHead.tsx';
import { useRenderContext } from '../renderContext.tsx';

interface Props {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Row header and one value per column; `undefined` if there is no measurement. */
  readonly rows: readonly { readonly label: string; readonly values: readonly (number | undefined)[] }[];
}

/** Expandable table with the data of a chart. */
export function ChartTable({ caption, heads, rows }: Props) {
  const { words, format } = useRenderContext();
  return (
    <details className="chart-table">
      <summary className="tap small">
        <span>{words.company.chartTable}</span>
      </summary>
      <table className="small">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead heads={heads} />
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={heads[index + 1]}>
                  <bdi>{value === undefined ? '–' : format.number(value)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
