export interface DataRow {
  readonly label: string;
  /** One value a model, unit included, in the form of the page's language. */
  readonly values: readonly string[];
}

export interface DataTableProps {
  readonly heading: string;
  readonly caption: string;
  readonly modelsLabel: string;
  /** Model codes: the heads of the columns. */
  readonly models: readonly string[];
  readonly rows: readonly DataRow[];
}

/** Technical data: rows of figures, a column for each model. */
export function DataTable({ heading, caption, modelsLabel, models, rows }: DataTableProps) {
  return (
    <section className="data-table" id="data">
      <h2>{heading}</h2>
      <section className="data-table-scroll" tabIndex={0} aria-label={heading}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{modelsLabel}</th>
              {models.map((model) => (
                <th key={model} scope="col">
                  <bdi>{model}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, index) => (
                  <td key={models[index]}>
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
