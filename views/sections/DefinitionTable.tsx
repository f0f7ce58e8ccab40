import type { Feature } from './FeatureGrid.tsx';

interface Props {
  /** What the table holds, for those who cannot see where it stands. */
  readonly caption: string;
  /** Heads of the two columns, where they do not explain themselves. */
  readonly heads?: readonly [string, string];
  /** `title` is the term, `text` what it means. */
  readonly rows: readonly Feature[];
}

/** Terms and what holds for them. */
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
