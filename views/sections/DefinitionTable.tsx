import type { Feature } from './FeatureGrid.tsx';
import './DefinitionTable.css';

interface Props {
  /** Table caption for screen readers. */
  readonly caption: string;
  /** Headers of the two columns, if they are not self-explanatory. */
  readonly heads?: readonly [string, string];
  /** `title` is the term, `text` its definition. */
  readonly rows: readonly Feature[];
}

/** Table of terms and definitions. */
export function DefinitionTable({ caption, heads, rows }: Props) {
  return (
    <table className="definition-table">
      <caption className="visually-hidden">{caption}</caption>
      {heads ? (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(({ title, text }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
