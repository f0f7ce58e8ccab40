import type { ReactNode } from 'react';
import { ValueTable } from './ValueTable.tsx';

export interface DataRow {
  readonly label: string;
  /** Conditions under which the values apply; may be empty. */
  readonly conditions: string;
  /** One value per model, with unit, formatted for the page's language. */
  readonly values: readonly string[];
}

export interface DataTableProps {
  readonly heading: string;
  readonly caption: string;
  readonly modelsLabel: string;
  /** Model names: the column headers. */
  readonly models: readonly string[];
  readonly rows: readonly DataRow[];
}

/** Technical data, with one column per model. */
export function DataTable({
  heading,
  caption,
  modelsLabel,
  models,
  rows,
  children,
}: DataTableProps & { readonly children?: ReactNode }) {
  return (
    <ValueTable
      id="data"
      heading={heading}
      caption={caption}
      corner={modelsLabel}
      columns={models.map((name) => ({ name }))}
      rows={rows}
    >
      {children}
    </ValueTable>
  );
}
