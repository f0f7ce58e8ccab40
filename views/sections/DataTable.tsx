import { ValueTable } from './ValueTable.tsx';

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
  const columns = models.map((model) => ({ key: model, head: <bdi className="code">{model}</bdi> }));
  return (
    <ValueTable
      id="data"
      heading={heading}
      caption={caption}
      corner={modelsLabel}
      columns={columns}
      rows={rows}
    />
  );
}
